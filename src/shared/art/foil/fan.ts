import { type Art, defs, named, radialGradient, reference, stops } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path, type Segment } from '../path.ts'
import { colour } from '../shapes.ts'
import type { MotifPlan } from './motif-plan.ts'
import { filled, foil, stroked } from './paint.ts'

const feathers = 13

/**
 * A fan that opens from the foot of the sheet: feathers in three rows round a hub of coloured
 * velvet, their tips in a row of scallops.
 */
export function fan(plan: MotifPlan, palette: Paints): Art {
  const { widthPx, heightPx, u, text, hero } = plan
  const x = widthPx / 2
  const y = hero.box.y + hero.box.height + 24 * u
  const reach = y - (text.y + text.height) - 34 * u
  const hub = Math.min(0.64 * reach, Math.hypot(hero.box.width / 2, hero.box.height) + 34 * u)
  const at: At = (angle, radius) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  const step = Math.PI / feathers
  const angles = Array.from({ length: feathers }, (_, i) => -Math.PI + (i + 0.5) * step)
  const outer = angles.map((angle) => feather(at, { angle, step, from: hub + 26 * u, to: reach }))
  const middle = angles.map((angle) =>
    feather(at, { angle, step: step * 0.62, from: hub + 26 * u, to: hub + 0.78 * (reach - hub) }),
  )
  const lances = angles.flatMap((angle) => {
    const [px, py] = at(angle, hub + 40 * u)
    const length = 0.5 * (reach - hub)
    return orient(leafPath({ x: px, y: py, angle, length, width: 15 * u }), 'solid')
  })
  const pearls = angles.flatMap((angle) => {
    const [px, py] = at(angle, hub + 0.66 * (reach - hub))
    return circlePath(px, py, 8 * u)
  })
  const tips = angles.flatMap((angle) => {
    const [px, py] = at(angle, reach - 40 * u)
    return circlePath(px, py, 5 * u)
  })
  const floor = heightPx + printBleedPx
  return [
    named('lights', [
      filled(outer.flat(), colour(palette, 'velvetDark')),
      stroked(outer.flat(), foil, 5 * u),
      filled(middle.flat(), colour(palette, 'velvetLight'), 0.5),
      stroked(middle.flat(), foil, 2.2 * u),
      filled([...lances, ...pearls, ...tips], foil),
    ]),
    hubDisc({ x, y, radius: hub, u }, palette),
    foot({ x, y, floor, width: widthPx, u }, palette),
  ]
}

type At = (angle: number, radius: number) => [number, number]

/** A wedge with a round tip. */
function feather(
  at: At,
  { angle, step, from, to }: { angle: number; step: number; from: number; to: number },
): Path {
  const half = step / 2
  const shoulder = to - to * Math.sin(half) * 0.9
  return [
    ['M', ...at(angle - half, from)],
    ['L', ...at(angle - half, shoulder)],
    ['C', ...at(angle - half, to), ...at(angle - half * 0.5, to), ...at(angle, to)],
    ['C', ...at(angle + half * 0.5, to), ...at(angle + half, to), ...at(angle + half, shoulder)],
    ['L', ...at(angle + half, from)],
    ['Z'],
  ]
}

/** The disc that the fan is held by, with beads round its rim. */
function hubDisc(
  { x, y, radius, u }: { x: number; y: number; radius: number; u: number },
  palette: Paints,
): Art {
  const light = stops([
    [0, colour(palette, 'mantleLight')],
    [0.6, colour(palette, 'mantle')],
    [1, colour(palette, 'mantleDark')],
  ])
  const place = { cx: Math.round(x), cy: Math.round(y - 0.5 * radius), r: Math.round(1.1 * radius) }
  const beads = Array.from({ length: 29 }, (_, i) => {
    const angle = -Math.PI + (i / 28) * Math.PI
    const rim = radius + 13 * u
    return circlePath(x + rim * Math.cos(angle), y + rim * Math.sin(angle), 6 * u)
  }).flat()
  const disc = circlePath(x, y, radius)
  return [
    defs(radialGradient({ id: 'foil-disc', gradientUnits: 'userSpaceOnUse', ...place }, light)),
    filled(circlePath(x, y, radius + 28 * u), colour(palette, 'velvetDark')),
    stroked(circlePath(x, y, radius + 26 * u), foil, 3 * u),
    filled(beads, foil),
    filled(disc, reference('foil-disc')),
    stroked(disc, foil, 4 * u),
  ]
}

/** The band that the hub and the hero stand on. */
function foot(
  { x, y, floor, width, u }: { x: number; y: number; floor: number; width: number; u: number },
  palette: Paints,
): Art {
  const edge = width + printBleedPx
  const top = y - 24 * u
  const band: Path = [
    ['M', -printBleedPx, top],
    ['L', edge, top],
    ['L', edge, floor],
    ['L', -printBleedPx, floor],
    ['Z'],
  ]
  const rule = (below: number): Path => [
    ['M', -printBleedPx, top + below * u],
    ['L', edge, top + below * u],
  ]
  const darts: Segment[] = []
  const count = Math.ceil(width / (64 * u) / 2)
  for (let i = -count; i <= count; i++) {
    const at = x + i * 64 * u
    darts.push(
      ...orient(
        leafPath({ x: at, y: top + 34 * u, angle: Math.PI / 2, length: 74 * u, width: 13 * u }),
        'solid',
      ),
      ...circlePath(at + 32 * u, top + 52 * u, 6 * u),
    )
  }
  return [
    filled(band, colour(palette, 'velvetDark')),
    stroked([...rule(0), ...rule(122)], foil, 5 * u),
    stroked([...rule(14), ...rule(134)], foil, 1.6 * u),
    filled(darts, foil),
  ]
}
