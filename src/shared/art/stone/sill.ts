import type { Art } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { type Path, rectPath } from '../path.ts'
import { band, colour, shape } from '../shapes.ts'
import type { StoneLayout } from './layout.ts'

/** A slab from edge to edge: its lit top, its face, and its shadow on the wall below. */
export function drawSill({ widthPx, sill, unit }: StoneLayout, palette: Paints): Art {
  const bar = (top: number, bottom: number, name: string) =>
    band(widthPx, top, bottom, colour(palette, name))
  const shade = (bottom: number, opacity: number) =>
    shape(rectPath(-printBleedPx, sill.bottom, widthPx + 2 * printBleedPx, bottom - sill.bottom), {
      fill: colour(palette, 'shade'),
      'fill-opacity': opacity,
    })
  return [
    shade(sill.bottom + 34 * unit, 0.14),
    shade(sill.bottom + 20 * unit, 0.2),
    shade(sill.bottom + 8 * unit, 0.26),
    bar(sill.back, sill.front, 'sillTop'),
    bar(sill.front, sill.bottom, 'sillFace'),
    shape(dentils(widthPx, sill, unit), { fill: colour(palette, 'sillFoot') }),
    bar(sill.front - 1.5 * unit, sill.front + 1.5 * unit, 'stoneLight'),
    bar(sill.bottom - 5 * unit, sill.bottom, 'sillFoot'),
  ]
}

/** A row of small arches cut into the slab's face, the middle one on the axis. */
function dentils(widthPx: number, { front, bottom }: StoneLayout['sill'], unit: number): Path {
  const pitch = 46 * unit
  const count = Math.ceil((widthPx / 2 + printBleedPx) / pitch)
  const half = 11 * unit
  const top = front + 18 * unit
  return Array.from({ length: 2 * count + 1 }, (_, i): Path => {
    const x = widthPx / 2 + (i - count) * pitch
    return [
      ['M', x - half, bottom - 5 * unit],
      ['L', x - half, top + half],
      ['C', x - half, top - half * 0.34, x + half, top - half * 0.34, x + half, top + half],
      ['L', x + half, bottom - 5 * unit],
      ['Z'],
    ]
  }).flat()
}
