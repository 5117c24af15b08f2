import type { Palette } from '../art/family.ts'
import { deepen, isHex, mixColours } from '../art/hex-colour.ts'
import type { Path, Point } from '../art/path.ts'
import { cutFacets, cutSlivers, insetLetters } from './facets.ts'
import type { DrawnWords } from './hand.ts'
import type { MaterialId } from './material.ts'
import { cutAcross, cutSlits } from './ornaments.ts'
import { outsetLetters, satinOf, twistsOf } from './satin.ts'
import { blockRound, shrunk, sidesOf, wearOf } from './wood.ts'

/** A piece of drawn words in one paint. All lengths are thousandths of an em. */
export interface MaterialPiece {
  path: Path
  fill: string
  shift?: Point
}

export interface MaterialColours {
  palette: Palette
  /** Of the letters: a hex, or the gradient of a foil. */
  fill: string
  /** The hex that stands for the fill. */
  flat: string
}

type Material = (words: readonly Path[], colours: MaterialColours) => MaterialPiece[]

const materials: Readonly<Record<MaterialId, Material>> = {
  ink: (words, { fill }) => [{ path: words.flat(), fill }],
  papercut: paintPapercut,
  carved: paintCarved,
  foil: paintFoil,
  overprint: paintOverprint,
  glaze: paintGlaze,
  leaded: paintLeaded,
  worn: paintWorn,
  shaded: paintShaded,
  reversed: paintReversed,
  layered: paintLayered,
  cutout: paintCutout,
  stitched: paintStitched,
}

/**
 * Words of a material, lowest piece first. What depends on the letters alone is made once for them.
 */
export function paintMaterial(
  material: MaterialId,
  { letters }: DrawnWords,
  colours: MaterialColours,
): MaterialPiece[] {
  return materials[material](letters, colours)
}

/** White letters on their shadow, with slits that show the ground. */
function paintPapercut(letters: readonly Path[], { palette, fill }: MaterialColours) {
  const whole = letters.flat()
  const { deep = palette.ground, paperShade = fill } = palette.colours
  return [
    { path: whole, fill: isHex(deep) ? deep : palette.ground, shift: { x: 16, y: 22 } },
    { path: whole, fill: isHex(paperShade) ? paperShade : fill, shift: { x: 4, y: 6 } },
    { path: whole, fill },
    { path: kept(letters, 'slits', () => [cutSlits(letters)])[0] ?? [], fill: palette.ground },
  ]
}

/** Dark letters are cut into the ground as a V; light ones are hewn and stand on it. */
function paintCarved(letters: readonly Path[], { palette, flat }: MaterialColours) {
  const whole = letters.flat()
  const { under } = palette.contrast
  const isDark = lightness(flat) < lightness(under)
  const lit = isDark ? mixColours(flat, under, 0.34) : mixColours(flat, '#ffffff', 0.5)
  const shade = isDark ? mixColours(flat, '#000000', 0.45) : mixColours(flat, under, 0.3)
  const rim = mixColours(under, isDark ? '#ffffff' : '#000000', 0.55)
  return [
    { path: whole, fill: rim, shift: isDark ? { x: 7, y: 9 } : { x: 14, y: 18 } },
    { path: whole, fill: flat },
    ...facetPieces(letters, 90, shade, lit, isDark ? 'cut' : 'raised'),
  ]
}

/** Raised metal with a bevel. */
function paintFoil(letters: readonly Path[], { palette, fill, flat }: MaterialColours) {
  const whole = letters.flat()
  const { shadow = palette.ground } = palette.colours
  const { under } = palette.contrast
  return [
    { path: whole, fill: isHex(shadow) ? shadow : palette.ground, shift: { x: 14, y: 18 } },
    { path: whole, fill },
    // On paper the letters are in ink, which shines less.
    ...(isHex(fill)
      ? facetPieces(letters, 34, mixColours(flat, '#000000', 0.4), mixColours(flat, under, 0.36))
      : facetPieces(
          letters,
          34,
          mixColours(deepen(flat), '#4a2a08', 0.4),
          mixColours(flat, '#fffdf2', 0.82),
        )),
  ]
}

/** Two plates that are off by a little: the second ink shows at one side, the first at the other. */
function paintOverprint(letters: readonly Path[], { palette, fill, flat }: MaterialColours) {
  const { a = palette.ink.accent } = palette.colours
  const shift = { x: 26, y: 20 }
  const slivers = kept(letters, 'slivers', () => [cutSlivers(letters, shift)])[0] ?? []
  const { c = flat } = palette.colours
  return [
    { path: letters.flat(), fill: isHex(a) ? a : palette.ink.accent, shift },
    { path: letters.flat(), fill },
    { path: slivers, fill: isHex(c) ? c : flat },
  ]
}

/** Glaze or wash that pools: darker at its edge. */
function paintGlaze(letters: readonly Path[], { palette, fill, flat }: MaterialColours) {
  const inset = kept(letters, 'inset', () => [insetLetters(letters, 13)])[0] ?? []
  return [
    { path: letters.flat(), fill },
    { path: inset, fill: mixColours(flat, palette.contrast.under, 0.2) },
  ]
}

/** Panes of glass in lead: no two neighbours have quite the same tint. */
function paintLeaded(letters: readonly Path[], { palette, flat }: MaterialColours) {
  const { under } = palette.contrast
  const { lead = '#17131a', amber = flat } = palette.colours
  const isDark = lightness(flat) < lightness(under)
  const tints = isDark
    ? [flat, mixColours(flat, '#ffffff', 0.16), mixColours(flat, lead, 0.22)]
    : [flat, mixColours(flat, '#ffffff', 0.5), mixColours(flat, amber, 0.2)]
  const rims = kept(letters, 'rims', () => [-36, -23].map((by) => insetLetters(letters, by)))
  const [halo = [], came = []] = rims
  const panes = tints.map((fill, k) => {
    const own = letters.filter((_, i) => i % tints.length === k)
    return { path: kept(letters, `panes ${k}`, () => [insetLetters(own, 13)])[0] ?? [], fill }
  })
  return [
    { path: halo, fill: isDark ? mixColours(under, amber, 0.6) : mixColours(under, lead, 0.5) },
    { path: came, fill: lead },
    { path: letters.flat(), fill: mixColours(flat, isDark ? lead : amber, 0.42) },
    ...panes,
    { path: kept(letters, 'cuts', () => [cutAcross(letters)])[0] ?? [], fill: lead },
  ]
}

/** Wood type: ink that was pressed out at the edges, and places that did not print. */
function paintWorn(letters: readonly Path[], { palette, fill, flat }: MaterialColours) {
  const whole = letters.flat()
  const { under } = palette.contrast
  return [
    { path: whole, fill: mixColours(flat, under, 0.5), shift: { x: -7, y: 5 } },
    { path: whole, fill },
    { path: kept(letters, 'wear', () => [wearOf(letters, fine)])[0] ?? [], fill: under },
  ]
}

const fine = { specks: 16, scratches: 4 }
const coarse = { specks: 34, scratches: 9 }

/** Wood type of two blocks: letters in one ink, and the depth of the letters in the other. */
function paintShaded(letters: readonly Path[], { palette, fill, flat }: MaterialColours) {
  const { under } = palette.contrast
  const { ink = palette.ink.name, spot = palette.ink.title } = palette.colours
  const [sides = []] = kept(letters, 'sides', () => [sidesOf(letters, { x: -40, y: 40 })])
  const [gap = []] = kept(letters, 'gap', () => [insetLetters(letters, -15)])
  return [
    { path: sides, fill: flat === ink ? spot : ink },
    { path: gap, fill: under },
    { path: letters.flat(), fill },
    { path: kept(letters, 'wear', () => [wearOf(letters, coarse)])[0] ?? [], fill: under },
  ]
}

/** Paper letters in an inked block. */
function paintReversed(letters: readonly Path[], { palette, fill }: MaterialColours) {
  const { under } = palette.contrast
  const [block = []] = kept(letters, 'block', () => [blockRound(letters, 55)])
  return [
    { path: block, fill },
    { path: kept(letters, 'inside', () => [shrunk(letters, 0.86)])[0] ?? [], fill: under },
    { path: kept(letters, 'wear', () => [wearOf([block], fine)])[0] ?? [], fill: under },
  ]
}

/** Letters of paper that hang before the sheet behind them, which takes their shadow. */
function paintLayered(letters: readonly Path[], { palette, fill, flat }: MaterialColours) {
  const whole = letters.flat()
  const { under } = palette.contrast
  const { shade = palette.ground } = palette.colours
  const steps = [6, 5, 4, 3, 2, 1]
  return [
    ...steps.map((step) => ({
      path: whole,
      fill: mixColours(under, shade, 0.06 + 0.075 * (6 - step)),
      shift: { x: 5 * step, y: 7 * step },
    })),
    { path: whole, fill: mixColours(flat, '#fff6df', 0.55), shift: { x: -4, y: -5 } },
    { path: whole, fill },
  ]
}

/** Letters cut out of the sheet, whose edge throws its shadow on the one behind. */
function paintCutout(letters: readonly Path[], { palette, fill, flat }: MaterialColours) {
  const whole = letters.flat()
  const { shade = palette.ground } = palette.colours
  const slivers = (by: number) =>
    kept(letters, `shade ${by}`, () => [cutSlivers(letters, { x: by * 0.7, y: by })])[0] ?? []
  return [
    {
      path: whole,
      fill: mixColours(palette.contrast.under, '#ffffff', 0.75),
      shift: { x: 5, y: 7 },
    },
    { path: whole, fill },
    { path: slivers(26), fill: mixColours(flat, shade, 0.3) },
    { path: slivers(13), fill: mixColours(flat, shade, 0.55) },
  ]
}

/** Satin stitch, its threads lit by their direction, within a couched cord of metal. */
function paintStitched(letters: readonly Path[], { palette, flat }: MaterialColours) {
  const { under } = palette.contrast
  const { shade = under, cord = flat, cordDark = shade } = palette.colours
  const low = mixColours(deepen(deepen(flat)), '#000000', 0.14)
  const [rim = [], rope = [], twists = []] = kept(letters, 'cord', () => [
    outsetLetters(letters, 21),
    outsetLetters(letters, 17),
    twistsOf(letters, { out: 10, width: 13 }),
  ])
  const [deep = [], dark = [], light = [], shine = []] = kept(letters, 'satin', () => {
    const satin = satinOf(letters)
    return [satin.deep, satin.dark, satin.light, satin.shine]
  })
  return [
    { path: rim, fill: mixColours(under, shade, 0.42), shift: { x: 4, y: 10 } },
    { path: rim, fill: cordDark },
    { path: rope, fill: cord },
    { path: twists, fill: mixColours(cordDark, cord, 0.2) },
    { path: letters.flat(), fill: mixColours(flat, low, 0.2) },
    { path: deep, fill: mixColours(low, '#000000', 0.32) },
    { path: dark, fill: low },
    { path: light, fill: mixColours(flat, '#ffffff', 0.14) },
    { path: shine, fill: mixColours(flat, '#ffffff', 0.46) },
  ]
}

function facetPieces(
  letters: readonly Path[],
  depth: number,
  shade: string,
  lit: string,
  form: 'raised' | 'cut' = 'raised',
): MaterialPiece[] {
  const tones = kept(letters, `facets ${depth}`, () => [...cutFacets(letters, depth).tones])
  return tones.flatMap((path, tone) => {
    if (path.length === 0) return []
    const share = tone / (tones.length - 1)
    return [{ path, fill: mixColours(shade, lit, form === 'raised' ? share : 1 - share) }]
  })
}

const made = new WeakMap<readonly Path[], Map<string, readonly Path[]>>()

/** Paths that depend on the letters alone. */
function kept(
  letters: readonly Path[],
  name: string,
  make: () => readonly Path[],
): readonly Path[] {
  const own = made.get(letters) ?? new Map<string, readonly Path[]>()
  made.set(letters, own)
  const paths = own.get(name) ?? make()
  own.set(name, paths)
  return paths
}

/** 0 to 1. */
function lightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  return ((value >> 16) + ((value >> 8) & 255) + (value & 255)) / 765
}
