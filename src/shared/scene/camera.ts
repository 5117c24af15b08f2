import type { Box } from '../art/family.ts'
import type { PartOf } from './cut-art.ts'
import { resolveMotion } from './move-node.ts'
import type { Motion, Property, Track } from './prepared-scene.ts'
import type { SceneLayerOf, SceneMotion } from './scene.ts'
import { cardBoxOf, frameOf, layersOf, middleOf, pageBox, type SceneStage } from './scene-stage.ts'
import { restOf } from './value-at.ts'

/** The motion of the whole card; the backdrop stays still. */
export function cameraOf(stage: SceneStage): Motion[] {
  return layersOf(stage, 'page').flatMap((layer) => pageMotions(layer, 1, stage))
}

/**
 * What a part moves more or less than the page. A part that covers much of the page moves with it:
 * to scale it by itself in each frame costs as much as the page.
 */
export function depthOf(parts: readonly PartOf[], stage: SceneStage): Motion[] {
  const name = parts.at(-1)?.name
  const box = name && cardBoxOf(name, stage)
  if (!name || !box || isLarge(box, stage)) return []
  return layersOf(stage, 'page').flatMap((layer) => {
    const depth = layer.depths[name]
    return depth ? pageMotions(layer, depth, stage) : []
  })
}

/** Share of the page, from which a part has no depth. */
const largeShare = 0.35

function isLarge({ width, height }: Box, { parts: { size } }: SceneStage): boolean {
  return width * height > largeShare * size.widthPx * size.heightPx
}

function pageMotions(
  { motions, part }: SceneLayerOf<'page'>,
  times: number,
  stage: SceneStage,
): readonly Motion[] {
  const seen = part && cardBoxOf(part, stage)
  const about = {
    ...{ box: pageBox(stage), own: seen && middleOf(seen), index: 0, isRtl: false, lateMs: 0 },
    ...frameOf(stage),
  }
  return resolveMotion({ motions: motions.map((each) => nearer(each, times)) }, about).motions
}

/** A motion that goes `times` as far from rest. */
function nearer(motion: SceneMotion, times: number): SceneMotion {
  if (times === 1) return motion
  const tracks = Object.entries(motion.tracks) as [Property, Track | undefined][]
  return {
    ...motion,
    tracks: Object.fromEntries(
      tracks.map(([property, track]) => [
        property,
        track?.map((key) => ({
          ...key,
          value: restOf[property] + (key.value - restOf[property]) * times,
        })),
      ]),
    ),
  }
}
