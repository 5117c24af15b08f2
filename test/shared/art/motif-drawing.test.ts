import { describe, expect, test } from 'vitest'
import { alefBeisBoard } from '../../../src/shared/art/motifs/childhood/alef-beis-board.ts'
import { babyBottle } from '../../../src/shared/art/motifs/childhood/baby-bottle.ts'
import { babyShoes } from '../../../src/shared/art/motifs/childhood/baby-shoes.ts'
import { bib } from '../../../src/shared/art/motifs/childhood/bib.ts'
import { cradle } from '../../../src/shared/art/motifs/childhood/cradle.ts'
import { duck } from '../../../src/shared/art/motifs/childhood/duck.ts'
import { kite } from '../../../src/shared/art/motifs/childhood/kite.ts'
import { lamb } from '../../../src/shared/art/motifs/childhood/lamb.ts'
import { letterBlocks } from '../../../src/shared/art/motifs/childhood/letter-blocks.ts'
import { lollipop } from '../../../src/shared/art/motifs/childhood/lollipop.ts'
import { onesie } from '../../../src/shared/art/motifs/childhood/onesie.ts'
import { pencils } from '../../../src/shared/art/motifs/childhood/pencils.ts'
import { pram } from '../../../src/shared/art/motifs/childhood/pram.ts'
import { rattle } from '../../../src/shared/art/motifs/childhood/rattle.ts'
import { schoolBag } from '../../../src/shared/art/motifs/childhood/school-bag.ts'
import { toyTrain } from '../../../src/shared/art/motifs/childhood/toy-train.ts'
import { toyWagon } from '../../../src/shared/art/motifs/childhood/toy-wagon.ts'
import { body, line, readPath, standing, symmetric } from '../../../src/shared/art/motifs/drawn.ts'
import { paperFlag } from '../../../src/shared/art/motifs/holidays/paper-flag.ts'
import { fruitBasket } from '../../../src/shared/art/motifs/plants/fruit-basket.ts'
import { oliveTwig } from '../../../src/shared/art/motifs/plants/olive-branch.ts'
import { seedling } from '../../../src/shared/art/motifs/plants/seedling.ts'
import { wateringCan } from '../../../src/shared/art/motifs/plants/watering-can.ts'
import { balloon } from '../../../src/shared/art/motifs/simchos/balloon.ts'
import { birthdayCake } from '../../../src/shared/art/motifs/simchos/birthday-cake.ts'
import { gift } from '../../../src/shared/art/motifs/simchos/gift.ts'
import { openGate } from '../../../src/shared/art/motifs/simchos/open-gate.ts'
import { stoneBridge } from '../../../src/shared/art/motifs/simchos/stone-bridge.ts'
import { candlestick } from '../../../src/shared/art/motifs/table/candlesticks.ts'
import { houseDoor } from '../../../src/shared/art/motifs/table/house-door.ts'
import { keyRing } from '../../../src/shared/art/motifs/table/key-ring.ts'
import { lowChair } from '../../../src/shared/art/motifs/table/low-chair.ts'
import { mortar } from '../../../src/shared/art/motifs/table/mortar.ts'
import { openWindow } from '../../../src/shared/art/motifs/table/open-window.ts'
import { streetOfHouses } from '../../../src/shared/art/motifs/table/street-of-houses.ts'
import { siddur, tehillim } from '../../../src/shared/art/motifs/torah/bound-book.ts'
import { deer } from '../../../src/shared/art/motifs/torah/deer.ts'
import { seforimAndApple } from '../../../src/shared/art/motifs/torah/seforim-and-apple.ts'
import { boundsOf, type Path } from '../../../src/shared/art/path.ts'
import { flatten } from '../../../src/shared/art/polygon.ts'

const toys = [
  alefBeisBoard(),
  candlestick(),
  fruitBasket(),
  houseDoor(),
  keyRing(),
  lowChair(),
  mortar(),
  oliveTwig(),
  openGate(),
  openWindow(),
  pencils(),
  seedling(),
  seforimAndApple(),
  siddur(),
  stoneBridge(),
  streetOfHouses(),
  tehillim(),
  babyBottle(),
  babyShoes(),
  balloon(),
  bib(),
  birthdayCake(7),
  cradle(),
  deer(),
  duck(),
  gift(),
  kite(),
  lamb(),
  letterBlocks(),
  lollipop(),
  onesie(),
  paperFlag(),
  pram(),
  rattle(),
  schoolBag(),
  toyTrain(),
  toyWagon('ב'),
  wateringCan(),
]

test.each(toys)('$name stands on its foot, 200 units at its larger side', (toy) => {
  expect(Math.max(toy.width, toy.height)).toBeCloseTo(200, 6)
  const bodies = toy.parts.filter(({ as }) => as === 'body').map(({ path }) => boxOf(path))
  for (const box of bodies) {
    expect(box.left).toBeGreaterThanOrEqual(-toy.width / 2 - 0.01)
    expect(box.right).toBeLessThanOrEqual(toy.width / 2 + 0.01)
    expect(box.top).toBeGreaterThanOrEqual(-toy.height - 0.01)
    expect(box.foot).toBeLessThanOrEqual(0.01)
  }
})

test.each(toys)('every area of $name is closed', ({ parts }) => {
  for (const { as, path } of parts) if (as !== 'line') expect(path.at(-1)).toEqual(['Z'])
})

test('what bears letters says so', () => {
  const lettered = toys.filter((toy) => toy.lettered).map(({ name }) => name)
  expect(lettered).toEqual([
    'alef-beis-board',
    'siddur',
    'tehillim',
    'letter-blocks',
    'school-bag',
    'toy-wagon',
  ])
})

test('a cake has as many candles as it is asked for', () => {
  const flames = (count: number) =>
    birthdayCake(count).parts.filter(({ material }) => material === 'flame').length
  expect(flames(5) - flames(1)).toBe(4 * flames(1))
})

describe('path data', () => {
  test('is read as it is written', () => {
    const path = readPath('M0 -1.5L10,5Q1 2 3 4C.5-1 2 3 4 5Z')
    expect(path).toEqual([
      ['M', 0, -1.5],
      ['L', 10, 5],
      ['Q', 1, 2, 3, 4],
      ['C', 0.5, -1, 2, 3, 4, 5],
      ['Z'],
    ])
  })

  test.each(['m0 0', 'M0', 'M0 0H5', 'M0 0C1 2 3 4'])('%s is refused', (data) => {
    expect(() => readPath(data)).toThrow(RangeError)
  })

  test('one half makes an outline that is its own mirror image', () => {
    const outline = symmetric('M0 -9C4 -9 6 -5 6 -3L2 -1L0 0')
    const points = flatten(outline).flat()
    const key = (x: number, y: number) => `${(x + 0).toFixed(4)} ${y.toFixed(4)}`
    const mirrored = points.map(({ x, y }) => key(-x || 0, y)).sort()
    expect(points.map(({ x, y }) => key(x, y)).sort()).toEqual(mirrored)
  })

  test('a thing drawn anywhere is set on its foot, its lines grown with it', () => {
    const { width, height, parts } = standing('post', [
      body('wood', 'M10 10L12 10L12 14L10 14Z'),
      line('ink', 1, 'M11 10L11 14'),
    ])
    expect([width, height]).toEqual([80, 200])
    expect(parts.map((part) => (part.as === 'line' ? part.width : boundsOf(part.path)))).toEqual([
      { x: -40, y: -180, width: 80, height: 160 },
      40,
    ])
  })
})

function boxOf(path: Path) {
  const points = flatten(path).flat()
  return {
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    foot: Math.max(...points.map(({ y }) => y)),
  }
}
