import type { Box, Paints } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import { circlePath, type Path, type Point, placement } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { plinthPath } from '../arch/plinth.ts'
import { borderPath } from '../border.ts'
import { cutMotif } from '../cut-motif.ts'
import { fibres } from '../fibres.ts'
import { paperFlower } from '../flower.ts'
import { bloomLayers, clearOf, type Growth, joinGrowth } from '../growth.ts'
import type { PaperLayers } from '../paper-layers.ts'
import { spiralLine, spray, vine } from '../vine.ts'
import type { GardenLayout } from './garden-layout.ts'

/** A large motif on a plinth between two trees of scrolls, a garland above the text. */
export function gardenLayers(
  layout: GardenLayout,
  { motif, seed, reserved }: { motif: Motif; seed: number; reserved: readonly Box[] },
  colours: Paints['colours'],
): PaperLayers {
  const growth = joinGrowth([tree(layout, seed, reserved), garland(layout, seed)])
  const { flowers, veins, hearts } = bloomLayers(growth.blooms)
  const whole: Path = []
  return {
    foliage: { half: growth.foliage, whole },
    flowers: { half: flowers, whole },
    veins: { half: veins, whole },
    hearts: { half: hearts, whole },
    paper: {
      half: growth.paper,
      whole: [...borderPath(layout), ...plinthPath(layout), ...pendant(layout)],
    },
    grain: fibres(layout.heightUnits, seed),
    onTop: cutMotif(motif, standOnPlinth(layout, motif), colours),
  }
}

function standOnPlinth({ motif: place }: GardenLayout, { width, height }: Motif) {
  return placement(place.x, place.y, 0, Math.min(place.width / width, place.height / height))
}

/** The left tree: a stem from the plinth around a lower scroll, past it and around an upper one. */
function tree(layout: GardenLayout, seed: number, reserved: readonly Box[]): Growth {
  const { opening, plinth, scrolls } = layout
  const [low, high] = scrolls
  const random = createRandom(seed + 1)
  const clear = clearOf(reserved, 26)
  const keep = (tip: Point) => clear(tip) && tip.x > opening.x - 8 && tip.y < plinth.top + 6
  const { trunk, branch, climb, ends } = stemsOf(layout)
  const shared = { blunt: true, keep, random } as const
  const sprayed = { width: [9, 6], gap: 46, leafWidth: 0.34, keep, random } as const
  const [back, side] = spraysOf(layout)
  return {
    paper: [
      ...vine({ line: trunk, width: [15, 7], gap: 31, leafLength: 70, ...shared }),
      ...vine({ line: branch, width: [11, 6], gap: 30, leafLength: 62, ...shared }),
      ...vine({ line: climb, width: [9, 5], gap: 26, leafLength: 50, keep, random }),
      ...ends.flatMap((end) => circlePath(end.x, end.y, 9)),
    ],
    foliage: [
      ...spray({ line: back, leafLength: 100, ...sprayed }),
      ...spray({ line: side, leafLength: 92, ...sprayed }),
    ],
    blooms: [
      { x: low.x, y: low.y, radius: low.radius * 0.56, petals: 8, turn: 0 },
      { x: high.x, y: high.y, radius: high.radius * 0.58, petals: 7, turn: 0.3 },
    ],
  }
}

function rootOf({ plinth, scrolls: [low] }: GardenLayout): Point {
  return { x: low.x + low.radius * 0.5, y: plinth.top + 3 }
}

/** The stems of a tree: a trunk that ends in a scroll, a branch in another, and a climber. */
function stemsOf(layout: GardenLayout) {
  const { opening, scrolls, text } = layout
  const [low, high] = scrolls
  const lowCurl = spiralLine({
    ...low,
    radius: [low.radius, low.radius * 0.42],
    start: 0.5,
    turns: -1.16,
  })
  const highCurl = spiralLine({
    ...high,
    radius: [high.radius, high.radius * 0.44],
    start: 0.62 * Math.PI,
    turns: 1.12,
  })
  const rise = [
    lowCurl[4] ?? low,
    { x: low.x - low.radius * 0.98, y: low.y - low.radius * 0.86 },
    { x: opening.x + 10, y: high.y + high.radius * 0.86 },
  ]
  // Beside wide words it swings less.
  const aside = text.x - opening.x
  const climb = [
    { x: opening.x - 1, y: high.y + high.radius * 0.3 },
    { x: opening.x + Math.min(34, aside - 26), y: high.y - high.radius * 1.1 },
    { x: opening.x + 2, y: high.y - high.radius * 1.1 - 120 },
    {
      x: opening.x + Math.min(52, aside - 16),
      y: Math.max(text.y + 150, high.y - high.radius * 1.1 - 250),
    },
  ]
  return {
    trunk: [rootOf(layout), ...lowCurl],
    branch: [...rise, ...highCurl],
    climb,
    ends: [lowCurl.at(-1) ?? low, highCurl.at(-1) ?? high],
  }
}

/** The lines of the foliage behind a tree and beside it. */
function spraysOf(layout: GardenLayout): [back: Point[], side: Point[]] {
  const { opening, plinth, scrolls } = layout
  const [low, high] = scrolls
  return [
    [
      { x: opening.x + 30, y: plinth.top + 20 },
      { x: low.x - 20, y: low.y },
      { x: low.x + 10, y: low.y - low.radius },
      high,
    ],
    [
      rootOf(layout),
      { x: low.x + low.radius * 1.1, y: low.y },
      { x: low.x + low.radius * 0.9, y: low.y - low.radius * 1.2 },
    ],
  ]
}

/** The left half of a garland that hangs in two bows from the corner to the middle. */
function garland({ opening, garland: low }: GardenLayout, seed: number): Growth {
  const left = opening.x
  const top = opening.y
  const middle = opening.x + opening.width / 2
  const knot = left + (middle - left) * 0.52
  const random = createRandom(seed + 4)
  const keep = (tip: Point) => tip.y > top - 6 && tip.y < top + low && tip.x < middle + 4
  const bows = [
    [
      { x: left - 2, y: top + low * 0.5 },
      { x: left + (knot - left) * 0.5, y: top + low * 0.62 },
      { x: knot, y: top },
    ],
    [
      { x: knot, y: top },
      { x: knot + (middle - knot) * 0.4, y: top + low * 0.52 },
      { x: middle, y: top + low * 0.42 },
    ],
  ]
  return {
    paper: bows.flatMap((line) =>
      vine({ line, width: [9, 9], gap: 22, leafLength: 54, blunt: true, keep, random }),
    ),
    foliage: bows.flatMap((line) =>
      spray({
        line: line.map(({ x, y }) => ({ x, y: y + 10 })),
        width: [8, 8],
        gap: 44,
        leafLength: 84,
        leafWidth: 0.34,
        blunt: true,
        keep,
        random,
      }),
    ),
    blooms: [
      { x: knot, y: top + 44, radius: Math.min(50, low * 0.3), petals: 7, turn: 0 },
      { x: left + 40, y: top + low * 0.52, radius: Math.min(46, low * 0.28), petals: 6, turn: 0.3 },
    ],
  }
}

/** The flower in the middle of the garland. */
function pendant({ opening, garland: low }: GardenLayout): Path {
  const middle = { x: opening.x + opening.width / 2, y: opening.y + low * 0.46 }
  return paperFlower(middle, Math.min(72, low * 0.42), 8)
}
