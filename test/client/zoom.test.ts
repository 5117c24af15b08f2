import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Zoom, type ZoomRequest, zoomTo } from '../../client/card/stage/zoom.ts'

/** A status on a phone, 340 px wide at rest, with three lines. */
const page = { widthPx: 1080, heightPx: 1920 }
const rest = { x: 10, y: 10, width: 340, height: (340 * 1920) / 1080 }
const [name, date, wish] = [
  { box: { x: 340, y: 1200, width: 400, height: 90 }, sizePx: 110 },
  { box: { x: 390, y: 1320, width: 300, height: 50 }, sizePx: 60 },
  { box: { x: 440, y: 1400, width: 200, height: 50 }, sizePx: 60 },
] as const
const lines = [name, date, wish]
const request = (more: Partial<ZoomRequest>): ZoomRequest => ({
  ...{ page, rest, lines, stage: { width: 360, height: 200 } },
  ...more,
})

/** Where the box of a line stands on the stage. */
function onStage(
  asked: ZoomRequest,
  { x, y, width, height }: typeof name.box | ZoomRequest['rest'],
) {
  const zoom = zoomTo(asked)
  const unit = (asked.rest.width / asked.page.widthPx) * zoom.scale
  const left = asked.rest.x + zoom.x + x * unit
  const top = asked.rest.y + zoom.y + y * unit
  return { left, top, right: left + width * unit, foot: top + height * unit, unit }
}

test('without a line the whole picture fits the stage, 10 px from its edges', () => {
  const { left, top, right, foot } = onStage(request({}), { x: 0, y: 0, width: 1080, height: 1920 })
  expect(top).toBeCloseTo(10)
  expect(foot).toBeCloseTo(190)
  expect((left + right) / 2).toBeCloseTo(180)
})

test('a line stands in the middle of the stage, in letters of 26 to 40 px', () => {
  const { left, right, unit } = onStage(request({ line: date }), date.box)
  expect((left + right) / 2).toBeCloseTo(180)
  expect(date.sizePx * unit).toBeGreaterThanOrEqual(26)
  expect(date.sizePx * unit).toBeLessThanOrEqual(40)
})

test('a long line is no wider than the stage, less 16 px at both sides', () => {
  const long = { box: { x: 100, y: 900, width: 880, height: 50 }, sizePx: 60 }
  const { left, right } = onStage(request({ line: long }), long.box)
  expect(left).toBeGreaterThanOrEqual(15.99)
  expect(right).toBeLessThanOrEqual(344.01)
})

test('the edges of the stage cut no other line where there is room', () => {
  for (const line of lines) {
    for (const other of lines) {
      const { top, foot } = onStage(request({ line }), other.box)
      const isWhole = top >= 0 && foot <= 200
      expect(isWhole || foot <= 0 || top >= 200).toBe(true)
    }
  }
})

test('the picture leaves no gap wider than 10 px where it is larger than the stage', () => {
  const last = { box: { x: 440, y: 1850, width: 200, height: 50 }, sizePx: 60 }
  const asked = request({ line: last, lines: [last] })
  expect(onStage(asked, { x: 0, y: 0, width: 1080, height: 1920 }).foot).toBeGreaterThanOrEqual(
    189.9,
  )
})

/** Zooms to a line that is typed letter by letter, 24 px of the page each. */
function whileTyped(letters: number, sizePx: number) {
  const shown: { before: Zoom | undefined; zoom: Zoom; left: number; right: number }[] = []
  for (let i = 1; i <= letters; i += 1) {
    const before = shown.at(-1)?.zoom
    const box = { x: 540 - i * 12, y: 900, width: i * 24, height: sizePx }
    const asked = request({ line: { box, sizePx }, lines, before })
    shown.push({ before, zoom: zoomTo(asked), ...onStage(asked, box) })
  }
  return shown
}

test('a line that is typed moves the picture seldom, and is always whole', () => {
  const shown = whileTyped(36, 50)
  const moves = shown.filter(({ before, zoom }) => before && zoom !== before)
  expect(moves.length).toBeGreaterThan(0)
  expect(moves.length).toBeLessThanOrEqual(3)
  for (const { left, right } of shown) {
    expect(left).toBeGreaterThanOrEqual(8)
    expect(right).toBeLessThanOrEqual(352)
  }
})

test('a line that gets much shorter, or leaves the stage, gets a zoom of its own', () => {
  const long = zoomTo(request({ line: { box: { ...name.box, x: 100, width: 880 }, sizePx: 20 } }))
  const short = request({ line: { box: { ...date.box, width: 60 }, sizePx: 20 } })
  expect(zoomTo({ ...short, before: long })).toEqual(zoomTo(short))
  const away = request({ line: { box: { ...wish.box, y: 100 }, sizePx: 60 } })
  expect(zoomTo({ ...away, before: zoomTo(request({ line: wish })) })).toEqual(zoomTo(away))
})

test('whatever the line and the stage, the middle of the line is on the stage', () => {
  const size = (least: number, most: number) => fc.integer({ min: least, max: most })
  fc.assert(
    fc.property(
      fc.record({ width: size(280, 900), height: size(96, 900) }),
      fc.record({ x: size(0, 800), y: size(0, 1800), width: size(20, 280), height: size(20, 120) }),
      size(30, 200),
      (stage, box, sizePx) => {
        const line = { box, sizePx }
        const { left, top, right, foot } = onStage(request({ stage, line, lines: [line] }), box)
        const [x, y] = [(left + right) / 2, (top + foot) / 2]
        expect(x >= 0 && x <= stage.width && y >= 0 && y <= stage.height).toBe(true)
      },
    ),
  )
})
