import type { Box, PartName, Size } from '../art/family.ts'
import { headerField } from '../card/place-header.ts'
import { cameraOf, depthOf } from './camera.ts'
import type { PartOf } from './cut-art.ts'
import { type Moved, resolveMotion } from './move-node.ts'
import type { Motion, PreparedScene, SceneNode, SpriteNode } from './prepared-scene.ts'
import type { Scene, SceneLayerOf } from './scene.ts'
import {
  type CardPlace,
  cardBoxOf,
  frameOf,
  layersOf,
  onVideo,
  pageBox,
  type SceneParts,
  type SceneStage,
} from './scene-stage.ts'

export interface SceneRequest {
  scene: Scene
  parts: SceneParts
  /** Size of the video, px. */
  page: Size
  place: CardPlace
  /** Colour behind the art, `#rrggbb`; none over a clip. */
  ground?: string | undefined
}

/**
 * A scene ready to draw: its motions assigned to the sprites of one card. A motion of something
 * that the card lacks has no effect; for example, long words leave no room for some ornaments.
 */
export function composeScene({ scene, parts, page, place, ground }: SceneRequest): PreparedScene {
  const layers = scene.layers
  const stage: SceneStage = { layers, parts, place, unit: parts.size.widthPx / 1080 }
  const { backdrop } = parts
  return {
    ...page,
    durationMs: scene.seconds * 1000,
    ground,
    camera: cameraOf(stage),
    ...(backdrop && { wall: { sprite: backdrop, card: onVideo(pageBox(stage), stage) } }),
    nodes: [
      ...artNodes(stage),
      ...glintNodes(stage),
      ...particleNodes(stage, page, false),
      ...objectNodes(stage),
      ...lightNodes(stage),
      ...lineNodes(stage),
      ...particleNodes(stage, page, true),
    ],
  }
}

function artNodes(stage: SceneStage): SceneNode[] {
  const layers = layersOf(stage, 'part')
  return stage.parts.art.map(({ sprite, parts }) => {
    const moved = parts.flatMap((part) => {
      const own = layers.filter((each) => each.part === part.name)
      return own.map((layer) => movedPart(layer, part, stage))
    })
    const reveal = moved.findLast((each) => each.reveal)?.reveal
    const motions = [...depthOf(parts, stage), ...moved.flatMap((each) => each.motions)]
    return { kind: 'sprite', sprite, motions, ...(reveal && { reveal }) }
  })
}

function movedPart(layer: SceneLayerOf<'part'>, part: PartOf, stage: SceneStage): Moved {
  const { measured } = stage.parts
  const own = measured.get(`${part.name}/${part.index}`)
  const box = own?.box ?? pageBox(stage)
  const alike = [...measured].filter(([key]) => key.startsWith(`${part.name}/`))
  const places = alike.map(([, each]) => each.box)
  const late = rankOf(box, places, { index: part.index, order: layer.order }) * layer.staggerMs
  const about = { box, own: own?.pivot, index: part.index, isRtl: false }
  return resolveMotion(layer, { ...about, lateMs: late, ...frameOf(stage) })
}

function objectNodes(stage: SceneStage): SceneNode[] {
  const [layer] = layersOf(stage, 'objects')
  return stage.parts.objects.map(({ sprite, box }, index) => {
    const about = { box, index, isRtl: false, lateMs: index * (layer?.staggerMs ?? 0) }
    const moved = layer && resolveMotion(layer, { ...about, ...frameOf(stage) })
    return nodeOf(sprite, moved)
  })
}

function lineNodes(stage: SceneStage): SceneNode[] {
  const layers = layersOf(stage, 'words')
  const counts = new Map<SceneLayerOf<'words'>, number>()
  return stage.parts.lines.map(({ sprite, field, box, isRtl }) => {
    const layer =
      layers.find((each) => each.field === field) ??
      layers.find((each) => each.field === undefined && field !== headerField)
    if (!layer) return nodeOf(sprite, undefined)
    const index = counts.get(layer) ?? 0
    counts.set(layer, index + 1)
    const about = { box, index, isRtl, lateMs: index * layer.staggerMs }
    return nodeOf(sprite, resolveMotion(layer, { ...about, ...frameOf(stage) }))
  })
}

function nodeOf(sprite: string, moved: Moved | undefined): SpriteNode {
  return {
    kind: 'sprite',
    sprite,
    motions: moved?.motions ?? [],
    ...(moved?.reveal && { reveal: moved.reveal }),
  }
}

function lightNodes(stage: SceneStage): SceneNode[] {
  return stage.layers.flatMap((layer, i) => {
    const sprite = stage.parts.lights.get(i)
    if (layer.of !== 'light' || sprite === undefined) return []
    const dark: Motion = { pivot: { x: 0, y: 0 }, tracks: { opacity: layer.dark } }
    return [{ kind: 'sprite', sprite, blend: 'multiply', motions: [dark] }]
  })
}

function glintNodes(stage: SceneStage): SceneNode[] {
  const { layers, parts, place, unit } = stage
  return layers.flatMap((layer, i) => {
    const sprite = parts.glints.get(i)
    if (layer.of !== 'glint' || sprite === undefined) return []
    const widthPx = layer.width * unit * place.scale
    return [{ kind: 'glint', sprite, place: layer.place, widthPx, strength: layer.strength }]
  })
}

function particleNodes(stage: SceneStage, page: Size, over: boolean): SceneNode[] {
  return stage.layers.flatMap((layer, i) => {
    if (layer.of !== 'particles' || layer.over !== over) return []
    const { way, count, seed, fromMs, untilMs, opacity, part, box } = layer
    const round = part === undefined ? wholePage(page) : partBox(part, stage)
    if (!round) return []
    const { x = 0, y = -0.04, width = 1, height = 1.08 } = box ?? {}
    return [
      {
        kind: 'particles',
        sprites: stage.parts.particles.get(i) ?? [],
        box: {
          x: round.x + x * round.width,
          y: round.y + y * round.height,
          width: width * round.width,
          height: height * round.height,
        },
        ...{ way, count, seed, fromMs, untilMs, opacity },
      },
    ]
  })
}

function wholePage({ widthPx, heightPx }: Size): Box {
  return { x: 0, y: 0, width: widthPx, height: heightPx }
}

/** The box around all groups of that name on the video; undefined if there are none. */
function partBox(name: PartName, stage: SceneStage): Box | undefined {
  const box = cardBoxOf(name, stage)
  return box && onVideo(box, stage)
}

/** Its index among its kind, from 0, in the order of appearance. */
function rankOf(
  box: Box,
  all: readonly Box[],
  { index, order }: { index: number; order: SceneLayerOf<'part'>['order'] },
): number {
  if (order === 'painted') return index
  const middle = (each: Box) => each.x + each.width / 2
  const mean = all.reduce((sum, each) => sum + middle(each), 0) / Math.max(1, all.length)
  const highest = Math.min(...all.map((each) => each.y))
  const place = (each: Box) => {
    if (order === 'highest') return each.y <= highest + 1 ? -Infinity : middle(each)
    if (order === 'middle') return Math.abs(middle(each) - mean)
    return order === 'left' ? middle(each) : -middle(each)
  }
  return all.filter((each) => place(each) < place(box) - 0.5).length
}
