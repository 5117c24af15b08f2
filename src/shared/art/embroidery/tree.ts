import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import { printBleedPx } from '../family.ts'
import { deer } from '../motifs/torah/deer.ts'
import { type Path, type Point, splinePath } from '../path.ts'
import { createRandom } from '../random.ts'
import { shape, stroke } from '../shapes.ts'
import { laid } from './figure.ts'
import {
  clearOfWords,
  leavesAlong,
  onBothSides,
  type Placed,
  type Planting,
  plant,
  together,
} from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { sprig } from './sprigs.ts'
import { runningStitch, stitches, tonesOf } from './thread.ts'
import { onBothEdges } from './twice.ts'

/** What a tree bears. */
export type TreeFruit = 'rimon' | 'blossom'

/** A tree whose boughs grow round the words; two deer rest at its foot. */
export function tree({ plot, composition, seed, palette }: Scene): Art {
  const { width, height, proportion } = plot
  const k = { status: 1, print: 0.8, portrait: 0.68, square: 0.72 }[proportion]
  const deep = { status: 210, print: 150, portrait: 128, square: 130 }[proportion]
  const ground = height - deep
  const beast = deer()
  const high = { status: 210, print: 160, portrait: 140, square: 160 }[proportion]
  const broad = (high * beast.width) / beast.height
  return [
    plant(
      clearOfWords(boughs(plot, { k, ground, seed, fruit: composition.fruit ?? 'rimon' }), plot),
      palette,
    ),
    trunk(plot, { k, ground }, palette),
    hills(plot, ground, palette),
    named(
      'motif',
      onBothEdges(
        'embroidery-deer',
        laid(
          beast,
          { x: width - 96 * k - broad, y: ground + 10 - high, width: broad, height: high },
          palette,
        ),
        width,
      ),
    ),
    plant(flowersOnHills(plot, ground, k), palette),
    named('bird', [
      sprig('bird teal', { x: width - 250, y: plot.text.y - 62 * k, size: 1.05 * k }),
      sprig('bird sky', { x: 250, y: plot.text.y - 62 * k, size: 1.05 * k, flip: true }),
    ]),
  ]
}

interface Growth {
  k: number
  ground: number
  seed: number
  fruit: TreeFruit
}

/** The stems of the left half. */
function stemsOf({ width, text }: Plot, k: number, fork: number) {
  const middle = width / 2
  const left = leftOf(text)
  const span = text.height
  const main = [
    { x: middle - 16, y: fork + 40 },
    { x: middle - 150, y: fork - 6 },
    { x: text.x + 30, y: fork - 24 },
    { x: left + 6, y: text.y + span * 0.74 },
    { x: left + 14, y: text.y + span * 0.42 },
    { x: left - 8, y: text.y + span * 0.14 },
    { x: left + 52, y: text.y - 120 * k },
    { x: left + 180, y: text.y - 196 * k },
    { x: middle - 150, y: text.y - 176 * k },
    { x: middle - 70, y: text.y - 236 * k },
  ]
  const perch = [
    { x: left + 26, y: text.y - 40 * k },
    { x: left + 100, y: text.y - 62 * k },
    { x: left + 190, y: text.y - 56 * k },
    { x: left + 290, y: text.y - 76 * k },
  ]
  const low = [
    { x: middle - 40, y: fork + 70 },
    { x: middle - 170, y: fork + 96 * k },
    { x: left + 130, y: fork + 60 * k },
    { x: left + 40, y: fork + 104 * k },
  ]
  const high = [
    { x: left + 120, y: text.y - 170 * k },
    { x: left + 110, y: text.y - 260 * k },
    { x: left + 180, y: text.y - 330 * k },
    { x: left + 260, y: text.y - 310 * k },
  ]
  return { main, perch, low, high }
}

function leftOf(text: Box): number {
  return Math.max(52, text.x - 78)
}

/** Where boughs leave the trunk. */
function forkOf({ text }: Plot, ground: number): number {
  return text.y + text.height + (ground - text.y - text.height) * 0.42
}

const fruits = {
  rimon: [
    ['open rose', 1.25],
    ['rimon rose', 1],
    ['rimon amber', 0.95],
  ],
  blossom: [
    ['peony rose', 0.72],
    ['aster heart', 1],
    ['peony heart', 0.6],
  ],
} as const

function boughs(plot: Plot, { k, ground, seed, fruit }: Growth): Planting {
  const { width, text } = plot
  const random = createRandom(seed)
  const fork = forkOf(plot, ground)
  const { main, perch, low, high } = stemsOf(plot, k, fork)
  const [middle, left, span] = [width / 2, leftOf(text), text.height]
  const bear = (i: 0 | 1 | 2, x: number, y: number, size = 1): Placed => {
    const [name, own] = fruits[fruit][i]
    return [name, { x, y, size: own * size * k }]
  }
  const leaves = (line: readonly Point[], count: number, sizes: [number, number], bare = 0) =>
    leavesAlong(line, { count, sizes: [sizes[0] * k, sizes[1] * k], random, bare })
  const half: Planting = {
    vines: [
      { line: main, width: 20 * k },
      { line: perch, width: 10 * k },
      { line: low, width: 12 * k },
      { line: high, width: 10 * k },
    ],
    leaves: [
      ...leaves(main, 30, [1.15, 0.9], 0.08),
      ...leaves(perch, 6, [0.7, 0.6], 0.4),
      ...leaves(low, 10, [1, 0.8], 0.15),
      ...leaves(high, 9, [0.95, 0.75]),
    ],
    flowers: [
      bear(0, left + 4, text.y + span * 0.86, 0.94),
      bear(1, left - 12, text.y + span * 0.58, 0.9),
      bear(2, left - 6, text.y + span * 0.28, 0.9),
      bear(0, left + 30, text.y - 96 * k, 1.05),
      bear(1, left + 268, text.y - 300 * k),
      bear(2, left + 96, text.y - 250 * k, 0.9),
      bear(1, left + 40, fork + 110 * k),
      bear(0, middle - 210, fork + 40 * k),
      ['star sky', { x: left + 200, y: text.y - 192 * k, size: k }],
      ['star sky', { x: middle - 62, y: text.y - 240 * k, size: 1.05 * k }],
      ['daisy pale', { x: middle - 160, y: text.y - 184 * k, size: 0.86 * k }],
      ['star amber', { x: left + 150, y: fork - 20, size: k }],
      ['berry rose', { x: left + 300, y: text.y - 78 * k, size: k }],
      ['berry amber', { x: left - 20, y: text.y - 170 * k, size: k }],
    ],
  }
  return together(onBothSides(half, width), {
    flowers: [bear(0, middle, text.y - 262 * k, 1.25)],
  })
}

/** A trunk of twisted strands. */
function trunk(plot: Plot, { k, ground }: { k: number; ground: number }, palette: Paints): Art {
  const fork = forkOf(plot, ground)
  const middle = plot.width / 2
  const tones = tonesOf('wood', palette)
  const strands = [-1, 1, -0.5, 0.5, 0].map(
    (s): Path =>
      splinePath([
        { x: middle + s * 112 * k, y: ground + 44 },
        { x: middle + s * 58 * k, y: ground - 30 * k },
        { x: middle + s * 40 * k, y: (ground + fork) / 2 },
        { x: middle + s * 46 * k, y: fork + 50 },
        { x: middle + s * 116 * k, y: fork + 2 },
      ]),
  )
  return named(
    'foliage',
    strands.map((path, i) => [
      shape(path, stroke(tones.deep, 30 * k)),
      shape(path, stroke(i % 2 === 0 ? tones.base : tones.dark, 24 * k)),
      runningStitch(path, tones.light, { width: 18 * k, dashes: '2.4 5' }),
    ]),
  )
}

/** Hills in rows of stem stitch that follow their tops. */
function hills({ width, height }: Plot, ground: number, palette: Paints): Art {
  const past = printBleedPx
  const mounds = [
    { from: -0.25, to: 0.62, top: -10, thread: 'moss' },
    { from: 0.38, to: 1.25, top: -4, thread: 'sage' },
    { from: -0.3, to: 1.3, top: 54, thread: 'leaf' },
  ]
  return named(
    'foliage',
    mounds.map(({ from, to, top, thread }) => {
      const tones = tonesOf(thread, palette)
      const at = (t: number, by: number) => ({
        x: width * (from + (to - from) * t),
        y: ground + top + by + 130 * (2 * t - 1) ** 2,
      })
      const steps = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1]
      const crest = steps.map((t) => at(t, 0))
      const depth = height - ground + past
      const rows = Array.from({ length: Math.ceil((depth - top) / 9) }, (_, i) =>
        splinePath(steps.map((t) => at(t, 9 * i + 5))),
      )
      return [
        shape(
          [
            ...splinePath(crest),
            ['L', width * to, height + past + 140],
            ['L', width * from, height + past + 140],
            ['Z'],
          ],
          { fill: tones.base },
        ),
        runningStitch(rows.filter((_, i) => i % 2 === 0).flat(), tones.light, {
          width: 3.2,
          dashes: '26 7',
        }),
        runningStitch(rows.filter((_, i) => i % 2 === 1).flat(), tones.dark, {
          width: 3.2,
          dashes: '22 9',
        }),
        stitches(splinePath(crest), tones.deep, 4),
      ]
    }),
  )
}

function flowersOnHills({ width, height }: Plot, ground: number, k: number): Planting {
  const kinds: readonly Placed[0][] = [
    'daisy pale',
    'star sky',
    'aster rose',
    'star amber',
    'berry rose',
  ]
  const count = Math.round(width / 84)
  const random = createRandom(count)
  return {
    flowers: Array.from(
      { length: count },
      (_, i): Placed => [
        kinds[i % kinds.length] ?? 'star sky',
        {
          x: ((i + 0.5) * width) / count + 20 * (random() - 0.5),
          y: ground + (height - ground) * (i % 2 === 0 ? 0.58 : 0.82),
          size: (i % 5 === 4 ? 1 : 0.72) * k,
          angle: random(),
        },
      ],
    ),
  }
}
