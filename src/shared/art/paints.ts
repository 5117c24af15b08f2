import { assertNever } from '../assert-never.ts'
import { type Art, type ArtNode, type Fill, mapArt, type PaintedArt, reference } from './art.ts'
import type { Paints, Palette } from './family.ts'
import { deepen, type Hex, isHex, mixColours } from './hex-colour.ts'

/**
 * A colour as drawing code names it. Drawing code never sees the colours of a palette, so no shape
 * can depend on them and a change of palette draws nothing again.
 */
export type Paint =
  /** The same in every palette. */
  Hex | 'none' | PaletteColour | MixedPaint | DeepPaint | ChosenPaint

/** The palette's colour of that name. */
interface PaletteColour {
  readonly kind: 'colour'
  readonly name: string
}

interface MixedPaint {
  readonly kind: 'mix'
  readonly one: Paint
  readonly other: Paint
  /** The share of the other colour, 0 to 1. */
  readonly share: number
}

/** A paint multiplied by itself. */
interface DeepPaint {
  readonly kind: 'deep'
  readonly paint: Paint
}

/** The colour named for the palette's label. */
interface ChosenPaint {
  readonly kind: 'choice'
  readonly names: Readonly<Record<string, string>>
}

/**
 * The paints of a family with these palettes: one for each colour that any of them has.
 *
 * @example paintsOf(papercut.palettes).colours.mid // { kind: 'colour', name: 'mid' }
 */
export function paintsOf(palettes: Readonly<Record<string, Palette>>): Paints {
  const all = Object.values(palettes)
  const names = all.flatMap(({ colours }) => Object.keys(colours))
  return {
    label: all.map(({ label }) => label).join(', '),
    colours: Object.fromEntries(names.map((name) => [name, { kind: 'colour', name }])),
  }
}

/** Two paints mixed; `share` is that of the second, 0 to 1. */
export function mixPaints(one: Paint, other: Paint, share: number): Paint {
  return { kind: 'mix', one, other, share }
}

/** A deeper shade of a paint, but not greyer. */
export function deepenPaint(paint: Paint): Paint {
  return { kind: 'deep', paint }
}

/**
 * A paint whose colour name differs by palette.
 *
 * @param names by the palette's label
 * @example choosePaint({ Grove: 'ink', Dusk: 'leaf' })
 */
export function choosePaint(names: Readonly<Record<string, string>>): Paint {
  return { kind: 'choice', names }
}

/**
 * The colour of a paint in a palette: hex, or `none` for a colour that the palette leaves out.
 *
 * @throws RangeError when the palette lacks a colour of the paint
 * @example hexOf(mixPaints(colour(paints, 'sun'), '#ffffff', 0.5), palette) // '#f4d9a5'
 */
export function hexOf(paint: Paint, palette: Palette): Hex | 'none' {
  if (typeof paint === 'string') return paint
  switch (paint.kind) {
    case 'colour':
      return colourIn(palette, paint.name)
    case 'mix':
      return mixColours(hexOf(paint.one, palette), hexOf(paint.other, palette), paint.share)
    case 'deep':
      return deepen(hexOf(paint.paint, palette))
    case 'choice':
      return colourIn(palette, paint.names[palette.label] ?? Object.values(paint.names).join())
    default:
      return assertNever(paint)
  }
}

/**
 * The art of a family in the colours of a palette. Areas filled with `none` are left out. Takes 1
 * ms a card.
 *
 * @throws RangeError when the palette lacks a colour
 * @example paintArt(pathNode('M0 0h9v9z', { fill: colour(paints, 'sun') }), palette)
 */
export function paintArt(art: Art, palette: Palette): PaintedArt {
  const hexes = new Map<Paint, Hex | 'none'>()
  const paint = (fill: Fill): Fill => {
    if (typeof fill === 'string' || fill.kind === 'reference') return fill
    const hex = hexes.get(fill) ?? hexOf(fill, palette)
    hexes.set(fill, hex)
    return hex
  }
  return mapArt(art, (node) => {
    const painted = repaint(node, paint)
    return isUnseen(painted) ? [] : painted
  })
}

/**
 * The fill for an ink of a palette.
 *
 * @param ink hex, or `url(#id)` of a gradient
 * @throws RangeError for any other value
 * @example fillOf('url(#foil-leaf)') // { kind: 'reference', id: 'foil-leaf' }
 */
export function fillOf(ink: string): Fill {
  if (ink.startsWith('url(#')) return reference(ink.slice('url(#'.length, -1))
  if (!isHex(ink)) throw new RangeError(`ink is ${ink}, neither a hex nor a gradient`)
  return ink
}

/** A node with its fill, stroke and gradient colour changed. */
export function repaint(node: ArtNode, change: (fill: Fill) => Fill): ArtNode {
  const { fill, stroke, 'stop-color': stop } = node.attributes
  if (fill === undefined && stroke === undefined && stop === undefined) return node
  const attributes = {
    ...node.attributes,
    ...(fill && { fill: change(fill) }),
    ...(stroke && { stroke: change(stroke) }),
    ...(stop && { 'stop-color': change(stop) }),
  }
  return { ...node, attributes }
}

/** An area without a colour. A path with an outline, or one used elsewhere, is kept. */
function isUnseen({ tag, attributes }: ArtNode): boolean {
  if (tag !== 'path' || attributes.fill !== 'none') return false
  return Object.keys(attributes).every((name) => areaAttributes.has(name))
}

const areaAttributes: ReadonlySet<string> = new Set(['d', 'fill', 'fill-opacity'])

/**
 * The colour with that name in a palette.
 *
 * @throws RangeError when the palette lacks it
 */
export function colourIn({ label, colours }: Palette, name: string): Hex | 'none' {
  const hex = colours[name]
  if (hex === undefined) throw new RangeError(`palette ${label} has no colour ${name}`)
  if (hex !== 'none' && !isHex(hex)) throw new RangeError(`colour ${name} of ${label} is ${hex}`)
  return hex
}
