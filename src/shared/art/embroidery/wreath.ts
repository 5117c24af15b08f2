import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { createRandom, type Random } from '../random.ts'
import { alongOval, type OvalPoint } from './oval.ts'
import { clearOfWords, leafSpot, type Placed, type Planting, plant, together } from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { type SprigName, sprig } from './sprigs.ts'

/** What grows in a wreath, from its heavy ends to its light ones. */
const plants = {
  roses: {
    large: 'peony rose',
    middle: ['aster teal', 'daisy pale'],
    small: ['star sky', 'berry amber', 'berry rose'],
    leaves: ['leaf', 'moss', 'sage'],
  },
  rimon: {
    large: 'open rose',
    middle: ['rimon rose', 'daisy pale'],
    small: ['star amber', 'berry rose', 'berry amber'],
    leaves: ['leaf', 'leaf', 'moss'],
  },
  daisies: {
    large: 'peony pale',
    middle: ['daisy pale', 'aster sky'],
    small: ['star heart', 'berry sky', 'berry pale'],
    leaves: ['sage', 'moss', 'leaf'],
  },
} as const

export type WreathPlant = keyof typeof plants

/** Points of a ring. */
const ringCount = 96

/** A wreath round the words, heavy at the top left and the bottom right. */
export function wreath({ plot, composition, seed, palette }: Scene): Art {
  const kinds = plants[composition.wreath ?? 'roses']
  const random = createRandom(seed)
  const ring = alongOval(ovalOf(plot), ringCount)
  const unit = plot.proportion === 'status' || plot.proportion === 'print' ? 1 : 0.86
  const line = [...ring, ...ring.slice(0, 1)].map(({ x, y }) => ({ x, y }))
  const planting = {
    vines: [{ line, width: 8 }],
    leaves: leavesOn(ring, { threads: kinds.leaves, unit, random }),
    flowers: flowersOn(ring, { kinds, unit, random }),
  }
  return [
    plant(clearOfWords(planting, plot), palette),
    plant(corners(plot, kinds.leaves[0], kinds.small[0]), palette),
    pair(plot, palette),
  ]
}

/** Pairs of leaves along two arms, from the bottom right to the top left. */
function leavesOn(
  ring: readonly OvalPoint[],
  { threads, unit, random }: { threads: readonly string[]; unit: number; random: Random },
): Placed[] {
  return ring.flatMap(({ x, y, angle }, i): Placed[] => {
    const share = i / ringCount
    const direction = share > 0.37 && share < 0.87 ? angle : angle + Math.PI
    return [-1, 1].map((side) => {
      const size = unit * (0.74 + 0.3 * random())
      const thread = threads[Math.floor(random() * threads.length)] ?? 'leaf'
      const turn = direction + side * (0.55 + 0.4 * random())
      return [`leaf ${thread}`, leafSpot({ x, y }, turn, size, side > 0)]
    })
  })
}

/** Of the kinds, by its share of the ring from the top, and how far outside it. */
type Bloom = readonly [name: SprigName, share: number, out: number, size: number]

function bloomsOf({ large, middle, small }: (typeof plants)[WreathPlant]): Bloom[] {
  const cluster = (at: number): Bloom[] => [
    [middle[1], at - 0.085, 6, 1.06],
    [middle[0], at + 0.088, 2, 1.12],
    [small[0], at - 0.128, -4, 1],
    [small[0], at + 0.134, 8, 1],
    [large, at - 0.04, 22, 0.9],
    [large, at + 0.042, 20, 0.9],
    [large, at, 4, 1.25],
    [small[0], at, 96, 1.05],
  ]
  return [
    ...cluster(0.87),
    ...cluster(0.37),
    [middle[0], 0.13, 0, 0.95],
    [small[0], 0.1, 14, 0.95],
    [small[0], 0.165, -12, 0.9],
    [middle[1], 0.63, 0, 0.95],
    [small[0], 0.6, 12, 0.9],
    [small[0], 0.665, -14, 0.95],
    ...[0.02, 0.06, 0.2, 0.26, 0.5, 0.55, 0.7, 0.76].flatMap((at, i): Bloom[] => [
      [small[1], at, i % 2 === 0 ? 10 : -12, 1],
      [small[2], at + 0.012, i % 2 === 0 ? -18 : 16, 0.9],
    ]),
  ]
}

function flowersOn(
  ring: readonly OvalPoint[],
  { kinds, unit, random }: { kinds: (typeof plants)[WreathPlant]; unit: number; random: Random },
): Placed[] {
  return bloomsOf(kinds).flatMap(([name, share, out, size]): Placed[] => {
    const point = ring[Math.round((share + 1) * ringCount) % ringCount]
    if (!point) return []
    const [sin, cos] = [Math.sin(point.angle), Math.cos(point.angle)]
    const turn = isHung(name) ? 0 : random() * 0.8
    return [
      [name, { x: point.x + out * sin, y: point.y - out * cos, size: size * unit, angle: turn }],
    ]
  })
}

/** Two birds at a flower below the words. */
function pair({ width, text, proportion }: Plot, palette: Paints): Art {
  const k = { status: 1.15, print: 0.95, portrait: 0.8, square: 1 }[proportion]
  const [x, y] = [width / 2, text.y + text.height + 210 * k]
  return [
    plant(
      {
        vines: [
          {
            line: [
              { x, y },
              { x: x + 3, y: y - 50 * k },
              { x, y: y - 96 * k },
            ],
            width: 7 * k,
          },
        ],
        leaves: [
          ['leaf leaf', leafSpot({ x, y: y - 10 * k }, -0.5, 0.7 * k, false)],
          ['leaf moss', leafSpot({ x, y: y - 10 * k }, Math.PI + 0.5, 0.7 * k, true)],
        ],
        flowers: [
          ['aster rose', { x, y: y - 104 * k, size: 0.95 * k }],
          ['berry amber', { x: x - 196 * k, y: y - 40 * k, size: k }],
          ['berry amber', { x: x + 196 * k, y: y - 40 * k, size: k }],
        ],
      },
      palette,
    ),
    named('bird', [
      sprig('bird teal', { x: x + 112 * k, y, size: k }),
      sprig('bird sky', { x: x - 112 * k, y, size: k, flip: true }),
    ]),
  ]
}

/** A small spray in each corner that has no cluster. */
function corners({ width, height }: Plot, thread: string, flower: SprigName): Planting {
  const spray = (x: number, y: number, turn: number): Planting => ({
    leaves: [-0.75, 0, 0.75].map(
      (by, i): Placed => [
        `leaf ${thread}`,
        leafSpot(
          { x: x + 14 * Math.cos(turn + by), y: y + 14 * Math.sin(turn + by) },
          turn + by,
          0.62 - 0.08 * (i % 2),
          by > 0,
        ),
      ],
    ),
    flowers: [[flower, { x, y, size: 0.85 }]],
  })
  return together(spray(width - 74, 74, 0.75 * Math.PI), spray(74, height - 74, -0.25 * Math.PI))
}

function isHung(name: string): boolean {
  return name.startsWith('rimon') || name.startsWith('open')
}

function ovalOf({ width, height, proportion }: Plot) {
  const top = { status: 88, print: 84, portrait: 76, square: 84 }[proportion]
  const foot = { status: 100, print: 84, portrait: 76, square: 84 }[proportion]
  return {
    x: width / 2,
    y: (height + top - foot) / 2,
    radiusX: width / 2 - (proportion === 'square' ? 84 : 46),
    radiusY: (height - top - foot) / 2,
    power: 3.1,
  }
}
