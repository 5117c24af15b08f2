import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { boxInBox } from '../motif-reach.ts'
import { type Colours, tone } from './blossom.ts'
import { emblem } from './emblem.ts'
import { field, goldFrame, penwork, ruledFrame } from './gilding.ts'
import { paintShapes, type Shape } from './paint.ts'
import type { PaintOptions } from './paint-options.ts'
import { barWidth } from './plot.ts'
import { rinceau } from './rinceau.ts'

/** How far scrolls and bars run past the edge of the page. */
const past = 60

/** A bar of scrolls down the right, from a square with the motif, and along the foot. */
export function drawBar(options: PaintOptions): Art {
  const { plot, colours, motif, seed, deep } = options
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
    x: -past,
    y: height - margin - footHeight,
    width: right + past - across + barWidth,
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
    named('foliage', paintShapes([...side, ...foot, ...headScrolls(options)], ink)),
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

/** Scrolls that grow from the square over the vellum and past the edge of the page, in two rows. */
function headScrolls({ plot, colours, seed }: PaintOptions): Shape[] {
  const { x, y, height } = plot.emblem
  const breadth = 0.48 * height
  return [-1, 1].flatMap((side, i) =>
    rinceau({ colours, deep: false, length: x + past, breadth, seed: seed + 3 + i, ends: true }, [
      -1,
      0,
      0,
      side,
      x,
      y + height / 2 + side * 0.26 * height,
    ]),
  )
}
