import { type Art, reference } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import {
  circlePath,
  mirrorPath,
  orient,
  type Path,
  placement,
  rectPath,
  type Segment,
  transformPath,
} from '../path.ts'
import { colour } from '../shapes.ts'
import type { MotifPlan } from './motif-plan.ts'
import { filled, foil, stroked } from './paint.ts'
import { rosettePath } from './shapes.ts'

/** An ark, px: its pillars stand at both sides of the words, and its arch over the lintel. */
interface Frame {
  x: number
  u: number
  /** Half the distance between the outer sides of the pillars, and a pillar's breadth. */
  half: number
  broad: number
  /** Top of the arch, of the lintel, of the steps, and their foot. */
  top: number
  lintel: number
  steps: number
  foot: number
}

/** The share of the arch's height that its sides rise straight. */
const stilt = 0.3

/** Height of the lintel, and of the fringe under it. */
const beam = 38
const fringe = 15

/** The front of an ark: an arch on a lintel, two twisted pillars, and steps. */
export function ark(plan: MotifPlan, palette: Paints): Art {
  const { widthPx, heightPx, u, hero, text } = plan
  const isTall = heightPx > 1.6 * widthPx
  const margin = (isTall ? 22 : 44) * u
  const frame: Frame = {
    x: widthPx / 2,
    u,
    half: widthPx / 2 - margin,
    broad: (isTall ? 58 : 70) * u,
    top: Math.max(margin, hero.box.y - (isTall ? 104 : 66) * u),
    lintel: hero.box.y + hero.box.height,
    steps: text.y + text.height + 14 * u,
    foot: heightPx - margin,
  }
  return [
    filled(vault(frame, 0), reference('foil-velvet')),
    stroked(vault(frame, 0), foil, 4.6 * u),
    stroked(vault(frame, 12), foil, 1.4 * u),
    stroked(vault(frame, 44), foil, 2.6 * u),
    filled(garland(frame), foil),
    pillars(frame, palette),
    lintelOf(frame, palette),
    stepsOf(frame, palette),
  ]
}

/** The arch over the lintel, `inside` units inside its outer edge. */
function vault({ x, u, half, top, lintel }: Frame, inside: number): Path {
  const [wide, high] = [half - inside * u, (lintel - top) * (1 - stilt) - inside * u]
  const spring = lintel - stilt * (lintel - top)
  const [bend, rise] = [0.552 * wide, 0.552 * high]
  return [
    ['M', x - wide, lintel],
    ['L', x - wide, spring],
    ['C', x - wide, spring - rise, x - bend, spring - high, x, spring - high],
    ['C', x + bend, spring - high, x + wide, spring - rise, x + wide, spring],
    ['L', x + wide, lintel],
  ]
}

/** Pairs of leaves and berries along the arch, from both sides to a rosette at its top. */
function garland({ x, u, half, top, lintel }: Frame): Path {
  const [wide, high] = [half - 28 * u, (lintel - top) * (1 - stilt) - 28 * u]
  const spring = lintel - stilt * (lintel - top)
  const leg = Math.round((lintel - spring) / (44 * u))
  const below = Array.from({ length: leg }, (_, i) =>
    transformPath(
      i % 2 === 0 ? berry : leaves,
      placement(x + wide, spring + ((i + 0.5) / leg) * (lintel - spring), -Math.PI / 2, u),
    ),
  ).flat()
  const count = Math.round((wide + high) / (44 * u))
  const right = Array.from({ length: count - 1 }, (_, i) => {
    const angle = ((i + 0.5) / count) * (Math.PI / 2)
    const at = { x: x + wide * Math.cos(angle), y: spring - high * Math.sin(angle) }
    const along = Math.atan2(-high * Math.cos(angle), -wide * Math.sin(angle))
    return transformPath(i % 2 === 0 ? leaves : berry, placement(at.x, at.y, along, u))
  }).flat()
  const keystone = transformPath(rosettePath(30), placement(x, spring - high, Math.PI / 8, u))
  const side = [...below, ...right]
  return [...side, ...mirrorPath(side, x), ...keystone]
}

const leaves: Path = [-1, 1].flatMap((side) =>
  orient(
    leafPath({ x: -9, y: 0, angle: 0.42 * side, length: 30, width: 5.4, bend: -2 * side }),
    'solid',
  ),
)

const berry: Path = [...circlePath(0, 0, 4.6), ...circlePath(-9, 0, 2), ...circlePath(9, 0, 2)]

/** Shafts with stripes that wind round them, on two bases and under a capital of leaves. */
function pillars(frame: Frame, palette: Paints): Art {
  const { x, u, half, broad, lintel, steps } = frame
  const left = x - half + 5 * u
  const wide = broad - 10 * u
  const head = lintel + (beam + 44) * u
  const base = steps - 34 * u
  const shaft = rectPath(left + 5 * u, head, wide - 10 * u, base - head)
  const pitch = 34 * u
  const count = Math.max(3, Math.round((base - head) / pitch))
  const step = (base - head) / count
  const stripes: Segment[] = []
  for (let i = 0; i < count; i++) {
    const y = head + i * step
    const [from, to] = [left + 5 * u, left + wide - 5 * u]
    const rise = Math.min(step * 0.9, 26 * u)
    stripes.push(
      ['M', from, y + rise],
      ['C', from + 0.3 * wide, y + rise, to - 0.3 * wide, y, to, y],
      ['L', to, y + 0.42 * step],
      [
        'C',
        to - 0.3 * wide,
        y + 0.42 * step,
        from + 0.3 * wide,
        y + rise + 0.42 * step,
        from,
        Math.min(base, y + rise + 0.42 * step),
      ],
      ['Z'],
    )
  }
  const capital = [-1, -0.5, 0, 0.5, 1].flatMap((turn) =>
    orient(
      leafPath({
        x: left + wide / 2 + turn * 0.26 * wide,
        y: head + 2 * u,
        angle: -Math.PI / 2 + 0.5 * turn,
        length: 40 * u,
        width: 7 * u,
      }),
      'solid',
    ),
  )
  const blocks = [
    ...rectPath(left - 3 * u, head, wide + 6 * u, 7 * u),
    ...rectPath(left + 1 * u, base, wide - 2 * u, 9 * u),
    ...rectPath(left - 4 * u, base + 14 * u, wide + 8 * u, 20 * u),
  ]
  const both = (path: Path) => [...path, ...mirrorPath(path, x)]
  return [
    filled(both(shaft), colour(palette, 'velvetDark')),
    filled(both(stripes), foil, 0.92),
    stroked(both(shaft), foil, 2.4 * u),
    filled(both([...capital, ...blocks]), foil),
  ]
}

/** A beam of florets between two lines, a fringe of threads under it. */
function lintelOf({ x, u, half, lintel }: Frame, palette: Paints): Art {
  const high = beam * u
  const box = rectPath(x - half, lintel, 2 * half, high)
  const threads: Segment[] = []
  const inner = half - 74 * u
  const count = Math.round(inner / (9 * u))
  for (let i = -count; i <= count; i++) {
    const at = x + (i / count) * inner
    threads.push(['M', at, lintel + high], ['L', at, lintel + high + fringe * u])
  }
  return [
    filled(box, colour(palette, 'velvetDark')),
    stroked(threads, foil, 2.2 * u, 0.9),
    filled(row({ x, half: half - 26 * u, y: lintel + high / 2, u }), foil),
    stroked(box, foil, 4 * u),
  ]
}

/** Rosettes and lozenges in turn, a whole number on both sides of the middle. */
function row({ x, half, y, u }: { x: number; half: number; y: number; u: number }): Path {
  const count = Math.round(half / (30 * u))
  return Array.from({ length: 2 * count + 1 }, (_, k) => {
    const i = k - count
    const at = placement(x + (i / count) * half, y, 0, u)
    return transformPath(i % 2 === 0 ? floret : lozenge, at)
  }).flat()
}

const floret = rosettePath(11)
const lozenge: Path = [0, Math.PI].flatMap((angle) =>
  orient(leafPath({ x: Math.cos(angle), y: 0, angle, length: 15, width: 4 }), 'solid'),
)

/** As many steps as the foot has room for, each broader than the one above. */
function stepsOf({ x, u, half, steps, foot }: Frame, palette: Paints): Art {
  const count = Math.max(1, Math.round((foot - steps) / (84 * u)))
  const high = (foot - steps) / count
  return Array.from({ length: count }, (_, i) => {
    const wide = half - (count - 1 - i) * 10 * u
    const y = steps + i * high
    const box = rectPath(x - wide, y, 2 * wide, high)
    return [
      filled(box, colour(palette, i % 2 === 0 ? 'velvetDark' : 'velvetMid')),
      filled(
        row({ x, half: wide - 34 * u, y: y + high / 2, u: Math.min(1.6 * u, high / 38) }),
        foil,
      ),
      stroked(box, foil, 3 * u),
    ]
  })
}
