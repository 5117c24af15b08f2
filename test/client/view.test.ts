import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fitView,
  keepView,
  mostScaleOver,
  moveView,
  settleView,
} from '../../client/card/stage/view.ts'

/** A phone: margins of 10 px beside the card, more below it. */
const stage = { width: 360, height: 600 }
const fit = { x: 10, y: 10, width: 340, height: 500 }
const frame = { stage, fit, most: 4 }
const middle = { x: 180, y: 260 }

test('the point between the fingers stays between them', () => {
  const view = moveView(fitView, { from: middle, to: middle, factor: 2 }, frame)
  expect(view).toEqual({ scale: 2, x: -180, y: -260 })
  expect(shown(view, middle)).toEqual(middle)
})

test('two fingers that move take the picture along', () => {
  const before = moveView(fitView, { from: middle, to: middle, factor: 2 }, frame)
  const to = { x: 150, y: 300 }
  const view = moveView(before, { from: middle, to, factor: 1.2 }, frame)
  expect(shown(view, under(before, middle))).toEqual({
    x: expect.closeTo(150),
    y: expect.closeTo(300),
  })
})

test('a zoom ends at four times the picture at rest, and at fit', () => {
  expect(moveView(fitView, { from: middle, to: middle, factor: 9 }, frame).scale).toBe(4)
  expect(moveView(fitView, { from: middle, to: middle, factor: 0.4 }, frame)).toEqual(fitView)
  expect(mostScaleOver(1)).toBe(4)
  expect(mostScaleOver(2.5)).toBe(1.6)
  expect(mostScaleOver(5)).toBe(1)
})

test('a swipe ends at the edges of the card', () => {
  const view = moveView(fitView, { from: middle, to: middle, factor: 2 }, frame)
  const far = moveView(view, { from: middle, to: { x: 3000, y: -3000 } }, frame)
  expect(shown(far, { x: fit.x, y: 0 }).x).toBe(10)
  expect(shown(far, { x: 0, y: fit.y + fit.height }).y).toBe(590)
})

test('a picture that is smaller than the stage keeps its share of the free space', () => {
  const narrow = { ...frame, fit: { x: 130, y: 10, width: 100, height: 178 } }
  const view = keepView({ scale: 2, x: -400, y: 0 }, narrow)
  expect(shown(view, { x: 130, y: 0 }).x).toBe(80)
})

test('a scale that is nearly 1 is 1 once the fingers let go', () => {
  expect(settleView({ scale: 1.04, x: -3, y: -2 })).toBe(fitView)
  const zoomed = { scale: 1.5, x: -3, y: -2 }
  expect(settleView(zoomed)).toBe(zoomed)
})

test('whatever the fingers do, a picture larger than the stage leaves no gap of more than 10 px', () => {
  const at = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 600 }) })
  const moves = fc.array(
    fc.record({ from: at, to: at, factor: fc.double({ min: 0.5, max: 2, noNaN: true }) }),
  )
  fc.assert(
    fc.property(moves, (all) => {
      const view = all.reduce((before, move) => moveView(before, move, frame), fitView)
      const [start, end] = [shown(view, fit), shown(view, { x: 350, y: 510 })]
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(4)
      expect(start.x).toBeLessThanOrEqual(10.001)
      expect(end.x).toBeGreaterThanOrEqual(349.999)
      expect(start.y).toBeLessThanOrEqual(10.001)
    }),
  )
})

interface Point {
  x: number
  y: number
}

/** Where a view shows a point of the stage. */
function shown({ scale, x, y }: typeof fitView, point: Point): Point {
  return { x: x + scale * point.x, y: y + scale * point.y }
}

/** The point of the stage that a view shows at a place. */
function under({ scale, x, y }: typeof fitView, at: Point): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale }
}
