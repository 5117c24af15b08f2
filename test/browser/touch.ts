import type { Page } from 'playwright-core'
import type { Point } from './editor-page.ts'

type Fingers = readonly [Point, Point]

/** Real touches of a page: fingers that go down, move and leave. */
export async function fingersOn(page: Page) {
  const client = await page.context().newCDPSession(page)

  async function send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) {
    const touchPoints = points.map((point, id) => ({ ...point, id }))
    await client.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  async function moveTo(from: readonly Point[], to: readonly Point[]) {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const between = from.map((point, finger) => {
        const end = to[finger] ?? point
        return { x: point.x + part * (end.x - point.x), y: point.y + part * (end.y - point.y) }
      })
      await send('touchMove', between)
    }
  }

  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (from: Point, to: Point) => moveTo([from], [to]),
    up: () => send('touchEnd', []),

    async swipe(from: Point, to: Point) {
      await send('touchStart', [from])
      await moveTo([from], [to])
      await send('touchEnd', [])
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
