import { contrastRatio, type Hex } from '#shared/art/hex-colour.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import { type Covering, type Tone, type UnderWords, veilOf, worstUnder } from './choose-behind.ts'
import { hexToOklch, hueDistance, oklchToHex } from './oklch.ts'
import { hueName, type PictureHues } from './picture-hues.ts'

export interface PaletteSource {
  unders: readonly UnderWords[]
  covering: Covering
  hues: PictureHues
  /** Hue of the veil or plate, degrees. */
  veilHue: number
  /** Flat colour that stands in for the picture, hex. */
  ground: Hex
  /** The ink of all words, if the operator gave one. */
  ink?: Hex | undefined
}

/** Old gold: goes with every picture that has no second hue. */
const goldHue = 85
const maxPalettes = 3

/** Chroma of inks that are black or white to the eye. */
const neutralChroma = 0.012

interface Inks {
  label: string
  tone: Tone
  /** Hue of title, names and small ornament. */
  hue: number
  chroma: number
  accentHue: number
}

/**
 * One to three palettes, by id: inks in the hues of the picture, as colourful as the contrast
 * allows.
 */
export function makePalettes(source: PaletteSource): ArtPicture['palettes'] {
  const { ink } = source
  const made = inksOf(source).flatMap((inks) => paletteOf(inks, source) ?? [])
  const unique = made.filter(({ label }, i) => made.findIndex((one) => one.label === label) === i)
  const chosen = ink === undefined ? unique.slice(0, maxPalettes) : unique.slice(0, 1)
  return Object.fromEntries(chosen.map((palette) => [palette.label.toLowerCase(), palette]))
}

function inksOf({ covering: { tone, behind }, hues, ink }: PaletteSource): Inks[] {
  const { main, second, isColourful } = hues
  if (ink !== undefined) {
    const { hue, chroma } = hexToOklch(ink)
    return [{ label: hueName(hue, tone), tone, hue, chroma, accentHue: hue }]
  }
  const gold = hueDistance(main, goldHue) < 30 ? main : goldHue
  const neutral: Inks = {
    label: tone === 'deep' ? 'Ink' : 'Ivory',
    tone,
    hue: main,
    chroma: neutralChroma,
    accentHue: isColourful ? (second ?? main) : gold,
  }
  const inHue = (hue: number, accentHue: number, of: Tone = tone): Inks => ({
    label: hueName(hue, of),
    tone: of,
    hue,
    chroma: of === 'deep' ? 0.12 : 0.035,
    accentHue,
  })
  const other = tone === 'deep' ? 'pale' : 'deep'
  return [
    ...(isColourful ? [inHue(main, second ?? gold)] : []),
    ...(isColourful && second !== undefined ? [inHue(second, main)] : []),
    ...(behind === 'plate' ? [inHue(main, gold, other)] : []),
    neutral,
  ]
}

/** Undefined if the words cannot be read in these inks. */
function paletteOf(inks: Inks, source: PaletteSource) {
  const { unders, covering, veilHue, ground, ink: fixed } = source
  const { tone, hue, chroma, accentHue, label } = inks
  const isNeutral = chroma <= neutralChroma
  const veil = veilOf(tone, veilHue)
  const under = worstUnder(unders, { tone, veil, cover: covering.cover })
  const ink = (least: number, strength = chroma, ofHue = hue) =>
    fixed ?? strongestInk({ tone, hue: ofHue, chroma: strength, under, least })
  const strong = isNeutral ? 11 : 7.1
  const title = ink(isNeutral ? 11 : 5.6) ?? ink(5.6)
  const name = ink(strong) ?? ink(7.1)
  const body = ink(strong, chroma * 0.6) ?? ink(7.1, chroma * 0.6)
  const quiet = ink(5, chroma * 0.6)
  const accent = ink(4.7, tone === 'deep' ? 0.14 : 0.1, accentHue)
  if (!(title && name && body && quiet && accent)) return undefined
  const isCovered = covering.behind !== 'nothing'
  const palette: ArtPicture['palettes'][string] = {
    label,
    swatch: [isCovered ? veil : ground, title, accent],
    ground,
    ink: { title, name, body, accent, quiet, cut: body },
    contrast: { under },
    colours: { ground, veil, line: accent },
  }
  return palette
}

interface InkWish {
  tone: Tone
  hue: number
  chroma: number
  under: string
  least: number
}

/** The ink nearest to the middle of the scale, and so the most colourful, that has the contrast. */
function strongestInk({ tone, hue, chroma, under, least }: InkWish): Hex | undefined {
  const [from, step] =
    tone === 'deep' ? [0.46, -0.01] : [chroma <= neutralChroma ? 0.95 : 0.9, 0.01]
  for (let light = from; light >= 0.12 && light <= 1; light += step) {
    const ink = oklchToHex({ light, chroma, hue })
    if (contrastRatio(ink, under) >= least) return ink
  }
  return undefined
}
