import { unionOf } from '../art/box.ts'
import type { Box, PartName, Size } from '../art/family.ts'
import type { PartOf } from './cut-art.ts'
import type { SceneLayer, SceneLayerOf } from './scene.ts'

/** The movable parts of a card, measured; places are px of the card's page. */
export interface SceneParts {
  size: Size
  /** The art in painting order. */
  art: readonly { sprite: string; parts: readonly PartOf[] }[]
  /** By `name/index`: the ink of a named group, and the point that it turns about. */
  measured: ReadonlyMap<string, { box: Box; pivot?: { x: number; y: number } }>
  objects: readonly { sprite: string; box: Box }[]
  lines: readonly { sprite: string; field: string; box: Box; isRtl: boolean }[]
  /** Sprites of the layers that have their own, by index in the scene's list. */
  particles: ReadonlyMap<number, readonly string[]>
  glints: ReadonlyMap<number, string>
  lights: ReadonlyMap<number, string>
  /** The picture behind a card that does not fill the page. */
  backdrop?: string
}

/** The place of the card on the video's page: output px = `x + scale * px`. */
export interface CardPlace {
  x: number
  y: number
  scale: number
}

/** A scene's layers and the card that they are for. */
export interface SceneStage {
  layers: readonly SceneLayer[]
  parts: SceneParts
  place: CardPlace
  /** Card px per u. */
  unit: number
}

export function layersOf<Of extends SceneLayer['of']>(
  { layers }: SceneStage,
  of: Of,
): SceneLayerOf<Of>[] {
  return layers.filter((layer): layer is SceneLayerOf<Of> => layer.of === of)
}

export function cardBoxOf(name: PartName, { parts }: SceneStage): Box | undefined {
  return boxOfPart(name, parts.measured)
}

/**
 * The box around all groups of a name on the card, px of its page; undefined if there are none.
 *
 * @example boxOfPart('flame', new Map([['flame/0', { box }]])) // box
 */
export function boxOfPart(name: PartName, measured: SceneParts['measured']): Box | undefined {
  const boxes = [...measured].flatMap(([key, { box }]) => (key.startsWith(`${name}/`) ? [box] : []))
  return boxes.length > 0 ? unionOf(boxes) : undefined
}

export function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 }
}

export function onVideo(box: Box, { place }: SceneStage): Box {
  return {
    x: place.x + box.x * place.scale,
    y: place.y + box.y * place.scale,
    width: box.width * place.scale,
    height: box.height * place.scale,
  }
}

export function pageBox({ parts }: SceneStage): Box {
  return { x: 0, y: 0, width: parts.size.widthPx, height: parts.size.heightPx }
}

export function frameOf(stage: SceneStage) {
  return { page: pageBox(stage), place: stage.place, unit: stage.unit }
}
