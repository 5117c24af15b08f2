import { type Art, named } from '../art.ts'
import { type Box, type Paints, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, rectPath, type Segment } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { betweenRows } from '../text-gaps.ts'
import { cord } from './cord.ts'
import { figure } from './figure.ts'
import {
  clearOfWords,
  leafSpot,
  leavesAlong,
  mirroredPlanting,
  type Placed,
  type Planting,
  plant,
  together,
} from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { type SprigName, sprig } from './sprigs.ts'
import { runningStitch, stitches } from './thread.ts'

/** A tablecloth with a scalloped edge, a large spray at the top left and one at the bottom right. */
export function corners({ plot, composition, words, seed, palette }: Scene): Art {
  return [
    edge(plot, palette),
    plant(
      clearOfWords(sprays(plot, seed, composition.layout === 'list' ? 0.74 : 1), plot),
      palette,
    ),
    composition.thing ? figure(composition.thing(), plot.thing, palette) : [],
    composition.layout === 'list' ? beads(plot, words) : [],
  ]
}

/** A small star between each two rows of a list. */
function beads({ width, text }: Plot, words: readonly Box[]): Art {
  return betweenRows(text, words, 30).map((y) =>
    sprig('star amber', { x: width / 2, y, size: 0.3 }),
  )
}

/** Scallops with eyelets over the table, and a couched frame inside. */
function edge({ width, height }: Plot, palette: Paints): Art {
  const past = printBleedPx
  const inset = 46
  const across = Math.round((width - 2 * inset) / 56)
  const down = Math.round((height - 2 * inset) / 56)
  const [stepX, stepY] = [(width - 2 * inset) / across, (height - 2 * inset) / down]
  const right = width - inset
  const foot = height - inset
  const scallops: Segment[] = [['M', inset, inset]]
  const eyelets: Path[] = []
  const bulge = 36
  for (let i = 0; i < across; i++) {
    const x = inset + i * stepX
    scallops.push(['C', x + 6, inset - bulge, x + stepX - 6, inset - bulge, x + stepX, inset])
    eyelets.push(
      circlePath(x + stepX / 2, inset - 5, 6.5),
      circlePath(x + stepX / 2, foot + 5, 6.5),
    )
  }
  for (let i = 0; i < down; i++) {
    const y = inset + i * stepY
    scallops.push(['C', right + bulge, y + 6, right + bulge, y + stepY - 6, right, y + stepY])
    eyelets.push(
      circlePath(inset - 5, y + stepY / 2, 6.5),
      circlePath(right + 5, y + stepY / 2, 6.5),
    )
  }
  for (let i = 0; i < across; i++) {
    const x = right - i * stepX
    scallops.push(['C', x - 6, foot + bulge, x - stepX + 6, foot + bulge, x - stepX, foot])
  }
  for (let i = 0; i < down; i++) {
    const y = foot - i * stepY
    scallops.push(['C', inset - bulge, y - 6, inset - bulge, y - stepY + 6, inset, y - stepY])
  }
  scallops.push(['Z'])
  const table = colour(palette, 'table')
  const page = rectPath(-past, -past, width + 2 * past, height + 2 * past, 'hole')
  const frame = (by: number) => rectPath(by, by, width - 2 * by, height - 2 * by)
  return named('border', [
    shape([...scallops, ...page], { fill: table }),
    shape(scallops, stroke(colour(palette, 'shade'), 7, 0.25)),
    shape(scallops, stroke(mixPaints(colour(palette, 'cloth'), colour(palette, 'tint'), 0.8), 5)),
    runningStitch(scallops, mixPaints(colour(palette, 'cloth'), colour(palette, 'shade'), 0.3), {
      width: 5,
      dashes: '1.2 2.6',
    }),
    shape(eyelets.flat(), {
      ...stroke(mixPaints(colour(palette, 'cloth'), colour(palette, 'tint'), 0.8), 3),
      fill: table,
    }),
    stitches(frame(inset + 14), colour(palette, 'cordDark'), 1.6),
    cord(frame(inset + 26), palette, 7),
  ])
}

/** @param share of their usual size */
function sprays({ width, height, proportion }: Plot, seed: number, share: number): Planting {
  const k = share * { status: 1.12, print: 0.86, portrait: 0.76, square: 0.8 }[proportion]
  const random = createRandom(seed)
  const top = spray(k, random, { x: width - 200 * k, y: 200 * k }, 1)
  const low = spray(k, random, { x: 200 * k, y: height - 200 * k }, -1)
  return mirroredPlanting(together(top, low), width)
}

/** A spray from a corner along both of its sides; `side` 1 at the top right, -1 at the bottom left. */
function spray(
  k: number,
  random: () => number,
  { x, y }: { x: number; y: number },
  side: 1 | -1,
): Planting {
  const at = (u: number, v: number) => ({ x: x + side * u * k, y: y + side * v * k })
  const arms = [
    [at(-20, -20), at(-180, -70), at(-330, -60), at(-480, -120), at(-610, -110)],
    [at(20, 20), at(96, 150), at(124, 270), at(146, 370), at(136, 460)],
    [at(-30, 30), at(-140, 110), at(-250, 110), at(-330, 40)],
    [at(30, 60), at(-20, 150), at(-12, 220), at(40, 240)],
  ]
  const sizes = [
    [1.05, 0.62],
    [1.0, 0.62],
    [0.9, 0.55],
    [0.9, 0.55],
  ] as const
  const counts = [13, 10, 8, 6]
  const leaves = arms.flatMap((line, i) => {
    const [from, to] = sizes[i] ?? sizes[0]
    return leavesAlong(line, {
      count: counts[i] ?? 8,
      sizes: [from * k, to * k],
      random,
      bare: 0.12,
    })
  })
  const around: Placed[] = [0.3, 1.5, 2.6, 3.6, 4.6, 5.6].map((turn, i) => [
    `leaf ${['leaf', 'sage', 'moss'][i % 3]}`,
    leafSpot(
      at(80 * Math.cos(turn), 80 * Math.sin(turn)),
      turn + (side > 0 ? 0 : Math.PI),
      1.1 * k,
      i % 2 === 0,
    ),
  ])
  return {
    vines: arms.map((line) => ({ line, width: 8 * k })),
    leaves: [...leaves, ...around],
    flowers: blooms.map(([name, u, v, size, angle = 0]) => [
      name,
      { ...at(u, v), size: size * k, angle },
    ]),
  }
}

/** Flowers of a spray from its corner, the topmost last. */
const blooms: readonly (readonly [
  name: SprigName,
  u: number,
  v: number,
  size: number,
  angle?: number,
])[] = [
  ['berry amber', -640, -104, 1.1],
  ['berry rose', -560, -146, 1],
  ['berry sky', 150, 424, 1],
  ['berry amber', 134, 486, 1.1],
  ['star sky', -470, -110, 1.1, 0.3],
  ['daisy pale', -350, -66, 1.0, 0.2],
  ['star amber', -322, 46, 0.95],
  ['star sky', 142, 366, 1.05, 0.6],
  ['daisy pale', 112, 270, 0.9, 0.9],
  ['star amber', 40, 240, 0.9],
  ['aster teal', -214, -66, 1.15, 0.1],
  ['aster teal', 88, 166, 1.1, 0.4],
  ['daisy pale', -150, 104, 1.0, 0.5],
  ['aster heart', -30, 168, 0.92, 0.2],
  ['peony rose', 0, 0, 1.35, 0.2],
  ['peony heart', -118, -108, 0.7, 0.5],
  ['star sky', 112, 82, 1.1, 0.1],
]
