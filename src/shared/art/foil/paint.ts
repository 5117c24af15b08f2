import { type Art, type Fill, reference } from '../art.ts'
import type { Path } from '../path.ts'
import { shape } from '../shapes.ts'

/** The paint of all foil: one gradient over the whole card, so its bands cross all objects. */
export const foil = reference('foil-leaf')

/**
 * A filled path; nothing for an empty path.
 *
 * @param opacity 0 to 1, default 1
 * @example filled(rectPath(0, 0, 2, 1), '#000000')
 */
export function filled(path: Path, paint: Fill, opacity = 1): Art {
  return shape(path, { fill: paint, ...(opacity < 1 && { 'fill-opacity': opacity }) })
}

/**
 * A line with round ends and joins; nothing for an empty path.
 *
 * @param widthPx
 * @param opacity 0 to 1, default 1
 * @example stroked([['M', 0, 0], ['L', 2, 0]], foil, 3)
 */
export function stroked(path: Path, paint: Fill, widthPx: number, opacity = 1): Art {
  const width = Math.round(widthPx * 100) / 100
  return shape(path, {
    fill: 'none',
    stroke: paint,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(opacity < 1 && { 'stroke-opacity': opacity }),
  })
}
