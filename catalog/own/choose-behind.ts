import { contrastRatio, type Hex, mixColours, type Rgb, toHex } from '#shared/art/hex-colour.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import { RefusedError } from '../release/refused-error.ts'
import { hexToOklch, oklchToHex } from './oklch.ts'
import type { Unrest } from './unrest.ts'

/** Deep ink on a light ground, or pale ink on a dark one. */
export type Tone = 'deep' | 'pale'

/** What lies under the words in one format. */
export interface UnderWords {
  colours: readonly Rgb[]
  unrest: Pick<Unrest, 'spread' | 'edges'>
}

export type Behind = ArtPicture['behind']

/** What comes between picture and words. */
export interface Covering {
  behind: Behind
  cover: number
  tone: Tone
}

const leastOfNames = 7
/** A little more leaves room to tint the names. */
const leastContrast = 7.4
/** Covers of a veil to try; a stronger one would look like a plate without an edge. */
const veils = [0.3, 0.4, 0.5, 0.6, 0.7, 0.78]
const plateCover = 1
/** Unrest that does not disturb reading. */
const calm = { spread: 0.15, edges: 0.012 }

const middle: Rgb = [128, 128, 128]

/** One cell in so many may be worse: a single speck is not a ground. */
const worstOf = 200

/**
 * The least that makes the words readable on this picture: nothing, a veil, or a plate.
 *
 * @param wish what the operator asked for
 * @throws RefusedError when what was asked for leaves the words unreadable
 */
export function chooseBehind(unders: readonly UnderWords[], wishes: CoveringWishes): Covering {
  const { wish, ink } = wishes
  const tones: Tone[] = ink === undefined ? ['deep', 'pale'] : [toneOf(ink)]
  const tries: Covering[] = [0, ...veils].flatMap((cover) =>
    tones.map((tone) => ({ behind: cover === 0 ? 'nothing' : 'veil', cover, tone }) as const),
  )
  const wished = tries.filter(({ behind }) => wish === undefined || behind === wish)
  const contrast = (one: Covering) => contrastWith(unders, one, wishes)
  const least = ink === undefined ? leastContrast : leastOfNames
  const readable = wished.filter((one) => contrast(one) >= least)
  const quiet = readable.filter(({ cover }) => wish === 'nothing' || isCalm(unders, cover))
  const lightest = Math.min(...quiet.map(({ cover }) => cover))
  const [best] = quiet
    .filter(({ cover }) => cover === lightest)
    .sort((one, other) => contrast(other) - contrast(one))
  if (best) return best
  if (wish === 'nothing' || wish === 'veil') refuse(wish, Math.max(...wished.map(contrast)), least)
  const tone = ink === undefined ? meanTone(unders) : toneOf(ink)
  const plate: Covering = { behind: 'plate', cover: plateCover, tone }
  if (contrast(plate) < least) {
    throw new RefusedError(
      `The ink ${ink} has a contrast of ${contrast(plate).toFixed(1)}:1 even on a plate, and names ` +
        `need ${leastOfNames}:1: take a darker or lighter one.`,
    )
  }
  return plate
}

export interface CoveringWishes {
  /** Hue of the veil or plate, degrees. */
  hue: number
  wish?: Behind | undefined
  /** The ink of all words. */
  ink?: Hex | undefined
}

function refuse(wish: Behind, most: number, least: number): never {
  const reason =
    most < least
      ? `words would have a contrast of ${most.toFixed(1)}:1 there, and names need ${leastOfNames}:1`
      : 'it would show too much between the letters'
  throw new RefusedError(
    `The picture is too busy for words with "--behind ${wish}": ${reason}. ` +
      'Leave the option out, or give a calmer place with "--text".',
  )
}

function isCalm(unders: readonly UnderWords[], cover: number): boolean {
  return unders.every(
    ({ unrest }) =>
      unrest.spread * (1 - cover) <= calm.spread && unrest.edges * (1 - cover) <= calm.edges,
  )
}

function contrastWith(
  unders: readonly UnderWords[],
  { cover, tone }: Covering,
  { hue, ink }: CoveringWishes,
): number {
  const under = worstUnder(unders, { tone, veil: veilOf(tone, hue), cover })
  return contrastRatio(ink ?? (tone === 'deep' ? deepest(hue) : palest(hue)), under)
}

/** Whether an ink is for light grounds. */
function toneOf(ink: Hex): Tone {
  return hexToOklch(ink).light < 0.6 ? 'deep' : 'pale'
}

function deepest(hue: number): Hex {
  return oklchToHex({ light: 0.2, chroma: 0.05, hue })
}

function palest(hue: number): Hex {
  return oklchToHex({ light: 0.985, chroma: 0.01, hue })
}

/** The colour of a veil or plate under ink of that tone. */
export function veilOf(tone: Tone, hue: number): Hex {
  return tone === 'deep'
    ? oklchToHex({ light: 0.972, chroma: 0.022, hue })
    : oklchToHex({ light: 0.23, chroma: 0.05, hue })
}

/**
 * The colour under the words on which ink of this tone reads worst, of all formats, as the covered
 * picture shows it.
 */
export function worstUnder(
  unders: readonly UnderWords[],
  { tone, veil, cover }: { tone: Tone; veil: Hex; cover: number },
): Hex {
  const ends = unders.map((under) => extremesOf(under)[tone])
  const ranked = ends.sort((one, other) => brightness(one) - brightness(other))
  const worst = (tone === 'deep' ? ranked[0] : ranked.at(-1)) ?? middle
  return mixColours(toHex(worst), veil, cover)
}

/** The worst ground for each tone of ink; sorting takes time, so each is found once. */
const extremes = new WeakMap<UnderWords, Readonly<Record<Tone, Rgb>>>()

function extremesOf(under: UnderWords): Readonly<Record<Tone, Rgb>> {
  const known = extremes.get(under)
  if (known) return known
  const ranked = under.colours
    .map((rgb) => ({ rgb, light: brightness(rgb) }))
    .sort((one, other) => one.light - other.light)
  const skipped = Math.floor(ranked.length / worstOf)
  const deep = ranked[skipped]?.rgb ?? middle
  const found = { deep, pale: ranked.at(-1 - skipped)?.rgb ?? middle }
  extremes.set(under, found)
  return found
}

/** The ink that a plate needs to be of the same lightness as the picture. */
function meanTone(unders: readonly UnderWords[]): Tone {
  const all = unders.flatMap(({ colours }) => colours)
  const mean = all.reduce((sum, one) => sum + brightness(one), 0) / Math.max(1, all.length)
  return mean >= 0.18 ? 'deep' : 'pale'
}

/** Relative luminance, 0 to 1. */
function brightness(rgb: Rgb): number {
  return (contrastRatio(toHex(rgb), '#000000') - 1) * 0.05
}
