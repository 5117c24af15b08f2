import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Motif } from '../motifs/motif.ts'
import { mirrorPath } from '../path.ts'
import { figure } from './figure.ts'
import type { Plot } from './plot.ts'

/** Smaller ones of the thing in the water at the foot, two of them the other way. */
export function shoal(motif: Motif, { width, height, ground }: Plot, palette: Paints): Art {
  const turned = {
    ...motif,
    parts: motif.parts.map((part) => ({ ...part, path: mirrorPath(part.path, 0) })),
  }
  const deep = height - ground
  const places = [
    [0.26, 0.34, 0.23, turned],
    [0.7, 0.52, 0.3, motif],
    [0.3, 0.8, 0.2, motif],
  ] as const
  return named(
    'wave',
    places.map(([x, y, size, one]) => {
      const wide = width * size
      const box = {
        x: width * x - wide / 2,
        y: ground + deep * y - 0.3 * wide,
        width: wide,
        height: wide,
      }
      return figure(one, { ...box, height: 0.55 * wide }, palette)
    }),
  )
}
