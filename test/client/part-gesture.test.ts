import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  backOnCard,
  type Fingers,
  followFingers,
  isHeldOff,
} from '../../client/card/handles/gesture.ts'
import { snapPlace } from '../../client/card/handles/snap.ts'
import type { CardPart } from '../../src/shared/card/card-parts.ts'
import { placeObjects } from '../../src/shared/card/place-objects.ts'

const page = { widthPx: 1000, heightPx: 1000 }
const near = { ...page, reachPx: 10 }
const sticker: CardPart = {
  ...{ id: 'sticker-1', kind: 'sticker', x: 500, y: 500, width: 200, height: 200, turn: 0 },
}
const pose = { x: 0.5, y: 0.5, size: 0.2, turn: 0 }
const grip = { hold: 'place', part: sticker, pose } as const

test.each([
  ['within the slack', 12, 0],
  ['just past it, near to straight', 13, 0],
  ['on purpose', 40, 28],
  ['on purpose to the other side', -40, -28],
])('two fingers that turn %s, by %i degrees, turn a part by %i', (_, degrees, turned) => {
  const reached = followFingers({ ...grip, from: fingersAt(0) }, fingersAt(degrees), near)
  expect(reached.pose.turn).toBeCloseTo(turned)
  expect(reached.part.turn).toBeCloseTo(turned)
})

test('fingers that pass the level line have turned no further', () => {
  const from = fingersAt(175)
  expect(followFingers({ ...grip, from }, fingersAt(183), near).pose.turn).toBe(0)
  expect(followFingers({ ...grip, from }, fingersAt(205), near).pose.turn).toBeCloseTo(18)
})

test('two fingers size a part at once', () => {
  const reached = followFingers({ ...grip, from: fingersAt(0) }, fingersAt(5, 110), near)
  expect(reached.pose).toMatchObject({ turn: 0, size: expect.closeTo(0.22) })
})

test('once a part turns it follows every degree, back through the start and past 180', () => {
  const part = { ...sticker, turn: 45 }
  const tilted = { ...grip, part, pose: { ...pose, turn: 45 }, from: fingersAt(0) }
  let slack: number | undefined
  let before = 45
  for (const degrees of [0, 6, 11, 13, 20, 30, 20, 10, 0, -5, 10, 60, 120, 170, 185, 220]) {
    const reached = followFingers({ ...tilted, slack }, fingersAt(degrees), near)
    slack = reached.slack
    const expected = degrees > 12 || slack !== undefined ? 45 + degrees - 12 : 45
    const off = reached.pose.turn - expected
    expect(Math.abs(off - 360 * Math.round(off / 360)), `at ${degrees}`).toBeLessThanOrEqual(4)
    if (degrees <= 11 && slack === undefined) expect(reached.pose.turn).toBe(before)
    before = reached.pose.turn
  }
  expect(slack).toBe(12)
})

test('a turn by the handle counts from the first degree', () => {
  const from: Fingers = [{ x: 500, y: 300 }, undefined]
  const now: Fingers = [{ x: 500 + 200 * Math.sin(0.1), y: 500 - 200 * Math.cos(0.1) }, undefined]
  const reached = followFingers({ ...grip, hold: 'turn', from }, now, near)
  expect(reached.pose.turn).toBeCloseTo((0.1 * 180) / Math.PI)
})

test.each([
  ['stays where it is dropped', { x: 600, y: 640 }, { x: 600, y: 640 }],
  ['hangs over the edge', { x: 950, y: 640 }, { x: 950, y: 640 }],
  ['is not cut by a sliver', { x: 920, y: 640 }, { x: 900, y: 640 }],
  ['keeps a quarter of itself on the page', { x: 1400, y: -700 }, { x: 1050, y: -50 }],
])('a dragged sticker %s', (_, to, reached) => {
  const { part, pose } = dragTo(sticker, to)
  expect({ x: part.x, y: part.y }).toEqual(reached)
  // The card shows it where the gesture has it.
  const drawn = placeObjects(
    { values: {}, stickers: [{ id: 's', sticker: 'dove', at: pose, width: pose.size }] },
    page,
  )
  expect(drawn).toMatchObject([reached])
})

test('a text stops at the edge of the page', () => {
  const text: CardPart = { ...sticker, id: 'wish', kind: 'layer', height: 40 }
  const { part, pose } = dragTo(text, { x: 1500, y: -300 })
  expect({ x: part.x, y: part.y }).toEqual({ x: 875, y: 45 })
  expect(backOnCard({ part, pose }, page)).toBeUndefined()
  expect(isHeldOff(text, dragTo(text, { x: 1500, y: 500 }).wanted, page)).toBe(true)
  expect(isHeldOff(text, dragTo(text, { x: 990, y: 500 }).wanted, page)).toBe(false)
  expect(isHeldOff(sticker, { x: 1500, y: 500 }, page)).toBe(false)
})

test('with its middle on the card a part stays where it is let go', () => {
  expect(backOnCard(dragTo(sticker, { x: 990, y: 1000 }), page)).toBeUndefined()
})

test('with its middle off the card a part comes back by the shortest way', () => {
  const back = backOnCard(dragTo(sticker, { x: 1400, y: 640 }), page)
  expect(back?.part).toMatchObject({ x: 900, y: 640 })
  expect(back?.pose).toEqual({
    x: expect.closeTo(0.9),
    y: expect.closeTo(0.64),
    size: 0.2,
    turn: 0,
  })
})

test('wherever a part is dragged: a quarter of it stays on the page, and half once it is let go', () => {
  const numbers = fc.integer({ min: -3000, max: 4000 })
  const sides = fc.integer({ min: 20, max: 1500 })
  const turns = fc.integer({ min: -180, max: 180 })
  const kinds = fc.constantFrom('photo' as const, 'sticker' as const)
  fc.assert(
    fc.property(
      numbers,
      numbers,
      fc.tuple(sides, sides),
      turns,
      kinds,
      (x, y, sizes, turn, kind) => {
        const [width, height] = sizes
        const part: CardPart = { ...sticker, kind, width, height, turn }
        const dragged = dragTo(part, { x, y })
        const { part: shown } = backOnCard(dragged, page) ?? dragged
        expect(Math.abs(dragged.part.x - 500)).toBeLessThanOrEqual(500 + 0.25 * reachOf(part))
        expect(Math.abs(dragged.part.y - 500)).toBeLessThanOrEqual(500 + 0.25 * reachOf(part))
        expect(Math.abs(shown.x - 500)).toBeLessThanOrEqual(500)
        expect(Math.abs(shown.y - 500)).toBeLessThanOrEqual(500)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('keys stop a part before its middle leaves the page', () => {
  const off = { ...sticker, x: 1200, y: 500 }
  const { x } = snapPlace(off, page, { reachPx: 0, leastShown: 0.5 })
  expect(x).toBe(1000)
})

/** Two fingers around the middle of the part, px apart, degrees clockwise from the horizontal. */
function fingersAt(degrees: number, apart = 100): Fingers {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [(apart / 2) * Math.cos(angle), (apart / 2) * Math.sin(angle)]
  return [
    { x: 500 - dx, y: 500 - dy },
    { x: 500 + dx, y: 500 + dy },
  ]
}

function dragTo(part: CardPart, to: { x: number; y: number }) {
  const from: Fingers = [{ x: part.x, y: part.y }, undefined]
  return followFingers({ hold: 'place', part, pose, from }, [to, undefined], near)
}

/** The longest side of the upright box round a part, or that of the page. */
function reachOf({ width, height }: CardPart): number {
  return Math.min(1000, Math.hypot(width, height))
}
