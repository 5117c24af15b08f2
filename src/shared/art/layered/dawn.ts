import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path, type Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { lap, shadowReach } from './bulk.ts'
import { whole } from './cuts.ts'
import { boughs } from './gate-plants.ts'
import { hill, rolling, town } from './land.ts'
import { blossoms, meadow } from './meadow.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { roundTree } from './plants.ts'
import { onBothSides } from './scene.ts'

/** A thing on a hill before rings of light, the words on the hill, a meadow at its foot. */
export function dawn(page: Page): Piece[] {
  const { plot, seed } = page
  const { width, height, text, thing } = plot
  const foot = thing.y + thing.height
  const drop = (text.y - foot - 8) / (text.width / 2) ** 2
  const knoll = (x: number) => foot - 18 + drop * (x - width / 2) ** 2
  const end = text.y + text.height
  const edge = (share: number, rise: number, k: number) =>
    rolling(end + (height - end) * share, rise, 900 - 60 * k, createRandom(seed + k))
  const [far, near, front] = [edge(0.3, 14, 1), edge(0.52, 12, 2), edge(0.8, 10, 3)]
  const land = (colour: string, depth: number, ...path: Path[]): Piece => ({
    path: path.flat(),
    colour,
    depth,
  })
  return [
    ...light(page),
    ...horizon(page, knoll),
    land('field2', 0.9, hill(knoll, width, height)),
    land('sheet4', 0.6, hill(far, width, height)),
    { ...land('sheet2', 0.9, hill(near, width, height), meadow(page, near)), part: 'foliage' },
    ...blossoms(page, near),
    land('sheet1', 1.1, hill(front, width, height), meadow(page, front)),
    ...blossoms(page, front),
    { ...land('sheet0', 1.3, onBothSides(plot, boughs(page).low)), part: 'foliage' },
  ]
}

/** Sheets with a round opening each, the front one with the widest, rays cut round them. */
function light({ plot }: Page): Piece[] {
  const { width, thing } = plot
  const middle = { x: width / 2, y: thing.y + thing.height / 2 }
  const first = thing.height * 0.8
  const step = (Math.hypot(middle.x, middle.y) * 0.94 - first) / 5
  return [5, 4, 3, 2, 1, 0].map((k, i): Piece => {
    const radius = first + step * i
    const edge = (by: number) => circlePath(middle.x, middle.y, radius + step * 0.9 + by)
    const hole = circlePath(middle.x, middle.y, radius, 'hole')
    return {
      path: [...edge(shadowReach), ...hole, ...rays({ ...middle, radius, step, i })],
      bulk: [...whole(plot), ...orient(edge(shadowReach - lap), 'hole')],
      colour: `sheet${k}`,
      depth: 0.5 + 0.14 * i,
      part: 'sheet',
    }
  })
}

interface Ring extends Point {
  radius: number
  step: number
  i: number
}

/** Rays and dots in turn; the rays of a ring stand between those of its neighbours. */
function rays({ x, y, radius, step, i }: Ring): Path {
  const count = 36
  const path: Path[] = []
  for (let n = 0; n < count; n++) {
    const angle = (2 * Math.PI * (n + (i % 2) / 2)) / count
    const out = (by: number) => ({ x: x + by * Math.cos(angle), y: y + by * Math.sin(angle) })
    const length = step * 0.74
    path.push(leafPath({ ...out(radius + step * 0.16), angle, length, width: radius * 0.022 }))
  }
  return orient(path.flat(), 'hole')
}

/** A town or hills at both sides of the thing. */
function horizon({ plot, composition, seed }: Page, knoll: (x: number) => number): Piece[] {
  const { width, height, thing } = plot
  const rise = thing.height
  const far = (x: number) => knoll(x) - rise * 0.1
  if (composition.behind === 'town') {
    return [
      {
        path: town({ width, ground: far, heights: [rise * 0.2, rise * 0.36], seed }),
        colour: 'sheet4',
        depth: 0.6,
      },
      {
        path: town({ width, ground: knoll, heights: [rise * 0.1, rise * 0.2], seed: seed + 4 }),
        colour: 'sheet3',
        depth: 0.6,
      },
    ]
  }
  const ridge = rolling(knoll(width * 0.2) - rise * 0.14, 24, 640, createRandom(seed + 5))
  const trees = [0.06, 0.15, 0.24, 0.78, 0.87, 0.96].flatMap((share, i) =>
    roundTree(width * share, knoll(width * share) + 10, rise * (0.3 - 0.06 * (i % 2))),
  )
  return [
    { path: hill(ridge, width, height), colour: 'sheet4', depth: 0.6 },
    { path: trees, colour: 'sheet3', depth: 0.7 },
  ]
}
