import { type Art, named } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { circlePath, type Path, rectPath } from '../path.ts'
import type { UnitSize } from '../proportion.ts'
import { colour, shape } from '../shapes.ts'
import { type Pane, paintPanes } from './pane.ts'

/** Jewels with rosettes, plain strips with corners, or triangles by turns. */
export const borderKinds = ['jewels', 'slips', 'teeth'] as const
export type BorderKind = (typeof borderKinds)[number]

/** Breadth of the border from the edge of the page, units. */
export const borderBreadth = 52

const rim = 9
const glasses = ['ruby', 'cobalt', 'amber', 'leaf', 'violet']

/** The frame of small panes at the edge of a page, in lead that goes on past it. */
export function border(kind: BorderKind, { width, height, scale }: UnitSize, palette: Paints): Art {
  const past = printBleedPx / scale + 2
  const outer = rectPath(-past, -past, width + 2 * past, height + 2 * past)
  const b = borderBreadth
  const hole = rectPath(b, b, width - 2 * b, height - 2 * b, 'hole')
  const sides = [
    ...side(kind, width, (at, from, length, deep) => rectPath(at, from, length, deep)),
    ...side(kind, width, (at, from, length, deep) =>
      rectPath(at, height - from - deep, length, deep),
    ),
    ...side(kind, height, (at, from, length, deep) => rectPath(from, at, deep, length), 2),
    ...side(
      kind,
      height,
      (at, from, length, deep) => rectPath(width - from - deep, at, deep, length),
      2,
    ),
  ]
  return named('border', [
    shape([...outer, ...hole], { fill: colour(palette, 'lead') }),
    paintPanes(sides, { path: [] }, palette),
    rosettes(sides, kind, palette),
  ])
}

type Place = (at: number, from: number, length: number, deep: number) => Path

/** The panes of one side, the same from both of its ends. */
function side(kind: BorderKind, length: number, place: Place, shift = 0): Pane[] {
  const deep = borderBreadth - 2 * rim
  const gap = 7
  const small = deep
  const long = kind === 'slips' ? 170 : kind === 'jewels' ? 74 : 38
  const room = length - 2 * borderBreadth
  const count = 2 * Math.round((room / (long + small + 2 * gap) - 1) / 2) + 1
  const unit = (room - small - gap) / count
  const panes: Pane[] = [{ path: place(rim, rim, deep, deep), glass: 'opal' }]
  for (let i = 0; i < count; i++) {
    const at = borderBreadth + i * unit
    const fromMiddle = Math.abs(i - (count - 1) / 2)
    const glass = glasses[(fromMiddle + shift) % glasses.length] ?? 'ruby'
    panes.push({ path: place(at, rim, small, deep), glass: 'opal' })
    panes.push({ path: place(at + small + gap, rim, unit - small - 2 * gap, deep), glass })
  }
  panes.push({ path: place(borderBreadth + count * unit, rim, small, deep), glass: 'opal' })
  panes.push({ path: place(length - rim - deep, rim, deep, deep), glass: 'opal' })
  return panes
}

/** A round jewel on each pale pane. */
function rosettes(panes: readonly Pane[], kind: BorderKind, palette: Paints): Art {
  const middles = panes
    .filter(({ glass }) => glass === 'opal')
    .map(({ path }) => {
      const [start, , end] = path
      const [x, y] = start?.[0] === 'M' ? [start[1], start[2]] : [0, 0]
      const [right, foot] = end?.[0] === 'L' ? [end[1], end[2]] : [0, 0]
      return { x: (x + right) / 2, y: (y + foot) / 2 }
    })
  const discs = (radius: number) => middles.flatMap(({ x, y }) => circlePath(x, y, radius))
  return [
    shape(discs(9), { fill: colour(palette, 'lead') }),
    shape(discs(6), { fill: colour(palette, kind === 'slips' ? 'ruby' : 'amber') }),
  ]
}
