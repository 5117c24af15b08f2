import type { Box, Size } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { type Path, type Point, toPathData } from '../path.ts'
import type { Tones } from './palettes.ts'

/** What every part of a botanical picture is drawn on. */
export interface Page extends Size {
  /** One unit of the family in px: 1 on a page 1080 wide and at least 1350 high. */
  unit: number
  tones: Tones
  seed: number
  /** Where no ornament may stand, px, the clear space round the text included. */
  keepOut: readonly Box[]
}

/** The family's unit on a page: all lengths scale by it. */
export function unitOf({ widthPx, heightPx }: Size): number {
  return Math.min(widthPx / 1080, heightPx / 1350)
}

/** Whether a disc of `radius` px about a point stays outside every box of the page's text. */
export function isClear(page: Page, { x, y }: Point, radius = 0): boolean {
  return page.keepOut.every((box) => {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width)
    const dy = Math.max(box.y - y, 0, y - box.y - box.height)
    return dx * dx + dy * dy > radius * radius
  })
}

type Attributes = Readonly<Record<string, string | number>>

/** A `<path>` of one decimal with its paint. */
export function pathTag(path: Path, attributes: Attributes): string {
  if (path.length === 0) return ''
  return `<path d="${toPathData(path)}"${writeAttributes(attributes)}/>`
}

/** Dots of one size as round caps of a line too short to see, which is a tenth of a circle's data. */
export function dotsTag(
  points: readonly Point[],
  diameter: number,
  colour: string,
  opacity = 1,
): string {
  const dots: Path = points.flatMap(
    (point): Path => [
      ['M', point.x, point.y],
      ['L', point.x + 0.1, point.y],
    ],
  )
  return pathTag(dots, {
    fill: 'none',
    stroke: colour,
    ...(opacity < 1 ? { 'stroke-opacity': opacity } : {}),
    'stroke-width': short(diameter),
    'stroke-linecap': 'round',
  })
}

/** A radial gradient in page px; each stop is offset, colour and opacity (default 1). */
export function radialGradient(
  id: string,
  centre: Point & { radius: number },
  stops: readonly (readonly [number, string, number?])[],
): string {
  const place = { cx: short(centre.x), cy: short(centre.y), r: short(centre.radius) }
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse"${writeAttributes(place)}>` +
    `${stops.map(writeStop).join('')}</radialGradient>`
  )
}

/** A radial gradient as large as what it fills. */
export function boxGradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
): string {
  return `<radialGradient id="${id}">${stops.map(writeStop).join('')}</radialGradient>`
}

/** A gradient along the length of whatever it fills. */
export function lengthGradient(id: string, stops: readonly (readonly [number, string])[]): string {
  return `<linearGradient id="${id}">${stops.map(writeStop).join('')}</linearGradient>`
}

/** A colour between two, opaque: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  return mixPaints(from, to, share)
}

/** A number of its own for each named thing, so that a change in one does not reshuffle others. */
export function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
}

/** At most one decimal. */
export function short(value: number): number {
  return Math.round(value * 10) / 10
}

function writeStop([offset, colour, opacity]: readonly [number, string, number?]): string {
  const fade = opacity === undefined ? {} : { 'stop-opacity': opacity }
  return `<stop${writeAttributes({ offset, 'stop-color': colour, ...fade })}/>`
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
