import { type Path, toPathData } from '../path.ts'

/** The paint of everything in foil: one gradient over the whole card, so bands cross all objects. */
export const foil = 'url(#foil-leaf)'

/**
 * A filled path element; nothing for an empty path.
 *
 * @param opacity 0 to 1, default 1
 * @example filled(rectPath(0, 0, 2, 1), '#000000') // '<path d="M0 0h..." fill="#000000"/>'
 */
export function filled(path: Path, paint: string, opacity = 1): string {
  if (path.length === 0) return ''
  const tint = opacity < 1 ? ` fill-opacity="${opacity}"` : ''
  return `<path d="${toPathData(path)}" fill="${paint}"${tint}/>`
}

/**
 * A stroked path element with round ends and joins; nothing for an empty path.
 *
 * @param widthPx of the line
 * @param opacity 0 to 1, default 1
 * @example stroked([['M', 0, 0], ['L', 2, 0]], foil, 3)
 */
export function stroked(path: Path, paint: string, widthPx: number, opacity = 1): string {
  if (path.length === 0) return ''
  const tint = opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  const width = Math.round(widthPx * 100) / 100
  return (
    `<path d="${toPathData(path)}" fill="none" stroke="${paint}" stroke-width="${width}"` +
    ` stroke-linecap="round" stroke-linejoin="round"${tint}/>`
  )
}
