import type { Path } from '../path.ts'
import { createRandom } from '../random.ts'
import { archHole, chamferHole } from './cuts.ts'
import { hung } from './fruit.ts'
import { boughs, climbing, palms } from './gate-plants.ts'
import { hill, rolling, town } from './land.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { roundTree, vine } from './plants.ts'
import { onBothSides, pointsAt, sheet } from './scene.ts'

/** Arches one in another: a town far behind, vines along the jambs, fronds in front. */
export function gate(page: Page): Piece[] {
  const { plot, composition } = page
  const { width, height, text } = plot
  const isPalm = composition.leaves === 'palm'
  const inner = { left: 106, right: width - 106, top: text.y - 250, foot: height - 226 }
  const wider = { left: 38, right: width - 38, top: inner.top - 56, foot: height - 176 }
  const outer = { left: 24, right: width - 24, top: 40, foot: height - 66 }
  const both = (path: Path) => onBothSides(plot, path)
  const front = isPalm ? palms(plot) : boughs(page)
  return [
    ...landscape(page),
    sheet(plot, archHole(inner, 244), { colour: 'sheet3', depth: 0.8 }, both(front.crown)),
    sheet(
      plot,
      archHole(wider, 290),
      { colour: 'sheet2', depth: 1, part: 'foliage' },
      both(climbing(page)),
    ),
    ...fruits(page),
    sheet(plot, archHole(outer, 360), { colour: 'sheet1', depth: 1.2 }, both(front.corner)),
    sheet(
      plot,
      chamferHole({ left: 11, right: width - 11, top: 14, foot: height - 16 }, 130, 90),
      { colour: 'sheet0', depth: 1.3 },
      both(front.low),
    ),
    ...spray(page, height - (height - plot.thing.y - plot.thing.height) * 0.46),
  ]
}

function land(path: Path, colour: string, depth: number): Piece {
  return { path, colour, depth }
}

/** What is seen through the gate. */
function landscape({ plot, seed, composition }: Page): Piece[] {
  const { width, height, thing } = plot
  const ground = thing.y + thing.height
  const rise = (share: number) => ground - thing.height * share
  const far = rolling(rise(0.52), 12, 900, createRandom(seed))
  const near = rolling(rise(0.26), 10, 700, createRandom(seed + 1))
  const knoll = (x: number) => ground - 40 + ((x - width / 2) / 300) ** 2 * 10
  if (composition.behind === 'hills') {
    const trees = [0.2, 0.3, 0.7, 0.8].flatMap((share, i) =>
      roundTree(width * share, near(width * share) + 10, 130 - 24 * (i % 2)),
    )
    return [
      land(
        hill(rolling(rise(0.78), 46, 760, createRandom(seed + 3)), width, height),
        'sheet5',
        0.5,
      ),
      land(hill(far, width, height), 'sheet4', 0.6),
      land([...hill(near, width, height), ...trees], 'sheet4', 0.8),
      land(hill(knoll, width, height), 'sheet3', 0.8),
    ]
  }
  // Without a thing, the town is what the gate shows.
  const isAll = !composition.thing
  const high = isAll ? thing.height * 0.46 : Math.min(200, thing.height * 0.5)
  const front = town({ width, ground: knoll, heights: [high * 0.24, high * 0.42], seed: seed + 4 })
  return [
    land(town({ width, ground: far, heights: [high * 0.6, high], seed }), 'sheet5', 0.5),
    land(
      town({ width, ground: near, heights: [high * 0.36, high * 0.62], seed: seed + 9 }),
      'sheet4',
      0.6,
    ),
    land(hill(near, width, height), 'sheet4', 0.5),
    land([...hill(knoll, width, height), ...(isAll ? front : [])], 'sheet3', 0.8),
  ]
}

/** Fruit that hangs under the arch at both sides; under palms all along it, as from a schach. */
function fruits(page: Page): Piece[] {
  const { plot, composition } = page
  const { fruit, leaves } = composition
  const { width, text, proportion } = plot
  if (!fruit) return []
  if (leaves === 'palm') return harvest(page)
  const [size, over] = proportion === 'status' ? [46, 86] : [36, 76]
  const top = text.y - 230
  return [0.23, 0.77].flatMap((share) =>
    hung(fruit, { x: width * share, y: text.y - over }, size, top),
  )
}

/** What hangs from the schach, from the left, by its height over the words. */
const hanging = [
  ['pomegranate', 0.215, 96],
  ['grapes', 0.37, 140],
  ['citron', 0.5, 104],
  ['grapes', 0.63, 140],
  ['pomegranate', 0.785, 96],
] as const

function harvest({ plot: { width, text, proportion } }: Page): Piece[] {
  const [size, share] = proportion === 'status' ? [42, 1] : [30, 0.8]
  return hanging.flatMap(([kind, across, over]) =>
    hung(kind, { x: width * across, y: text.y - over * share }, size, text.y - 300),
  )
}

/** A spray of leaves and fruit before the foot of the page. */
function spray({ plot, composition, seed }: Page, y: number): Piece[] {
  const { width } = plot
  const { fruit } = composition
  const middle = width / 2
  const wing = (dy: number, reach: number, k: number) =>
    vine({
      line: pointsAt(middle, y + 30, middle - reach * 0.5, y + dy * 0.5, middle - reach, y + dy),
      thick: 12,
      pairs: 7,
      leaf: 96,
      slim: 0.21,
      slits: true,
      random: createRandom(seed + k),
    })
  const leaves = [wing(-60, 360, 31), wing(30, 330, 32), wing(-110, 230, 33)].flat()
  const three = [
    { x: middle - 108, y: y + 6, radius: 42 },
    { x: middle + 108, y: y + 6, radius: 42 },
    { x: middle, y: y - 4, radius: 56 },
  ]
  return [
    { path: onBothSides(plot, leaves), colour: 'leaf', depth: 0.9, part: 'foliage' },
    ...three.flatMap(({ radius, ...at }) => (fruit ? hung(fruit, at, radius) : [])),
  ]
}
