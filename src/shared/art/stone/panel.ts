import type { Art } from '../art.ts'
import { grown } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, rectPath } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape, stroke } from '../shapes.ts'
import type { StoneLayout } from './layout.ts'

/** A panel of glazed tiles in the wall: a painted border around a plain field for letters. */
export function drawPanel(box: Box, { unit }: StoneLayout, palette: Paints): Art {
  const edge = grown(box, -7 * unit)
  const field = grown(box, -34 * unit)
  const shadow = { fill: colour(palette, 'shade') }
  return [
    shape(roundedRect({ ...box, x: box.x + 5 * unit, y: box.y + 9 * unit }, 10 * unit), {
      ...shadow,
      'fill-opacity': '.22',
    }),
    shape(roundedRect(box, 10 * unit), { fill: colour(palette, 'sillTop') }),
    shape(roundedRect(edge, 5 * unit), { fill: colour(palette, 'glazeRim') }),
    shape(rectOf(grown(edge, -3 * unit)), { fill: colour(palette, 'glazeDeep') }),
    shape(border(grown(box, -21 * unit), unit), { fill: colour(palette, 'glazeLine') }),
    shape(rectOf(field), { fill: colour(palette, 'glaze') }),
    shape(rectOf(field), stroke(colour(palette, 'glazeRim'), 2.4 * unit)),
  ]
}

/** A small tile behind the line at the top right. */
export function drawHeaderTile({ header, unit }: StoneLayout, palette: Paints): Art {
  const em = header.sizePx
  const box = { x: header.x - 2.5 * em, y: header.y - 1.3 * em, width: 3 * em, height: 2 * em }
  return [
    shape(roundedRect({ ...box, x: box.x + 2 * unit, y: box.y + 4 * unit }, 6 * unit), {
      fill: colour(palette, 'shade'),
      'fill-opacity': '.25',
    }),
    shape(roundedRect(box, 6 * unit), { fill: colour(palette, 'glazeRim') }),
    shape(roundedRect(grown(box, -2.6 * unit), 4 * unit), { fill: colour(palette, 'glaze') }),
  ]
}

/**
 * Pairs of leaves and berries in turn along the four sides, an even number, joined at the corners.
 */
function border(line: Box, unit: number): Path {
  const pitch = 34 * unit
  const across = Math.round(line.width / pitch / 2) * 2
  const down = Math.round(line.height / pitch / 2) * 2
  const cells: Path[] = []
  for (let i = 0; i <= across; i++) {
    const x = line.x + (line.width * i) / across
    cells.push(cell(x, line.y, 0, i, unit), cell(x, line.y + line.height, 0, i, unit))
  }
  for (let i = 1; i < down; i++) {
    const y = line.y + (line.height * i) / down
    cells.push(
      cell(line.x, y, Math.PI / 2, i, unit),
      cell(line.x + line.width, y, Math.PI / 2, i, unit),
    )
  }
  return cells.flat()
}

function cell(x: number, y: number, along: number, index: number, unit: number): Path {
  if (index % 2 === 0) {
    return [0, 1, 2, 3].flatMap((i) =>
      leafPath({
        x,
        y,
        angle: (i * Math.PI) / 2 + Math.PI / 4,
        length: 11 * unit,
        width: 4.4 * unit,
      }),
    )
  }
  return [
    ...[0, Math.PI].flatMap((turn) =>
      leafPath({
        x: x + 3 * unit * Math.cos(along + turn),
        y: y + 3 * unit * Math.sin(along + turn),
        angle: along + turn,
        length: 15 * unit,
        width: 3.6 * unit,
      }),
    ),
    ...circlePath(x, y, 2.2 * unit),
  ]
}

function rectOf({ x, y, width, height }: Box): Path {
  return rectPath(px(x), px(y), width, height)
}

function roundedRect({ x, y, width, height }: Box, r: number): Path {
  return [
    ['M', x + r, y],
    ['L', x + width - r, y],
    ['Q', x + width, y, x + width, y + r],
    ['L', x + width, y + height - r],
    ['Q', x + width, y + height, x + width - r, y + height],
    ['L', x + r, y + height],
    ['Q', x, y + height, x, y + height - r],
    ['L', x, y + r],
    ['Q', x, y, x + r, y],
    ['Z'],
  ]
}
