import { type Art, defs, linearGradient, reference, stops } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { circlePath, type Path, rectPath, roundArchPath } from '../path.ts'
import { px } from '../px.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { NightLayout } from './layout.ts'

/** The height of a course of stones, units. */
const course = 92

/** The wall under the sill: courses of stones, and a row of carved arches where it is high enough. */
export function drawParapet(layout: NightLayout, palette: Paints): Art {
  const { text, heightPx, unit } = layout
  const foot = heightPx + printBleedPx
  const arches = text.y + text.height + 40 * unit
  const isHigh = heightPx - arches > 190 * unit
  const stonesEnd = isHigh ? arches : foot
  return [
    gradients(layout, palette),
    stones(layout, stonesEnd),
    isHigh ? arcade(layout, palette, arches) : [],
  ]
}

/** Stones are seen at both sides, and fade behind the words. */
function gradients({ widthPx }: NightLayout, palette: Paints): Art {
  const page = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: px(widthPx), y2: 0 } as const
  const fade = (id: string, paint: string, [side, middle]: readonly [number, number]) =>
    linearGradient(
      { id, ...page },
      stops([
        [0, colour(palette, paint), side],
        [0.3, colour(palette, paint), middle],
        [0.7, colour(palette, paint), middle],
        [1, colour(palette, paint), side],
      ]),
    )
  return defs(
    fade('night-stone', 'echo', [0.8, 0.22]),
    fade('night-joint', 'panelShade', [0.9, 0.4]),
    fade('night-chisel', 'carve', [0.9, 0.2]),
  )
}

function stones({ widthPx, ledge, unit }: NightLayout, end: number): Art {
  const random = createRandom(31)
  const joints: Path[] = []
  const lit: Path[] = []
  const pale: Path[] = []
  const [left, right] = [-printBleedPx, widthPx + printBleedPx]
  for (let y = ledge.bottom + 22 * unit; y < end; y += course * unit) {
    const low = Math.min(end, y + course * unit)
    joints.push(rectPath(left, y - 2.5 * unit, right - left, 2.5 * unit))
    lit.push(rectPath(left, y, right - left, 1.6 * unit))
    let from = left - between(random, 20, 120) * unit
    while (from < right) {
      const wide = between(random, 130, 236) * unit
      if (random() < 0.36) pale.push(rectPath(from, y, wide, low - y))
      from += wide
      joints.push(rectPath(from, y, 2.5 * unit, low - y))
      lit.push(rectPath(from + 2.5 * unit, y, 1.4 * unit, low - y))
    }
  }
  return [
    shape(pale.flat(), { fill: reference('night-stone') }),
    shape(joints.flat(), { fill: reference('night-joint') }),
    shape(lit.flat(), { fill: reference('night-chisel') }),
  ]
}

/** Blind arches on small columns, an odd count, and a moulding above them. */
function arcade({ widthPx, heightPx, unit }: NightLayout, palette: Paints, top: number): Art {
  const foot = heightPx + printBleedPx
  const pitch = widthPx / 7
  const half = pitch / 2 - 13 * unit
  const spring = top + 46 * unit + half
  const rounds: Path[] = []
  const niches: Path[] = []
  const rims: Path[] = []
  for (let i = -1; i <= 7; i++) {
    const x = (i + 0.5) * pitch
    niches.push(roundArchPath({ x, spring, half: half - 9 * unit, foot }))
    rims.push(roundArchPath({ x, spring, half, foot }))
    rounds.push(circlePath(x + pitch / 2, spring - half + 6 * unit, 8 * unit))
  }
  const moulding = (y: number, height: number) =>
    rectPath(-printBleedPx, y, widthPx + 2 * printBleedPx, height)
  return [
    shape(moulding(top, foot - top), { fill: colour(palette, 'panel') }),
    shape(rims.flat(), { fill: colour(palette, 'carve') }),
    shape(niches.flat(), { fill: colour(palette, 'panelShade') }),
    shape(rounds.flat(), { fill: colour(palette, 'carve') }),
    shape(moulding(top, 4 * unit), { fill: colour(palette, 'panelShade') }),
    shape([...moulding(top + 4 * unit, 3 * unit), ...moulding(top + 22 * unit, 2 * unit)], {
      fill: colour(palette, 'carve'),
    }),
  ]
}
