import * as v from 'valibot'
import { partNames } from '../art/family.ts'
import { slugSchema as slug } from '../slug.ts'
import { easings, properties, revealSides } from './prepared-scene.ts'

/*
 * A scene: a card in motion, as its author writes it. Lengths are u, 1080 to the width of the
 * card's page, so a scene fits every format; times are ms from the start.
 */

/** Defined in `format.ts`, which loads no schema. */
export { type VideoFormat, videoFormats } from '../format.ts'

const timeMs = v.pipe(v.number(), v.minValue(-60_000), v.maxValue(30_000))
const value = v.pipe(v.number(), v.minValue(-4000), v.maxValue(4000))

const key = v.object({ atMs: timeMs, value, ease: v.optional(v.picklist(easings)) })
const track = v.pipe(
  v.array(key),
  v.minLength(1),
  v.check(
    (keys) => keys.every(({ atMs }, i) => i === 0 || atMs > (keys[i - 1]?.atMs ?? 0)),
    'each key must be later than the one before',
  ),
)

const wave = v.object({
  property: v.picklist(properties),
  amplitude: value,
  periodMs: v.pipe(v.number(), v.minValue(120), v.maxValue(60_000)),
  phase: v.optional(v.number(), 0),
})

/**
 * The point that a part turns and grows about, within its own ink. `own` is the art's point;
 * default its middle.
 */
const pivot = v.picklist(['own', 'middle', 'foot', 'head', 'page'])

const motion = v.object({
  pivot: v.optional(pivot, 'own'),
  tracks: v.optional(v.record(v.picklist(properties), v.optional(track)), {}),
  waves: v.optional(v.array(wave), []),
})
export type SceneMotion = v.InferOutput<typeof motion>

/** `start` is where reading begins: the right of a Hebrew line, the left of an English one. */
const reveal = v.object({ from: v.picklist([...revealSides, 'start']), shown: track })

const layerMotionEntries = {
  motions: v.optional(v.array(motion), []),
  reveal: v.optional(reveal),
  /**
   * For several parts of that name, or several lines: the delay of each after the one before, ms.
   */
  staggerMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5000)), 0),
  /**
   * The order of several: as painted, from one side to the other, from the middle, or the highest
   * and then from the left, like the lights of a menorah on the eighth night.
   */
  order: v.optional(v.picklist(['painted', 'left', 'right', 'middle', 'highest']), 'painted'),
}

export const particleKinds = [
  'petal',
  'leaf',
  'confetti',
  'streamer',
  'dust',
  'spark',
  'star',
  'snow',
] as const

export const particleWays = ['fall', 'gust', 'burst', 'rise', 'hover'] as const

const share = v.pipe(v.number(), v.minValue(-4), v.maxValue(5))

/** Parts that a card's art lacks, or has no room for beside the words, are ignored. */
const part = v.picklist(partNames)

const depth = v.pipe(v.number(), v.minValue(-1), v.maxValue(2))

/** Values that a plot has too. */
export const sceneEntries = {
  track,
  timeMs,
  seconds: v.pipe(v.number(), v.minValue(8), v.maxValue(30)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(160)),
  size: v.pipe(v.number(), v.minValue(2), v.maxValue(160)),
  opacity: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
  glintWidth: v.pipe(v.number(), v.minValue(40), v.maxValue(900)),
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  radius: v.pipe(v.number(), v.minValue(0.1), v.maxValue(1)),
}

const layer = v.variant('of', [
  /** A named group of the art, moved by all of its layers. Groups that no layer names stay still. */
  v.object({ of: v.literal('part'), part, ...layerMotionEntries }),
  /**
   * The lines of a field; default the lines of all fields that no other layer names, except the
   * header.
   */
  v.object({ of: v.literal('words'), field: v.optional(slug), ...layerMotionEntries }),
  /** Photos and stickers. */
  v.object({ of: v.literal('objects'), ...layerMotionEntries }),
  v.object({
    of: v.literal('particles'),
    what: v.picklist(particleKinds),
    way: v.picklist(particleWays),
    count: sceneEntries.count,
    /** Colours of the palette, by name: `colours` or a role of its ink. */
    colours: v.pipe(v.array(v.string()), v.minLength(1)),
    seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
    /** A named group of the art that they are around. */
    part: v.optional(part),
    /** In shares of the page, or of that group. */
    box: v.optional(v.object({ x: share, y: share, width: share, height: share })),
    size: v.optional(sceneEntries.size, 26),
    opacity: v.optional(sceneEntries.opacity, 1),
    fromMs: v.optional(timeMs, 0),
    untilMs: v.optional(timeMs, 30_000),
    /** Whether they are above the words; only for thin and light particles. */
    over: v.optional(v.boolean(), false),
  }),
  /** Light passes over a named group, or over all foil of the art. */
  v.object({
    of: v.literal('glint'),
    part: v.optional(part),
    place: track,
    width: v.optional(sceneEntries.glintWidth, 360),
    strength: v.optional(sceneEntries.opacity, 0.5),
  }),
  /** Darkness over the art, under the words, which leaves a lit place. */
  v.object({
    of: v.literal('light'),
    /** Colour of the darkness, hex. */
    colour: sceneEntries.colour,
    /** 0 is full light, 1 the whole darkness. */
    dark: track,
    /** The named group that stays lit; default: the middle of the page. */
    part: v.optional(part),
    /** Radius of the lit place, as a share of the page's diagonal. */
    radius: v.optional(sceneEntries.radius, 0.6),
  }),
  /** The whole page, like a camera. */
  v.object({
    of: v.literal('page'),
    /** The named group that a motion with the pivot `own` looks at; default: the page. */
    part: v.optional(part),
    /**
     * How much more of the motion a named group has than the page: above 0 it is nearer to the
     * camera, below 0 farther.
     */
    depths: v.optional(v.record(part, v.optional(depth)), {}),
    motions: v.pipe(v.array(motion), v.minLength(1)),
  }),
])
export type SceneLayer = v.InferOutput<typeof layer>
export type SceneLayerOf<Of extends SceneLayer['of']> = Extract<SceneLayer, { of: Of }>

/** The layers and the length of a motion. */
export const sceneSchema = v.pipe(
  v.object({
    seconds: sceneEntries.seconds,
    layers: v.pipe(v.array(layer), v.minLength(1)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { seconds, layers } = dataset.value
    for (const [i, each] of layers.entries()) {
      const late = lastKeyOf(each)
      if (late > seconds * 1000) {
        addIssue({ message: `layer ${i + 1} (${each.of}) goes on to ${late} ms of ${seconds} s` })
      }
      if (each.of === 'particles' && each.untilMs <= each.fromMs) {
        addIssue({ message: `layer ${i + 1} (particles) ends before it starts` })
      }
    }
  }),
)
export type Scene = v.InferOutput<typeof sceneSchema>
export type SceneInput = v.InferInput<typeof sceneSchema>

function lastKeyOf(layer: SceneLayer): number {
  const tracks =
    layer.of === 'particles'
      ? []
      : layer.of === 'glint'
        ? [layer.place]
        : layer.of === 'light'
          ? [layer.dark]
          : [
              ...layer.motions.flatMap(({ tracks }) => Object.values(tracks)),
              'reveal' in layer ? layer.reveal?.shown : undefined,
            ]
  return Math.max(0, ...tracks.flatMap((keys) => keys?.map(({ atMs }) => atMs) ?? []))
}
