import { orient, type Path, type Point } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { hill, rolling, town } from './land.ts'
import { blossoms, meadow, wheat } from './meadow.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { cutLeaf, cypress, roundTree, vine } from './plants.ts'
import { clearOf, fromRight, pointsAt } from './scene.ts'

/** Hills one behind another under the words, boughs from above. */
export function hills(page: Page): Piece[] {
  const { plot, seed, composition } = page
  const { width, height, text, thing } = plot
  const from = text.y + text.height + 40
  const foot = thing.y + thing.height
  const at = (share: number) => from + (height - from) * share
  const edge = (share: number, rise: number, k: number) =>
    rolling(at(share), rise, 1000 - 60 * k, createRandom(seed + k))
  const far = edge(0.2, 26, 1)
  const middle = edge(0.34, 24, 2)
  const near = edge(0.5, 22, 3)
  const isMountain = composition.behind === 'mountain'
  const knoll = (x: number) => {
    const away = (x - width / 2) / 330
    return foot - 22 + (isMountain ? 300 * (1 - Math.exp(-away * away)) : 16 * away * away)
  }
  const front = edge(0.9, 14, 5)
  const ledge = (x: number) => front(x) + (height - foot) * 0.34
  const high = (height - from) * 0.2
  const houses = (ground: (x: number) => number, size: number, k: number) =>
    town({ width, ground, heights: [high * size * 0.6, high * size], seed: seed + k })
  const isTown = composition.behind === 'town'
  const land = (colour: string, depth: number, ...path: Path[]): Piece => ({
    path: path.flat(),
    colour,
    depth,
  })
  return [
    land('sheet5', 0.5, hill(far, width, height), isTown ? houses(far, 0.66, 6) : []),
    land(
      'sheet4',
      0.7,
      hill(middle, width, height),
      isTown ? houses(middle, 0.6, 7) : grove(page, middle, high * 0.7, 0),
    ),
    land(
      'sheet3',
      0.9,
      hill(near, width, height),
      terraces(page, near),
      grove(page, near, high * 0.95, 1),
    ),
    land(
      'sheet2',
      1,
      hill(knoll, width, height),
      terraces(page, knoll),
      composition.thing ? [] : grove(page, knoll, high * 1.2, 2),
    ),
    ...(isMountain ? blossoms(page, (x) => knoll(x) + 70, 0.7) : []),
    ...(composition.meadow === 'wheat' ? [wheat(page, knoll)] : []),
    { ...land('sheet1', 1.1, hill(front, width, height), meadow(page, front)), part: 'foliage' },
    ...blossoms(page, front),
    ...overhead(page),
    land('sheet0', 1.3, hill(ledge, width, height), meadow(page, ledge)),
    ...blossoms(page, ledge),
  ]
}

/** Slits that follow a hill, as terraces do. */
function terraces({ plot, seed }: Page, ground: (x: number) => number): Path {
  const random = createRandom(seed + 80 + Math.round(ground(0)))
  const path: Path[] = []
  for (let row = 0; row < 3; row++) {
    for (let x = between(random, -60, 80); x < plot.width; x += between(random, 210, 330)) {
      const length = between(random, 90, 170)
      const y = (at: number) => ground(at) + 34 + row * 36
      const angle = Math.atan2(y(x + length) - y(x), length)
      path.push(cutLeaf({ x, y: y(x), angle, length, slim: 0.024 }))
    }
  }
  return orient(path.flat(), 'hole')
}

/** Trees on a hill, apart from its middle. */
function grove({ plot, seed }: Page, ground: (x: number) => number, high: number, k: number): Path {
  const random = createRandom(seed + 20 + k)
  const { width } = plot
  const trees: Path[] = []
  for (let x = 10; x < width; x += between(random, 58, 120)) {
    if (Math.abs(x - width / 2) < width * ([0.12, 0.26, 0.3][k] ?? 0)) continue
    const tall = high * between(random, 0.62, 1)
    const y = ground(x) + 14
    trees.push(random() < 0.42 ? cypress(x, y, tall * 1.15) : roundTree(x, y, tall))
  }
  return trees.flat()
}

/** Boughs that hang in from both upper corners, the right one heavier. */
function overhead({ plot, seed, composition }: Page): Piece[] {
  const { text, proportion } = plot
  const { leaves = 'leaf' } = composition
  const size = proportion === 'status' ? 1.15 : 0.8
  const clear = clearOf(plot)
  const slim = leaves === 'willow' ? 0.12 : 0.22
  const bough = (points: readonly Point[], k: number, isRight: boolean) => {
    const line = points.map(({ x, y }) => ({ x: x * size, y: y * size }))
    return vine({
      line: isRight ? fromRight(plot, line) : line,
      thick: 18,
      pairs: 8,
      leaf: 128 * size,
      slim,
      slits: true,
      clear,
      random: createRandom(seed + k),
    })
  }
  const deep = text.y / size
  return [
    {
      path: [
        bough(pointsAt(-40, 20, 160, 110, 430, deep * 0.42), 41, true),
        bough(pointsAt(-40, 60, 120, 150, 300, deep * 0.62), 42, false),
      ].flat(),
      colour: 'sheet2',
      depth: 1,
      part: 'foliage',
    },
    {
      path: [
        bough(pointsAt(-50, 80, 70, 260, 76, 470), 43, true),
        bough(pointsAt(60, -40, 260, 60, 520, 90), 44, true),
        bough(pointsAt(-40, -20, 140, 60, 330, 90), 45, false),
        bough(pointsAt(-50, 30, 40, 170, 56, 330), 46, false),
      ].flat(),
      colour: 'sheet0',
      depth: 1.3,
      part: 'foliage',
    },
  ]
}
