import { type Art, named, reference } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
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
import { laurelBranch } from './laurel.ts'
import type { MotifPlan } from './motif-plan.ts'
import { filled, foil, stroked } from './paint.ts'
import { rosettePath } from './shapes.ts'

const swags = 5

/** A tall chuppah that holds the words: its cloth above them, its poles beside, its steps below. */
export function canopy(plan: MotifPlan, palette: Paints): Art {
  const { widthPx, u, text, hero, header } = plan
  const x = widthPx / 2
  const hem = header.y - 64 * u
  const top = Math.max(hem - 290 * u, 26 * u)
  // On a narrow page the branches run a little past the edge.
  const half = Math.min(text.width / 2 + 66 * u, widthPx / 2 - 56 * u)
  const floor = hero.box.y + hero.box.height
  return [
    steps({ x, floor, half, u, height: plan.heightPx }, palette),
    named('border', [
      pole({ x: x - half, top: top + 60 * u, floor, u }, palette),
      pole({ x: x + half, top: top + 60 * u, floor, u }, palette),
    ]),
    named('sheet', cloth({ x, top, hem, half: half + 22 * u, u }, palette)),
    named('foliage', vines({ x, half, hem, floor, u }, palette)),
  ]
}

/** The cloth: a roof that sags between its corners, and a valance in swags with a fringe. */
function cloth(
  { x, top, hem, half, u }: { x: number; top: number; hem: number; half: number; u: number },
  palette: Paints,
): Art {
  const rail = top + 0.52 * (hem - top)
  const [left, right] = [x - half, x + half]
  const roof: Path = [
    ['M', left, rail],
    ['L', left + 0.2 * half, top],
    ['Q', x, top + 44 * u, right - 0.2 * half, top],
    ['L', right, rail],
    ['Z'],
  ]
  const pitch = (2 * half) / swags
  const valance: Segment[] = [
    ['M', left, rail],
    ['L', right, rail],
    ['L', right, hem - 40 * u],
  ]
  const fringe: Segment[] = []
  const flowers: Segment[] = []
  const seams: Segment[] = []
  for (let i = 0; i < swags; i++) {
    const from = right - i * pitch
    valance.push(['Q', from - pitch / 2, hem + 30 * u, from - pitch, hem - 40 * u])
    for (let k = 0; k <= 16; k++) {
      const t = k / 16
      const y = hem - 40 * u + 2 * t * (1 - t) * 70 * u
      fringe.push(['M', from - t * pitch, y], ['L', from - t * pitch, y + 26 * u])
    }
    const middle = from - pitch / 2
    flowers.push(...transformPath(rosettePath(30 * u), placement(middle, (rail + hem) / 2 - 4 * u)))
    if (i > 0) seams.push(['M', from, rail], ['L', from, hem - 40 * u])
    const above = x + (middle - x) * 0.8
    seams.push(['M', middle, rail], ['L', above, top + 26 * u])
  }
  valance.push(['Z'])
  const rule: Path = [
    ['M', left, rail + 14 * u],
    ['L', right, rail + 14 * u],
  ]
  return [
    filled(roof, colour(palette, 'mantle')),
    filled(valance, reference('foil-cloth')),
    stroked(seams, foil, 1.8 * u, 0.8),
    stroked(fringe, foil, 2.6 * u),
    filled(flowers, foil),
    stroked([...roof, ...valance], foil, 5 * u),
    stroked(rule, foil, 2 * u),
  ]
}

/** A pole of turned foil with a knob above and a foot below. */
function pole(
  { x, top, floor, u }: { x: number; top: number; floor: number; u: number },
  palette: Paints,
): Art {
  const shaft = rectPath(x - 9 * u, top, 18 * u, floor - top)
  const rings = [0.34, 0.62, 0.9].flatMap((share) => {
    const y = top + share * (floor - top)
    return rectPath(x - 15 * u, y, 30 * u, 10 * u)
  })
  const foot: Path = [
    ['M', x - 14 * u, floor - 60 * u],
    ['L', x + 14 * u, floor - 60 * u],
    ['L', x + 40 * u, floor],
    ['L', x - 40 * u, floor],
    ['Z'],
  ]
  return [
    filled(shaft, foil),
    filled(shaft, reference('foil-turned')),
    filled([...rings, ...foot], foil),
    stroked([...rings, ...foot], colour(palette, 'engraving'), 1.4 * u, 0.7),
  ]
}

/** Branches that climb both poles from below, their leaves turned away from the words. */
function vines(
  { x, half, hem, floor, u }: { x: number; half: number; hem: number; floor: number; u: number },
  palette: Paints,
): Art {
  const sway = 15 * u
  const points = Array.from({ length: 9 }, (_, i) => ({
    x: x + half + (i % 2 === 0 ? sway : -sway),
    y: floor - 30 * u - (i / 8) * (floor - hem - 40 * u),
  }))
  const { solid, veins } = laurelBranch({
    stem: points,
    stemWidth: 5 * u,
    leafCount: 44,
    from: 0.02,
    to: 0.97,
    lengths: [52 * u, 34 * u],
    slender: 0.22,
    spread: 0.7,
  })
  const both = [...solid, ...orient(mirrorPath(solid, x), 'solid')]
  return [
    stroked(both, colour(palette, 'shadow'), 5 * u, 0.4),
    filled(both, foil),
    stroked([...veins, ...mirrorPath(veins, x)], colour(palette, 'engraving'), 1.3 * u, 0.7),
  ]
}

/** Steps that run out to both edges under the poles. */
function steps(
  {
    x,
    floor,
    half,
    u,
    height,
  }: { x: number; floor: number; half: number; u: number; height: number },
  palette: Paints,
): Art {
  return [0, 1, 2, 3].map((i) => {
    const top = floor + i * 44 * u
    const reach = half + (70 + 66 * i) * u
    const tread = rectPath(x - reach, top, 2 * reach, height + 2 * printBleedPx - top)
    const onSide = Math.floor(reach / (46 * u)) - 1
    const pearls = Array.from({ length: 2 * onSide + 1 }, (_, k) =>
      circlePath(x + (k - onSide) * 46 * u, top + 22 * u, 3.4 * u),
    ).flat()
    return [
      filled(tread, colour(palette, i % 2 === 0 ? 'velvetDark' : 'velvetMid')),
      stroked(tread, foil, 3 * u),
      filled(pearls, foil, 0.8),
    ]
  })
}
