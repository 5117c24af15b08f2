import type { Palette, PartName } from '../art/family.ts'
import { parseHex } from '../art/hex-colour.ts'
import type { MoveKind } from '../draft.ts'
import { isOfSorrow } from '../sober.ts'
import * as moves from './moves.ts'
import type { ParticleKind } from './particle-pictures.ts'
import type { Scene, SceneLayer } from './scene.ts'

/** The properties of a card that a motion is made for. */
export interface MadeFor {
  /** Names of the parts of its art. */
  parts: ReadonlySet<string>
  palette: Palette
  /** Its categories, the main one first. */
  categories: readonly string[]
}

/** Length of every made motion, s: the same as the shorter cut of a song. */
export const madeSeconds = 15

const endMs = madeSeconds * 1000

/**
 * A motion for a card without a composed one. It ends with the card as it is. In all of them flames
 * flicker, balloons and bulbs sway, and nothing falls over a sober card.
 *
 * @example madeScene('fall', { parts: new Set(['balloon']), palette, categories: ['bris'] }).seconds // 15
 */
export function madeScene(kind: MoveKind, card: MadeFor): Scene {
  return { seconds: madeSeconds, layers: [...makers[kind](card), ...livingParts(kind, card)] }
}

/** Whether a card is for a sober day, without confetti. */
export function isSober({ categories }: Pick<MadeFor, 'categories'>): boolean {
  return isOfSorrow(categories) || categories.includes('yom-kippur')
}

const makers: Readonly<Record<MoveKind, (card: MadeFor) => SceneLayer[]>> = {
  unfold: unfoldLayers,
  fall: fallLayers,
  light: lightLayers,
}

/** Sheets of paper are laid down, plants grow, then the words appear. */
function unfoldLayers({ parts }: MadeFor): SceneLayer[] {
  const arrivals = unfolding
    .filter(([part]) => parts.has(part))
    .map(([part, atMs, move]): SceneLayer => ({ ...still, of: 'part', part, ...move(atMs) }))
  return [camera, ...arrivals, words(3000)]
}

type Moving = ReturnType<typeof moves.unroll>

const still = { motions: [], staggerMs: 0, order: 'painted' } as const

const rising = (atMs: number) => moves.arrive({ atMs, forMs: 2000 })
const laying = (atMs: number) => moves.settle({ atMs, forMs: 2000 })
const opening = (atMs: number) => moves.unroll('middle', { atMs, forMs: 2600 })
const growing = (atMs: number) => moves.unroll('bottom', { atMs, forMs: 2800 })

/**
 * Start time of each kind of part, ms, and its motion, from the ground up. Other parts are there
 * from the start.
 */
const unfolding: readonly (readonly [PartName, number, (atMs: number) => Moving])[] = [
  ['sheet', 100, laying],
  ['border', 400, opening],
  ['foliage', 900, growing],
  ['cloud', 1200, rising],
  ['moon', 1400, rising],
  ['flowers', 1500, growing],
  ['motif', 1500, rising],
  ['actor', 1500, rising],
  ['lights', 1600, opening],
  ['stars', 1600, opening],
  ['letter', 1800, rising],
  ['divider', 2400, opening],
]

/** The card is there; particles of its season fall over its margins. */
function fallLayers(card: MadeFor): SceneLayer[] {
  const colours = tellingColours(card.palette)
  const dust = isSober(card)
  const what = dust ? 'dust' : fallingThing(card.categories)
  const falling: SceneLayer = {
    of: 'particles',
    what,
    way: dust ? 'hover' : 'fall',
    count: dust ? 26 : 34,
    colours,
    seed: 7,
    size: dust ? 12 : 26,
    opacity: dust ? 0.5 : 1,
    fromMs: -6000,
    untilMs: endMs + 4000,
    over: false,
  }
  return [camera, falling, words(600)]
}

/** A light passes over gold, with dust in it; a sober card has only the dust. */
function lightLayers(card: MadeFor): SceneLayer[] {
  const glint = (fromMs: number): SceneLayer => ({
    of: 'glint',
    width: 360,
    strength: 0.5,
    place: [
      { atMs: fromMs, value: 0 },
      { atMs: fromMs + 3600, value: 1, ease: 'sine-in-out' },
    ],
  })
  const dust: SceneLayer = {
    of: 'particles',
    what: 'dust',
    way: 'hover',
    count: 30,
    colours: tellingColours(card.palette).slice(0, 1),
    seed: 5,
    size: 12,
    opacity: 0.5,
    fromMs: -6000,
    untilMs: endMs + 4000,
    over: false,
  }
  const glints = isSober(card) ? [] : [glint(1200), glint(7600)]
  return [camera, ...glints, dust, words(600)]
}

/** The camera moves slightly back during all other motion. */
const camera: SceneLayer = { of: 'page', ...moves.push(1.03, 1, endMs) }

function words(atMs: number): SceneLayer {
  return { ...still, of: 'words', ...moves.arrive({ atMs, forMs: 1600, rise: 24 }), staggerMs: 450 }
}

/** Parts that always move, in every made motion. */
const living: readonly (readonly [PartName, Moving])[] = [
  ['flame', moves.flicker()],
  ['balloon', moves.together(moves.float(8, 7000), moves.sway(2.5))],
  ['hung', moves.sway(2)],
]

/** In the motion of light, these also twinkle. */
const shining: readonly (readonly [PartName, Moving])[] = [
  ['stars', moves.twinkle(0.6, 5200)],
  ['lights', moves.twinkle(0.6, 5200)],
]

function livingParts(kind: MoveKind, { parts }: MadeFor): SceneLayer[] {
  return [...living, ...(kind === 'light' ? shining : [])]
    .filter(([part]) => parts.has(part))
    .map(([part, move]): SceneLayer => ({ ...still, of: 'part', part, ...move }))
}

/** By category; default confetti. */
const falls: Readonly<Record<string, ParticleKind>> = {
  wedding: 'petal',
  'sheva-bruches': 'petal',
  anniversary: 'petal',
  vort: 'petal',
  tenoyim: 'petal',
  'its-a-girl': 'petal',
  shavuos: 'petal',
  pesach: 'petal',
  'tu-bishvat': 'petal',
  'good-shabbos': 'dust',
  'rosh-hashanah': 'leaf',
  sukkos: 'leaf',
  chanukah: 'spark',
  'lag-baomer': 'spark',
  'rosh-chodesh': 'star',
}

function fallingThing(categories: readonly string[]): ParticleKind {
  return falls[categories[0] ?? ''] ?? 'confetti'
}

/** Names of the palette's plain colours that stand out most on its ground, three at most. */
function tellingColours({ colours, ink, ground }: Palette): string[] {
  const known = Object.entries({ ...colours, ...ink }).filter(([, hex]) =>
    /^#[0-9a-f]{6}$/i.test(hex),
  )
  const telling = known
    .map(([name, hex]) => ({ name, tells: chroma(hex) * distance(hex, ground) }))
    .toSorted((one, other) => other.tells - one.tells)
  return telling.slice(0, 3).map(({ name }) => name)
}

/** Never zero, so that a grey palette has colours too. */
function chroma(hex: string): number {
  const channels = parseHex(hex)
  return 40 + Math.max(...channels) - Math.min(...channels)
}

function distance(hex: string, other: string): number {
  const to = parseHex(other)
  return Math.hypot(...parseHex(hex).map((channel, i) => channel - (to[i] ?? 0)))
}
