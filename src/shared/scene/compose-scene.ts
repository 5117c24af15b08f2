import { unionOf } from '../art/box.ts'
import type { Box, PartName, Size } from '../art/family.ts'
import { headerField } from '../card/place-header.ts'
import type { PartOf } from './cut-art.ts'
import { type Moved, resolveMotion } from './move-node.ts'
import type {
  Motion,
  PreparedScene,
  Property,
  SceneNode,
  SpriteNode,
  Track,
} from './prepared-scene.ts'
import type { Scene, SceneLayer, SceneLayerOf, SceneMotion } from './scene.ts'
import { restOf } from './value-at.ts'

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

export interface SceneRequest {
  scene: Scene
  parts: SceneParts
  /** Size of the video, px. */
  page: Size
  place: CardPlace
}

/**
 * A scene ready to draw: its motions assigned to the sprites of one card. A motion of something
 * that the card lacks has no effect; for example, long words leave no room for some ornaments.
 */
export function composeScene({ scene, parts, page, place }: SceneRequest): PreparedScene {
  const layers = scene.layers
  const context: Context = { layers, parts, place, unit: parts.size.widthPx / 1080 }
  const { backdrop } = parts
  return {
    ...page,
    durationMs: scene.seconds * 1000,
    camera: cameraOf(context),
    ...(backdrop && { wall: { sprite: backdrop, card: onVideo(pageBox(context), context) } }),
    nodes: [
      ...artNodes(context),
      ...glintNodes(context),
      ...particleNodes(context, page, false),
      ...objectNodes(context),
      ...lightNodes(context),
      ...lineNodes(context),
      ...particleNodes(context, page, true),
    ],
  }
}

interface Context {
  layers: readonly SceneLayer[]
  parts: SceneParts
  place: CardPlace
  /** Card px per u. */
  unit: number
}

function layersOf<Of extends SceneLayer['of']>({ layers }: Context, of: Of): SceneLayerOf<Of>[] {
  return layers.filter((layer): layer is SceneLayerOf<Of> => layer.of === of)
}

function artNodes(context: Context): SceneNode[] {
  const layers = layersOf(context, 'part')
  return context.parts.art.map(({ sprite, parts }) => {
    const moved = parts.flatMap((part) => {
      const layer = layers.find((each) => each.part === part.name)
      return layer ? [movedPart(layer, part, context)] : []
    })
    const reveal = moved.findLast((each) => each.reveal)?.reveal
    const motions = [...depthOf(parts, context), ...moved.flatMap((each) => each.motions)]
    return { kind: 'sprite', sprite, motions, ...(reveal && { reveal }) }
  })
}

function movedPart(layer: SceneLayerOf<'part'>, part: PartOf, context: Context): Moved {
  const { measured } = context.parts
  const own = measured.get(`${part.name}/${part.index}`)
  const box = own?.box ?? pageBox(context)
  const alike = [...measured].filter(([key]) => key.startsWith(`${part.name}/`))
  const places = alike.map(([, each]) => each.box)
  const late = rankOf(box, places, { index: part.index, order: layer.order }) * layer.staggerMs
  const about = { box, own: own?.pivot, index: part.index, isRtl: false }
  return resolveMotion(layer, { ...about, lateMs: late, ...frameOf(context) })
}

function objectNodes(context: Context): SceneNode[] {
  const [layer] = layersOf(context, 'objects')
  return context.parts.objects.map(({ sprite, box }, index) => {
    const about = { box, index, isRtl: false, lateMs: index * (layer?.staggerMs ?? 0) }
    const moved = layer && resolveMotion(layer, { ...about, ...frameOf(context) })
    return nodeOf(sprite, moved)
  })
}

function lineNodes(context: Context): SceneNode[] {
  const layers = layersOf(context, 'words')
  const counts = new Map<SceneLayerOf<'words'>, number>()
  return context.parts.lines.map(({ sprite, field, box, isRtl }) => {
    const layer =
      layers.find((each) => each.field === field) ??
      layers.find((each) => each.field === undefined && field !== headerField)
    if (!layer) return nodeOf(sprite, undefined)
    const index = counts.get(layer) ?? 0
    counts.set(layer, index + 1)
    const about = { box, index, isRtl, lateMs: index * layer.staggerMs }
    return nodeOf(sprite, resolveMotion(layer, { ...about, ...frameOf(context) }))
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

/** The motion of the whole card; the backdrop stays still. */
function cameraOf(context: Context): Motion[] {
  return layersOf(context, 'page').flatMap((layer) => pageMotions(layer, 1, context))
}

/**
 * What a part moves more or less than the page. A part that covers much of the page moves with it:
 * to scale it by itself in each frame costs as much as the page.
 */
function depthOf(parts: readonly PartOf[], context: Context): Motion[] {
  const name = parts.at(-1)?.name
  const box = name && cardBoxOf(name, context)
  if (!name || !box || isLarge(box, context)) return []
  return layersOf(context, 'page').flatMap((layer) => {
    const depth = layer.depths[name]
    return depth ? pageMotions(layer, depth, context) : []
  })
}

/** Share of the page, from which a part has no depth. */
const largeShare = 0.35

function isLarge({ width, height }: Box, { parts: { size } }: Context): boolean {
  return width * height > largeShare * size.widthPx * size.heightPx
}

function pageMotions(
  { motions, part }: SceneLayerOf<'page'>,
  times: number,
  context: Context,
): readonly Motion[] {
  const seen = part && cardBoxOf(part, context)
  const about = {
    ...{ box: pageBox(context), own: seen && middleOf(seen), index: 0, isRtl: false, lateMs: 0 },
    ...frameOf(context),
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

function lightNodes(context: Context): SceneNode[] {
  return context.layers.flatMap((layer, i) => {
    const sprite = context.parts.lights.get(i)
    if (layer.of !== 'light' || sprite === undefined) return []
    const dark: Motion = { pivot: { x: 0, y: 0 }, tracks: { opacity: layer.dark } }
    return [{ kind: 'sprite', sprite, blend: 'multiply', motions: [dark] }]
  })
}

function glintNodes(context: Context): SceneNode[] {
  const { layers, parts, place, unit } = context
  return layers.flatMap((layer, i) => {
    const sprite = parts.glints.get(i)
    if (layer.of !== 'glint' || sprite === undefined) return []
    const widthPx = layer.width * unit * place.scale
    return [{ kind: 'glint', sprite, place: layer.place, widthPx, strength: layer.strength }]
  })
}

function particleNodes(context: Context, page: Size, over: boolean): SceneNode[] {
  return context.layers.flatMap((layer, i) => {
    if (layer.of !== 'particles' || layer.over !== over) return []
    const { way, count, seed, fromMs, untilMs, opacity, part, box } = layer
    const round = part === undefined ? wholePage(page) : partBox(part, context)
    if (!round) return []
    const { x = 0, y = -0.04, width = 1, height = 1.08 } = box ?? {}
    return [
      {
        kind: 'particles',
        sprites: context.parts.particles.get(i) ?? [],
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
function partBox(name: PartName, context: Context): Box | undefined {
  const box = cardBoxOf(name, context)
  return box && onVideo(box, context)
}

function cardBoxOf(name: PartName, { parts }: Context): Box | undefined {
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

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 }
}

function onVideo(box: Box, { place }: Context): Box {
  return {
    x: place.x + box.x * place.scale,
    y: place.y + box.y * place.scale,
    width: box.width * place.scale,
    height: box.height * place.scale,
  }
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

function pageBox({ parts }: Context): Box {
  return { x: 0, y: 0, width: parts.size.widthPx, height: parts.size.heightPx }
}

function frameOf(context: Context) {
  return { page: pageBox(context), place: context.place, unit: context.unit }
}
