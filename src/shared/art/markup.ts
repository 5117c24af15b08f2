import { type Paints, type PartName, printBleedPx } from './family.ts'
import { type Path, type Point, toPathData } from './path.ts'

/**
 * A path element, or nothing where the path is empty.
 *
 * @example shape([['M', 0, 0], ['L', 10, 5]], 'fill="none"') // '<path d="M0 0l10 5" fill="none"/>'
 */
export function shape(path: Path, attributes: string): string {
  return path.length > 0 ? `<path d="${toPathData(path)}" ${attributes}/>` : ''
}

/**
 * The attributes of a line with round ends and joins.
 *
 * @param opacity 0 to 1
 * @example stroke('#ffffff', 2) // 'fill="none" stroke="#ffffff" stroke-width="2" ...'
 */
export function stroke(hex: string, widthPx: number, opacity = 1): string {
  const alpha = opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `fill="none" stroke="${hex}" stroke-width="${px(widthPx)}" ${ends}${alpha}`
}

/**
 * A band across the whole page, bleed included.
 *
 * @param top and `bottom`: its edges, page px
 */
export function band(widthPx: number, top: number, bottom: number, fill: string): string {
  const across = `x="${-printBleedPx}" width="${widthPx + 2 * printBleedPx}"`
  return `<rect ${across} y="${px(top)}" height="${px(bottom - top)}" fill="${fill}"/>`
}

/**
 * A named part of the picture, which may move by itself where the card is made a video. It stands as
 * it is drawn.
 *
 * @param name what it is, not what it does
 * @param pivot the point that it turns about, in the units of the markup; the middle of it unless told
 * @example named('flame', '<path d="M0 0h9"/>', { x: 4, y: 0 })
 *   // '<g data-part="flame" data-pivot="4 0"><path d="M0 0h9"/></g>'
 */
export function named(name: PartName, markup: string, pivot?: Point): string {
  if (markup === '') return ''
  const about = pivot ? ` data-pivot="${px(pivot.x)} ${px(pivot.y)}"` : ''
  return `<g data-part="${name}"${about}>${markup}</g>`
}

/**
 * A number as an attribute holds it: one decimal.
 *
 * @example px(3.14159) // 3.1
 */
export function px(length: number): number {
  return Math.round(length * 10) / 10
}

/** The palette's own colour of that name. @throws RangeError when the palette lacks it */
export function colour(palette: Paints, name: string): string {
  const value = palette.colours[name]
  if (value === undefined) throw new RangeError(`palette ${palette.label} has no colour ${name}`)
  return value
}

/**
 * Gradient stops from [offset, colour, opacity = 1] triples.
 *
 * @example stops([[0, '#ffffff']]) // '<stop offset="0" stop-color="#ffffff"/>'
 */
export function stops(list: readonly (readonly [number, string, number?])[]): string {
  return list
    .map(([offset, hex, opacity = 1]) => {
      const alpha = opacity < 1 ? ` stop-opacity="${opacity}"` : ''
      return `<stop offset="${offset}" stop-color="${hex}"${alpha}/>`
    })
    .join('')
}
