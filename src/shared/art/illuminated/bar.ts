import { acanthus } from '../acanthus.ts'
import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import type { Box } from '../family.ts'
import { ribbonPath, sampleSpline } from '../foliage.ts'
import { boxInBox } from '../motif-reach.ts'
import type { Point } from '../path.ts'
import { bezant, type Colours, tone } from './blossom.ts'
import { emblem } from './emblem.ts'
import { field, goldFrame, penwork, ruledFrame } from './gilding.ts'
import { paintShapes, type Shape } from './paint.ts'
import type { PaintOptions } from './paint-options.ts'
import { barWidth, type Plot } from './plot.ts'
import { rinceau } from './rinceau.ts'

/** A bar of scrolls down the right, from a square with the motif, and along the foot. */
export function drawBar({ plot, colours, motif, seed, deep }: PaintOptions): Art {
  const { width, height, emblem: square, foot: footHeight = 0 } = plot
  const { margin, bar: sideBand } = plot.rim
  const ink = tone(colours, 'ink')
  const right = width - margin
  const across = sideBand + 2 * barWidth
  const upright = {
    x: right - across,
    y: square.y + square.height - barWidth,
    width: across,
    height: height - margin - square.y - square.height + barWidth,
  }
  const low = {
    x: margin + 150,
    y: height - margin - footHeight,
    width: right - margin - 150 - across + barWidth,
    height: footHeight,
  }
  const band = { colours, deep }
  const ground = tone(colours, deep ? 'deep' : 'band')
  const side = rinceau(
    { ...band, length: upright.height - 2 * barWidth, breadth: sideBand, seed },
    [0, 1, -1, 0, upright.x + across / 2, upright.y + barWidth],
  )
  const foot = rinceau(
    {
      ...band,
      length: low.width - 2 * barWidth,
      breadth: low.height - 2 * barWidth,
      seed: seed + 1,
    },
    [-1, 0, 0, 1, low.x + low.width - barWidth, low.y + low.height / 2],
  )
  const hero = boxInBox(motif, grown(square, -0.14 * square.width))
  const frame = [
    field(upright, ground),
    field(low, ground),
    named('foliage', paintShapes([...side, ...foot, ...flourishes(plot, low, colours)], ink)),
    goldFrame(low, colours),
    goldFrame(upright, colours),
  ]
  const picture = [
    field(square, tone(colours, 'lead')),
    penwork(grown(square, -30), { seed, letters: [grown(hero, -26)], colours }),
    goldFrame(square, colours, 14),
    ruledFrame(grown(square, -22), tone(colours, 'leadLight'), 2),
    emblem(motif, hero, onLead(colours)),
  ]
  return [named('border', frame), named('motif', picture)]
}

/** Pigments on a ground of the leading colour, where that colour would not show. */
function onLead(colours: Colours): Colours {
  const pairs = [
    ['lead', 'second'],
    ['leadLight', 'secondLight'],
    ['leadDark', 'secondDark'],
    ['leaf', 'leafLight'],
    ['leafLight', 'leafPale'],
    ['leafDark', 'leaf'],
  ] as const
  return {
    ...colours,
    ...Object.fromEntries(pairs.map(([name, other]) => [name, tone(colours, other)])),
  }
}

/** Leaves that grow from the ends of the bars into the margin. */
function flourishes({ emblem: square, rim }: Plot, low: Box, colours: Colours): Shape[] {
  const y = low.y + low.height / 2
  const ink = tone(colours, 'ink')
  const top = square.y + 0.24 * square.height
  const under = square.y + 0.76 * square.height
  const long = Math.min(1.1 * square.width, square.x - rim.margin - 30)
  const bend = Math.min(0.2 * long, 72)
  return [
    ...tendril(
      [
        { x: low.x + 4, y },
        { x: low.x - 60, y: y + 6 },
        { x: low.x - 106, y: y - 30 },
        { x: low.x - 76, y: y - 64 },
      ],
      colours,
    ),
    ...tendril(
      [
        { x: square.x + 4, y: top },
        { x: square.x - 0.3 * long, y: top - 0.6 * bend },
        { x: square.x - 0.66 * long, y: top + 0.5 * bend },
        { x: square.x - long, y: top - 0.4 * bend },
      ],
      colours,
    ),
    ...tendril(
      [
        { x: square.x + 4, y: under },
        { x: square.x - 0.34 * long, y: under + 0.5 * bend },
        { x: square.x - 0.7 * long, y: under - 0.1 * bend },
        { x: square.x - 0.8 * long, y: under - 1.1 * bend },
      ],
      colours,
    ),
    ...[0.3, 0.62, 0.94].flatMap((share, i) =>
      bezant({ x: square.x - share * long, y: top + (i % 2 ? -34 : 40) }, 6, share * 9, ink),
    ),
  ]
}

/** A stem with leaves close to it, on both sides in turn, the last at its tip. */
function tendril(controls: readonly Point[], colours: Colours): Shape[] {
  const points = sampleSpline(controls, 41)
  const at = (i: number) => points[Math.max(0, Math.min(40, i))] ?? { x: 0, y: 0 }
  const paints = [
    ['lead', 'leadLight'],
    ['second', 'flower'],
    ['leaf', 'leafLight'],
  ] as const
  const leaves = [4, 14, 24, 32].flatMap((i, k): Shape[] => {
    const side = k % 2 === 0 ? 1 : -1
    const [from, to] = [at(i), at(i + 8)]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const off = (share: number, out: number) => ({
      x: from.x + dx * share - dy * out * side,
      y: from.y + dy * share + dx * out * side,
    })
    const tip = k === 3
    const rib = tip
      ? [from, at(i + 4), to, { x: to.x + dx * 0.7, y: to.y + dy * 0.7 }]
      : [from, off(0.35, 0.36), off(0.9, 0.66), off(1.35, 0.44)]
    const size = Math.hypot(dx, dy)
    const leaf = acanthus({ rib, width: (tip ? 0.4 : 0.42) * size, lobes: 4 })
    const [one, other] = paints[k % 3] ?? paints[0]
    return [
      { level: 2 + k, path: leaf.left, paint: tone(colours, one), contour: 1.5 },
      { level: 2 + k, path: leaf.right, paint: tone(colours, other), contour: 1.5 },
      { level: 2.5 + k, path: leaf.veins, paint: tone(colours, 'white'), width: 1.1 },
    ]
  })
  return [
    { level: 1, path: ribbonPath(points, 9, 5), paint: tone(colours, 'leaf'), contour: 1.5 },
    ...leaves,
  ]
}
