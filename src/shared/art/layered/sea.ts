import { circlePath, orient, type Path, type Segment } from '../path.ts'
import { createRandom } from '../random.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { cutLeaf } from './plants.ts'
import type { Plot } from './plot.ts'
import { onBothSides } from './scene.ts'

/** Waves one before another under the words, clouds above. */
export function sea({ plot, seed, composition }: Page): Piece[] {
  if (composition.parted) return [...clouds(plot, seed), ...parted(plot, seed)]
  const { width, height, text } = plot
  const from = text.y + text.height + 32
  const step = (height - from) / 6
  const random = createRandom(seed)
  const waves = [5, 4, 3, 2, 1, 0].map((k, i): Piece => {
    const y = from + step * (i + 0.15) + (i === 0 ? 0 : 10)
    const length = 196 + 16 * i
    return {
      path: wave({ width, height, y, length, high: 26 + 7 * i, shift: random() * length }),
      colour: `sheet${k}`,
      depth: 0.55 + 0.14 * i,
      part: 'wave',
    }
  })
  return [...clouds(plot, seed), ...waves]
}

/** Walls of water that stand at both sides of a dry way, and the ground between them. */
function parted(plot: Plot, seed: number): Piece[] {
  const { width, height, text } = plot
  const from = text.y + text.height + 30
  const deep = height - from
  const ground = from + deep * 0.3
  const way: Path = [
    ['M', width * 0.46, ground],
    ['L', width * 0.54, ground],
    [
      'C',
      width * 0.56,
      from + deep * 0.6,
      width * 0.72,
      from + deep * 0.8,
      width * 0.8,
      height + 70,
    ],
    ['L', width * 0.2, height + 70],
    ['C', width * 0.28, from + deep * 0.8, width * 0.44, from + deep * 0.6, width * 0.46, ground],
    ['Z'],
  ]
  const walls = [5, 4, 3, 2, 1, 0].map((k, i): Piece => {
    const random = createRandom(seed + 20 + k)
    const wall = onBothSides(plot, waterWall({ plot, from, i, random }))
    return { path: wall, colour: `sheet${k}`, depth: 0.6 + 0.14 * i, part: 'wave' }
  })
  return [
    {
      path: [
        ['M', -60, ground + 10],
        ['L', width + 60, ground + 10],
        ['L', width + 60, height + 70],
        ['L', -60, height + 70],
        ['Z'],
      ],
      colour: 'bread',
      depth: 0.5,
    },
    {
      path: [...orient(way, 'solid'), ...orient(ripples(from, plot), 'hole')],
      colour: 'cream',
      depth: 0.4,
    },
    ...walls,
  ]
}

/** Slits across the way, longer the nearer they are. */
function ripples(from: number, { width, height }: Plot): Path {
  const deep = height - from
  return [0.42, 0.5, 0.58, 0.67, 0.77, 0.88, 0.98].flatMap((share, i) => {
    const length = width * (0.04 + 0.34 * (share - 0.36))
    const x = width * (0.5 + (i % 2 === 0 ? -0.5 : -0.1) * (share - 0.3) * 0.5) - length * 0.3
    return cutLeaf({ x, y: from + deep * share, angle: 0, length, slim: 0.03, bend: 0.04 })
  })
}

/** The left wall of one sheet: it rises to the side, and its crest curls over the way. */
function waterWall({
  plot,
  from,
  i,
  random,
}: {
  plot: Plot
  from: number
  i: number
  random: () => number
}): Path {
  const { width, height } = plot
  const deep = height - from
  const edge = width * (0.47 - 0.07 * i)
  const top = from + deep * (0.02 + 0.1 * i)
  const foot = from + deep * (0.36 + 0.16 * i)
  const curl = 70 + 8 * i
  const outline: Segment[] = [
    ['M', -80, top - 40 + 30 * random()],
    ['C', edge * 0.3, top - 60, edge * 0.6, top + 40, edge * 0.8, top + 6],
    ['C', edge * 0.9, top - 16, edge + curl * 0.3, top - 30, edge + curl * 0.4, top + curl * 0.5],
    [
      'C',
      edge + curl * 0.2,
      top + curl * 0.2,
      edge - 20,
      top + curl * 0.3,
      edge - 16,
      top + curl * 1.1,
    ],
    ['C', edge - 12, (top + foot) / 2, edge + 20, foot - 60, edge - 60, foot],
    ['C', edge * 0.6, foot + 40, edge * 0.3, foot + 60, -80, height + 80],
    ['Z'],
  ]
  const slits = [0.3, 0.55, 0.8].flatMap((share) =>
    cutLeaf({
      x: edge * share - 20,
      y: top + 60 + 30 * random(),
      angle: 1.35 + 0.2 * random(),
      length: (foot - top) * 0.5,
      slim: 0.03,
      bend: -0.12,
    }),
  )
  return [...orient(outline, 'solid'), ...orient(slits, 'hole')]
}

interface WaveOptions {
  width: number
  height: number
  y: number
  length: number
  high: number
  shift: number
}

/** A row of crests that curl to the left, with slits that follow them. */
function wave({ width, height, y, length, high, shift }: WaveOptions): Path {
  const start = -70 - shift
  const outline: Segment[] = [['M', start, y]]
  const slits: Path[] = []
  for (let x = start; x < width + 80; x += length) {
    const at = (u: number, v: number): [number, number] => [x + u * length, y - v * high]
    outline.push(
      ['C', ...at(0.1, -0.5), ...at(0.3, -0.5), ...at(0.46, 0.1)],
      ['C', ...at(0.54, 0.62), ...at(0.6, 1.1), ...at(0.5, 1.5)],
      ['C', ...at(0.72, 1.4), ...at(0.8, 0.3), ...at(1, 0)],
    )
    for (const [dy, reach] of [
      [0.9, 0.3],
      [1.7, 0.46],
    ] as const) {
      const [sx, sy] = at(0.66 - reach * 0.24, -dy)
      slits.push(
        cutLeaf({ x: sx, y: sy, angle: 0.12, length: length * reach, slim: 0.05, bend: 0.12 }),
      )
    }
  }
  outline.push(['L', width + 400, height + 70], ['L', start, height + 70], ['Z'])
  return [...orient(outline, 'solid'), ...orient(slits.flat(), 'hole')]
}

/** Banks of cloud at the upper edge, the front one darkest, and one far behind the words. */
function clouds(plot: Plot, seed: number): Piece[] {
  const { width, text, proportion } = plot
  const size = proportion === 'status' ? 1 : 0.66
  return [4, 3, 2, 1].map((k, i): Piece => {
    const random = createRandom(seed + 10 + k)
    const low = text.y * (1.16 - 0.26 * i)
    const circles: Path[] = []
    for (let x = -60; x < width + 90; x += 96 * size) {
      const edge = Math.abs(x - width / 2) / (width / 2)
      const radius = (74 + 56 * random()) * size
      const y = low * (0.3 + 0.5 * edge ** 1.4) - radius * 0.4
      circles.push(circlePath(x, y, radius), [
        ['M', x - radius, -80],
        ['L', x + radius, -80],
        ['L', x + radius, y],
        ['L', x - radius, y],
        ['Z'],
      ])
    }
    return {
      path: orient(circles.flat(), 'solid'),
      colour: `sheet${k + (k > 2 ? 1 : 0)}`,
      depth: 0.6 + 0.15 * i,
      part: 'cloud',
    }
  })
}
