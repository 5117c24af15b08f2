import { apart } from './apart.ts'
import {
  type Art,
  type Attributes,
  circle,
  defs,
  linearGradient,
  named,
  radialGradient,
  reference,
  stops,
} from './art.ts'
import type { Paints } from './family.ts'
import { footOf } from './motifs/draw-parts.ts'
import { type Material, type Motif, type MotifPart, placeParts, type Tone } from './motifs/motif.ts'
import type { Paint } from './paints.ts'
import { boundsOf, ellipsePath, type Path, placement, subpathsOf, transformPath } from './path.ts'
import { px } from './px.ts'
import { colour, shape, stroke } from './shapes.ts'

/** The place of a thing: the middle of its foot, plot px, and its scale. */
export interface Standing {
  x: number
  y: number
  scale: number
}

/** The style of a composition: rounded things lit from the left, banded metal, lit flames. */
export interface LitManner {
  palette: Paints
  /** Prefix of the gradients' ids: the family's name. */
  prefix: string
}

/**
 * The gradients that lit things are filled with, defined once a plot.
 *
 * @param motifs the motifs on the plot; gradients of materials that none of them has are left out
 */
export function litGradients(motifs: readonly Motif[], { palette, prefix }: LitManner): Art {
  const paints = new Set(
    motifs.flatMap((motif) =>
      motif.parts.flatMap(({ material, tone = 'base', as }) =>
        as === 'line' || material === 'flame' ? [] : [`${stuffOf(motif, material)}-${tone}`],
      ),
    ),
  )
  const gradients = [...paints].sort().map((paint) => gradientOf(paint, palette, prefix))
  const hasFlame = motifs.some(({ parts }) => parts.some(({ material }) => material === 'flame'))
  return defs(gradients, hasFlame ? haloGradient(palette, prefix) : [])
}

/** A thing in its place, lit from the left, with the glow of its flames. */
export function drawLit(motif: Motif, { x, y, scale }: Standing, manner: LitManner): Art {
  const parts = placeParts(motif, placement(x, y, 0, scale))
  const burns = parts.some(({ as, material }) => as === 'body' && material === 'flame')
  // A flame has its own heart; without one the details are light in windows and gates.
  return parts
    .filter(({ as, material }) => !(burns && as === 'detail' && material === 'flame'))
    .map((part) => drawPart(part, stuffOf(motif, part.material), { ...manner, scale }))
}

/** The shadow at the foot of a thing. */
export function drawContact(
  { width, foot = width }: Motif,
  { x, y, scale }: Standing,
  paint: Paint,
): Art {
  const rx = (foot / 2) * scale
  return [
    shape(ellipsePath(x + 7 * scale, y + 1 * scale, rx * 1.12, 8 * scale), fill(paint, 0.16)),
    shape(ellipsePath(x + 4 * scale, y, rx * 0.98, 5 * scale), fill(paint, 0.26)),
  ]
}

function drawPart(
  part: MotifPart,
  stuff: string,
  { palette, prefix, scale }: LitManner & { scale: number },
): Art {
  const { tone = 'base', path } = part
  if (part.as === 'line')
    return shape(path, stroke(toneOf(palette, stuff, tone), part.width * scale))
  if (stuff === 'flame' && part.as === 'body') return drawFlames(path, { palette, prefix })
  if (stuff === 'flame')
    return shape(path, { fill: colour(palette, tone === 'light' ? 'flameHeart' : 'flameMiddle') })
  const edge =
    part.as === 'body'
      ? { stroke: colour(palette, `${stuff}Edge`), 'stroke-width': px(0.9 * scale) }
      : {}
  const pieces = part.as === 'body' && isBanded(stuff) ? apart(path) : [path]
  return pieces.map((piece) =>
    shape(piece, { fill: reference(`${prefix}-${stuff}-${tone}`), ...edge }),
  )
}

/** Each flame as three drops, one inside the other, above the glow of all flames. */
function drawFlames(path: Path, { palette, prefix }: LitManner): Art {
  const flames = apart(path)
  const halos = flames.map((flame) =>
    named(
      'halo',
      subpathsOf(flame).map((drop) => haloOf(drop, prefix)),
    ),
  )
  const layer = (flame: Path, size: number, name: string) =>
    shape(
      subpathsOf(flame).flatMap((drop) => shrunk(drop, size)),
      { fill: colour(palette, name) },
    )
  const drops = flames.map((flame) => {
    const layers = [
      layer(flame, 1, 'flameOuter'),
      layer(flame, 0.7, 'flameMiddle'),
      layer(flame, 0.42, 'flameHeart'),
    ]
    return named('flame', layers, footOf(flame))
  })
  return [...halos, ...drops]
}

function haloOf(drop: Path, prefix: string): Art {
  const { x, y, width, height } = boundsOf(drop)
  const r = height * (width > 0.6 * height ? 0.7 : 1.5)
  return circle({
    cx: px(x + width / 2),
    cy: px(y + height * 0.55),
    r: px(r),
    fill: reference(`${prefix}-halo`),
  })
}

/** Shrunk towards the foot, where the wick is. */
function shrunk(drop: Path, size: number): Path {
  const { x, y, width, height } = boundsOf(drop)
  const footX = x + width / 2
  const footY = y + height * 0.95
  return transformPath(drop, [size, 0, 0, size, footX * (1 - size), footY * (1 - size)])
}

/** Materials in their natural colour here, where other families use foil or gold. */
const stuffs: Readonly<Record<string, Readonly<Partial<Record<Material, string>>>>> = {
  esrog: { gold: 'citron' },
  'honey-jar': { gold: 'honey' },
  barley: { gold: 'straw' },
  wheat: { gold: 'straw' },
  pram: { cloth: 'linen' },
  cradle: { cloth: 'flower' },
  rattle: { cloth: 'flower' },
  'street-of-houses': { paper: 'dusk' },
}

function stuffOf({ name }: Motif, material: Material): string {
  return stuffs[name]?.[material] ?? material
}

function isBanded(material: string): boolean {
  return material === 'metal' || material === 'gold'
}

function haloGradient(palette: Paints, prefix: string): Art {
  const halo = colour(palette, 'flameHalo')
  return radialGradient(
    { id: `${prefix}-halo` },
    stops([
      [0, halo, 0.85],
      [0.25, halo, 0.42],
      [0.6, halo, 0.1],
      [1, halo, 0],
    ]),
  )
}

function gradientOf(paint: string, palette: Paints, prefix: string): Art {
  const [material, tone] = paint.split('-') as [string, Tone]
  const id = `${prefix}-${paint}`
  if (material === 'metal' || material === 'gold')
    return bandedGradient(id, material, tone, palette)
  const [light, base, dark] = (['light', 'base', 'dark'] as const).map((each) =>
    toneOf(palette, material, each),
  ) as [Paint, Paint, Paint]
  const [from, middle, to] = (
    {
      light: [light, light, base],
      base: [light, base, dark],
      dark: [base, dark, dark],
    } as const
  )[tone]
  return linearGradient(
    { id, x1: 0, y1: 0, x2: 1, y2: '.6' },
    stops([
      [0, from],
      [0.42, middle],
      [1, to],
    ]),
  )
}

/** Metal shines in bands across the shape it fills. */
function bandedGradient(id: string, material: string, tone: Tone, palette: Paints): Art {
  const [a, b, c, d, e] = ['Deep', 'Dark', '', 'Light', 'Shine'].map((step) =>
    colour(palette, `${material}${step}`),
  ) as [Paint, Paint, Paint, Paint, Paint]
  const bands = {
    base: [a, b, d, e, c, b, a, b],
    light: [c, d, e, e, d, d, c, c],
    dark: [a, a, b, c, b, a, a, a],
  }[tone]
  const places = [0, 0.16, 0.34, 0.42, 0.52, 0.78, 0.92, 1]
  return linearGradient({ id }, stops(places.map((place, i) => [place, bands[i] ?? c] as const)))
}

function toneOf(palette: Paints, material: string, tone: Tone): Paint {
  return colour(
    palette,
    { base: material, light: `${material}Light`, dark: `${material}Dark` }[tone],
  )
}

function fill(paint: Paint, opacity: number): Attributes {
  return { fill: paint, 'fill-opacity': opacity }
}

/** The colours of materials, the same in every light, since the eye adjusts to light. */
export function materialColours() {
  return {
    ...material('metal', '#8E97A6', '#B9C1CC', '#E3E8EE', '#4E5563'),
    metalDeep: '#5D6472',
    metalShine: '#FFFFFF',
    ...material('gold', '#C08A36', '#DDAF55', '#F6DF98', '#6A3E14'),
    goldDeep: '#8A5A20',
    goldShine: '#FFF9E2',
    ...material('cloth', '#5A1A34', '#8A2C48', '#B84C62', '#3E1024'),
    ...material('paper', '#E0CDA6', '#F6EBD2', '#FFFAEE', '#A88E60'),
    ...material('dusk', '#2A2448', '#4A3E6C', '#7A6490', '#1A1632'),
    ...material('wood', '#5E3820', '#8E5A34', '#B98352', '#44260F'),
    ...material('clay', '#9A4A2C', '#C4703F', '#E29A66', '#6E2F18'),
    ...material('bread', '#9A5A1E', '#D08A36', '#EDB862', '#74400F'),
    ...material('leaf', '#2C5540', '#4A7C54', '#82AC6C', '#1D3D2D'),
    ...material('fruit', '#86182A', '#C4323C', '#F07C6C', '#5E0E1E'),
    ...material('citron', '#A8860E', '#E8C83A', '#FBEC94', '#7A600A'),
    ...material('honey', '#B0660C', '#E8A020', '#FBCF62', '#7C4406'),
    ...material('linen', '#24466E', '#3F70A2', '#8FB8D8', '#16304E'),
    ...material('straw', '#A87A2A', '#DDB458', '#F6DF9C', '#7A5418'),
    ...material('flower', '#A83A5E', '#E07A92', '#F8B8C2', '#7E2444'),
    ...material('wine', '#4A0A20', '#7A1230', '#A82E48', '#33051A'),
    ...material('ink', '#1C1730', '#2E2748', '#574E78', '#120E20'),
    flame: '#F08A1D',
    flameLight: '#FFC93F',
    flameDark: '#C8590F',
    flameOuter: '#F08A1D',
    flameMiddle: '#FFC93F',
    flameHeart: '#FFFBEA',
    flameHalo: '#FFCE8E',
  }
}

function material(
  name: Material | 'citron' | 'dusk' | 'honey' | 'linen' | 'straw',
  dark: Paint,
  base: Paint,
  light: Paint,
  edge: string,
) {
  return {
    [`${name}Dark`]: dark,
    [name]: base,
    [`${name}Light`]: light,
    [`${name}Edge`]: edge,
  }
}
