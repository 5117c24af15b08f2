/*
 * Shapes are drawn without hexes, so that none can depend on a palette and another palette draws
 * nothing again. In a colour's place stands a paint, which is a whole attribute: `@`, then terms
 * parted by `;`, each of which takes what it needs from the end of those before it.
 *
 *   leaf                   the palette's colour of that name
 *   #ffffff                that colour in every palette
 *   ~0.3                   two colours stirred together, 0.3 of them the second
 *   ^                      a colour in its own shade
 *   Grove:ink,Dusk:leaf    the colour of the name that stands with the palette's label
 */
import type { Paints, Palette } from './family.ts'
import { deepen, mixColours } from './hex-colour.ts'

/**
 * What a family with these palettes draws with: a paint for each colour that one of them has.
 *
 * @example paintsOf(papercut.palettes).colours.mid // '@mid'
 */
export function paintsOf(palettes: Readonly<Record<string, Palette>>): Paints {
  const all = Object.values(palettes)
  const names = all.flatMap(({ colours }) => Object.keys(colours))
  return {
    label: all.map(({ label }) => label).join(', '),
    colours: Object.fromEntries(names.map((name) => [name, `@${name}`])),
  }
}

/**
 * Two paints or hexes stirred together, `share` of them the second, 0 to 1.
 *
 * @example mixPaints('@sun', '#ffffff', 0.5) // '@sun;#ffffff;~0.5'
 */
export function mixPaints(one: string, other: string, share: number): string {
  return `@${termsOf(one)};${termsOf(other)};~${share}`
}

/**
 * A paint in its own shade, laid over itself: deeper, and not greyer.
 *
 * @example deepenPaint('@sun') // '@sun;^'
 */
export function deepenPaint(paint: string): string {
  return `@${termsOf(paint)};^`
}

/**
 * A paint that each palette has by another name.
 *
 * @param names by the palette's label, which holds neither of `;:,`
 * @example choosePaint({ Grove: 'ink', Dusk: 'leaf' }) // '@Grove:ink,Dusk:leaf'
 */
export function choosePaint(names: Readonly<Record<string, string>>): string {
  return `@${Object.entries(names).map((choice) => choice.join(':'))}`
}

/**
 * The colour that a paint has in a palette: hex, or `none` for what it leaves out.
 *
 * @throws RangeError when the palette lacks a colour that the paint is made of
 * @example hexOf('@sun;#ffffff;~0.5', palette) // '#f4d9a5'
 */
export function hexOf(paint: string, palette: Palette): string {
  const hexes: string[] = []
  for (const term of termsOf(paint).split(';')) hexes.push(hexOfTerm(term, hexes, palette))
  return hexes[0] ?? ''
}

/**
 * Shapes as a family draws them, in the colours of a palette; what is filled with `none` is left
 * out. Takes 1 ms a card.
 *
 * @throws RangeError when the palette lacks a colour
 * @example paintArt('<path d="M0 0h9v9z" fill="@sun"/>', palette) // '<path d="..." fill="#e9b44c"/>'
 */
export function paintArt(shapes: string, palette: Palette): string {
  const hexes = new Map<string, string>()
  const painted = shapes.replace(/"(@[^"]*)"/g, (_, paint: string) => {
    const hex = hexes.get(paint) ?? hexOf(paint, palette)
    hexes.set(paint, hex)
    return `"${hex}"`
  })
  return painted.replace(/<path d="[^"]*" fill="none"(?: fill-opacity="[^"]*")?\/>/g, '')
}

/** @param before hexes, from whose end the term takes what it needs */
function hexOfTerm(term: string, before: string[], palette: Palette): string {
  if (term.startsWith('#')) return term
  if (term === '^') return deepen(before.pop() ?? '')
  if (!term.startsWith('~')) return namedHex(term, palette)
  const [one = '', other = ''] = before.splice(-2)
  return mixColours(one, other, Number(term.slice(1)))
}

function termsOf(paint: string): string {
  return paint.startsWith('@') ? paint.slice(1) : paint
}

function namedHex(term: string, { label, colours }: Palette): string {
  const choice = term.split(',').find((one) => one.startsWith(`${label}:`))
  const name = choice?.slice(label.length + 1) ?? term
  const hex = colours[name]
  if (hex === undefined) throw new RangeError(`palette ${label} has no colour ${name}`)
  return hex
}
