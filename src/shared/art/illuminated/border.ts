import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import type { Box } from '../family.ts'
import { type Colours, tone } from './blossom.ts'
import { emblem } from './emblem.ts'
import { cornerSquare, goldFrame, mirroredHalf, ring, ruledFrame, wordPanel } from './gilding.ts'
import { paintShapes, type Shape } from './paint.ts'
import type { PaintOptions } from './paint-options.ts'
import { barWidth, fieldInsetOf } from './plot.ts'
import { rinceau } from './rinceau.ts'
import { spray } from './spray.ts'

/** Scrolls on all four sides between gold bars, a word in its panel, the motif among sprays. */
export function drawBorder({ plot, colours, motif, seed, deep, reserved }: PaintOptions): Art {
  const { width, height, emblem: foot, word, rim } = plot
  const { margin, band: bandWidth } = rim
  const outer = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const inner = grown({ x: 0, y: 0, width, height }, barWidth - fieldInsetOf(rim))
  const middle = margin + barWidth + bandWidth / 2
  const reach = margin + barWidth + bandWidth
  const band = { breadth: bandWidth, colours, deep }
  const side = rinceau({ ...band, length: height - 2 * reach, seed }, [0, 1, -1, 0, middle, reach])
  const half = width / 2 - reach
  const top = rinceau({ ...band, length: half, seed: seed + 1 }, [1, 0, 0, 1, reach, middle])
  const bottom = rinceau({ ...band, length: half, seed: seed + 2 }, [
    1,
    0,
    0,
    -1,
    reach,
    height - middle,
  ])
  const ink = tone(colours, 'ink')
  const mirrored = mirroredHalf(paintShapes([...side, ...top, ...bottom], ink), 'border', width)
  const corner = (x: number, y: number, pigment: 'lead' | 'second') =>
    cornerSquare({ x, y, width: bandWidth, height: bandWidth }, pigment, colours)
  const [near, farX, farY] = [margin + barWidth, width - reach, height - reach]
  const frame = [
    ring(grown(outer, -barWidth), inner, tone(colours, deep ? 'deep' : 'band')),
    named('foliage', mirrored),
    corner(near, near, 'lead'),
    corner(farX, near, 'second'),
    corner(near, farY, 'second'),
    corner(farX, farY, 'lead'),
    goldFrame(outer, colours),
    goldFrame(inner, colours),
    ruledFrame(grown(inner, -barWidth - rim.rule), tone(colours, 'lead'), 2),
  ]
  return [
    named('border', frame),
    word ? named('sheet', wordPanel(word.box, colours, { seed, letters: reserved })) : [],
    named('foliage', mirroredHalf(paintShapes(footSpray(foot, colours), ink), 'spray', width)),
    named('motif', emblem(motif, { ...foot, height: foot.height - 14 }, colours)),
  ]
}

/** The left half of two sprays that grow out from under the motif. */
export function footSpray({ x, y, width, height }: Box, colours: Colours): Shape[] {
  const foot = y + height - 18
  const from = x + width / 2 - Math.min(0.13 * width, 0.4 * height)
  const reach = from - x
  return spray(
    [
      { x: from, y: foot },
      { x: from - 0.26 * reach, y: foot - 0.16 * height },
      { x: from - 0.6 * reach, y: foot - 0.08 * height },
      { x: x + 0.08 * reach, y: foot - 0.52 * height },
    ],
    { size: Math.min(0.36 * height, 0.13 * width), colours },
  )
}
