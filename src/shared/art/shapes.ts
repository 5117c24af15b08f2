import { type Art, type ArtNode, type Attributes, type Fill, pathNode, rect } from './art.ts'
import { type Paints, printBleedPx } from './family.ts'
import type { Paint } from './paints.ts'
import type { Path } from './path.ts'
import { toPathData } from './path-data.ts'
import { px } from './px.ts'

/**
 * A path of points, or nothing when it is empty.
 *
 * @example printArt(shape([['M', 0, 0], ['L', 10, 5]], { fill: 'none' })) // '<path d="M0 0l10 5" fill="none"/>'
 */
export function shape(path: Path, attributes: Attributes = {}): Art {
  return path.length > 0 ? pathNode(toPathData(path), attributes) : []
}

/** The attributes of a line with round ends and joins. */
export function stroke(paint: Fill, widthPx: number, opacity = 1): Attributes {
  return {
    fill: 'none',
    stroke: paint,
    'stroke-width': px(widthPx),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(opacity < 1 && { 'stroke-opacity': opacity }),
  }
}

/**
 * A band across the whole plot, including the bleed.
 *
 * @param top with `bottom`, its edges, plot px
 */
export function band(widthPx: number, top: number, bottom: number, fill: Fill): ArtNode {
  const across = { x: -printBleedPx, width: widthPx + 2 * printBleedPx }
  return rect({ ...across, y: px(top), height: px(bottom - top), fill })
}

/** The colour with that name in the palette. @throws RangeError when the palette lacks it */
export function colour(palette: Paints, name: string): Paint {
  const value = palette.colours[name]
  if (value === undefined) throw new RangeError(`palette ${palette.label} has no colour ${name}`)
  return value
}
