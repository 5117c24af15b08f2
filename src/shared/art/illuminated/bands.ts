import { type Art, named } from '../art.ts'
import { type Box, printBleedPx } from '../family.ts'
import { tone } from './blossom.ts'
import { emblem } from './emblem.ts'
import { field, goldFrame, mirroredHalf, wordPanel } from './gilding.ts'
import { paintShapes } from './paint.ts'
import type { PaintOptions } from './paint-options.ts'
import { barWidth, type Plot } from './plot.ts'
import { rinceau } from './rinceau.ts'
import { spray } from './spray.ts'

/**
 * Two deep bands of scrolls across the page, at its head and its foot; a word hangs from the one,
 * the motif stands on the other.
 */
export function drawBands({ plot, colours, motif, seed, deep, reserved }: PaintOptions): Art {
  const { width, emblem: foot, word } = plot
  const ink = tone(colours, 'ink')
  const ground = tone(colours, deep ? 'deep' : 'band')
  const bands = bandsOf(plot)
  const scrolls = bands.flatMap(({ y, height, rows }, i) => {
    const breadth = height / rows
    return Array.from({ length: rows }, (_, row) =>
      rinceau(
        {
          length: width / 2 + printBleedPx,
          breadth: breadth - 6,
          seed: seed + 4 * i + row,
          colours,
          deep,
        },
        [-1, 0, 0, row % 2 === i ? 1 : -1, width / 2, y + (row + 0.5) * breadth],
      ),
    ).flat()
  })
  const wide = { x: -2 * printBleedPx, width: width + 4 * printBleedPx }
  return [
    named('border', [
      bands.map(({ y, height }) => field({ ...wide, y, height }, ground)),
      named('foliage', mirroredHalf(paintShapes(scrolls, ink), 'bands', width)),
      bands.map(({ y, height }) => goldFrame({ ...wide, y, height }, colours)),
    ]),
    word ? named('sheet', wordPanel(word.box, colours, { seed, letters: reserved })) : [],
    named('foliage', mirroredHalf(paintShapes(spraysBeside(foot, colours), ink), 'spray', width)),
    named('motif', emblem(motif, foot, colours)),
  ]
}

/** The two bands, which bleed off the page, and how many rows of scrolls each has. */
function bandsOf({
  height,
  text,
  emblem: foot,
  word,
}: Plot): (Pick<Box, 'y' | 'height'> & { rows: number })[] {
  const head = (word ? word.box.y + word.box.height / 2 : text.y) - barWidth
  const low = foot.y + foot.height - 4
  const past = 2 * printBleedPx
  const rows = (deep: number) => Math.max(1, Math.round(deep / 170))
  return [
    { y: -past, height: head + past, rows: rows(head + past) },
    { y: low, height: height - low + past, rows: rows(height - low + past) },
  ]
}

function spraysBeside({ x, y, width, height }: Box, colours: PaintOptions['colours']) {
  const foot = y + height - 8
  const from = x + width / 2 - 0.3 * width
  const reach = from - 70
  return spray(
    [
      { x: from, y: foot },
      { x: from - 0.3 * reach, y: foot - 0.2 * height },
      { x: from - 0.64 * reach, y: foot - 0.12 * height },
      { x: from - 0.96 * reach, y: foot - 0.56 * height },
    ],
    { size: 0.3 * height, colours },
  )
}
