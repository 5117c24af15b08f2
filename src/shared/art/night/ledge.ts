import {
  type Art,
  defs,
  type Fill,
  linearGradient,
  named,
  reference,
  type StopRow,
  stops,
} from '../art.ts'
import { type Box, type Paints, printBleedPx } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, ellipsePath, type Path } from '../path.ts'
import { createRandom } from '../random.ts'
import { band, colour, shape } from '../shapes.ts'
import type { NightLayout } from './layout.ts'
import { drawOliveBranch } from './olive.ts'

/** The lit stone sill with its carved face and olive branches on it. */
export function drawLedge(
  layout: NightLayout,
  palette: Paints,
  seed: number,
  { clear, branches = true }: { clear: readonly Box[]; branches?: boolean },
): Art {
  const sill = drawSill(layout, palette)
  if (!branches) return sill
  return [
    sill,
    named('foliage', drawOliveBranch(layout, palette, 'left', createRandom(seed + 3), clear)),
    named('foliage', drawOliveBranch(layout, palette, 'right', createRandom(seed + 4), clear)),
  ]
}

function drawSill(layout: NightLayout, palette: Paints): Art {
  const { widthPx, ledge, unit, cx, menorah } = layout
  const bar = (top: number, bottom: number, fill: Fill) => band(widthPx, top, bottom, fill)
  const gradients = [
    across('night-sill', palette, 'ledgeTop', 'ledgeLit', 'ledgeMid'),
    across('night-face', palette, 'ledgeFace', 'ledgeFaceLit'),
    across('night-carve', palette, 'carve', 'carveLit'),
  ]
  const foot = 150 * menorah.scale
  return [
    defs(gradients),
    bar(ledge.back, ledge.front, reference('night-sill')),
    bar(ledge.front, ledge.bottom, reference('night-face')),
    bar(ledge.front - 1.5 * unit, ledge.front + 2.5 * unit, reference('night-carve')),
    bar(ledge.bottom - 3 * unit, ledge.bottom, colour(palette, 'panelShade')),
    shape(frieze(layout), { fill: reference('night-carve') }),
    shape(ellipsePath(cx, menorah.footY + 7 * menorah.scale, foot, 13 * menorah.scale), {
      fill: colour(palette, 'brassEdge'),
      'fill-opacity': '.34',
    }),
    shape(ellipsePath(cx, menorah.footY + 5 * menorah.scale, foot * 0.88, 10 * menorah.scale), {
      fill: colour(palette, 'brassEdge'),
      'fill-opacity': '.5',
    }),
  ]
}

/** Dark at both ends, lit in the middle; `between` is an optional colour between the two. */
function across(id: string, palette: Paints, dark: string, lit: string, between?: string): Art {
  const rise: StopRow[] = [[0.04, colour(palette, dark)]]
  if (between) rise.push([0.27, colour(palette, between)])
  const fall = [...rise].reverse().map(([at, paint]) => [1 - at, paint] as const)
  return linearGradient({ id }, stops([...rise, [0.5, colour(palette, lit)], ...fall]))
}

/** Rosettes of eight petals and lens pairs in turn, an odd count, the middle one on the axis. */
function frieze({ cx, ledge, unit, widthPx }: NightLayout): Path {
  const pitch = 54 * unit
  const y = (ledge.front + ledge.bottom) / 2 + 0.5 * unit
  const half = Math.ceil((widthPx / 2 + printBleedPx) / pitch)
  const cells: Path[] = []
  for (let i = -half; i <= half; i++) {
    cells.push(i % 2 === 0 ? rosette(cx + i * pitch, y, unit) : lenses(cx + i * pitch, y, unit))
  }
  return cells.flat()
}

function rosette(x: number, y: number, unit: number): Path {
  const petals = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    return leafPath({
      x: x + 3 * unit * Math.cos(angle),
      y: y + 3 * unit * Math.sin(angle),
      angle,
      length: 12 * unit,
      width: 3.6 * unit,
    })
  })
  return [...petals.flat(), ...circlePath(x, y, 2 * unit)]
}

function lenses(x: number, y: number, unit: number): Path {
  return [
    ...[0, Math.PI].flatMap((angle) =>
      leafPath({
        x: x + 5 * unit * Math.cos(angle),
        y,
        angle,
        length: 17 * unit,
        width: 3.4 * unit,
      }),
    ),
    ...circlePath(x, y, 2.4 * unit),
    ...circlePath(x, y - 9 * unit, 1.6 * unit),
    ...circlePath(x, y + 9 * unit, 1.6 * unit),
  ]
}
