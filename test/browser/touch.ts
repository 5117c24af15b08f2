import type { Page } from 'playwright-core'
import type { Point } from './editor-page.ts'

type Fingers = readonly [Point, Point]

/** Real touches of a page: fingers that go down, move and leave. */
export async function fingersOn(page: Page) {
  const client = await page.context().newCDPSession(page)

  /** @param at of the event, seconds; default: now */
  async function send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    at?: number,
  ) {
    const touchPoints = points.map((point, id) => ({ ...point, id }))
    const timestamp = at === undefined ? {} : { timestamp: at }
    await client.send('Input.dispatchTouchEvent', { type, touchPoints, ...timestamp })
  }

  async function moveTo(from: readonly Point[], to: readonly Point[]) {
    const moves = [0.25, 0.5, 0.75, 1].map((part) =>
      from.map((point, finger) => {
        const end = to[finger] ?? point
        return { x: point.x + part * (end.x - point.x), y: point.y + part * (end.y - point.y) }
      }),
    )
    await Promise.all(moves.map((points) => send('touchMove', points)))
  }

  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (from: Point, to: Point) => moveTo([from], [to]),
    up: () => send('touchEnd', []),

    /** Sent in one go: on a busy machine a pause after the first touch would be a hold. */
    async swipe(from: Point, to: Point) {
      await Promise.all([send('touchStart', [from]), moveTo([from], [to]), send('touchEnd', [])])
    },

    /** Two taps, of which the page reads that they were 150 ms apart, however busy the machine is. */
    async doubleTap(at: Point) {
      const startS = Date.now() / 1000 - 0.2
      for (const afterS of [0, 0.15]) {
        await send('touchStart', [at], startS + afterS)
        await send('touchEnd', [], startS + afterS + 0.05)
      }
    },

    /** Two fingers that go down one after the other and move together. */
    async pinch({ from, to }: { from: Fingers; to: Fingers }) {
      await send('touchStart', [from[0]])
      await send('touchStart', from)
      await moveTo(from, to)
      await send('touchEnd', [])
    },
  }
}

/** Two fingers beside a point, px from it. */
export function besides({ x, y }: Point, px: number): Fingers {
  return [
    { x: x - px, y },
    { x: x + px, y },
  ]
}
