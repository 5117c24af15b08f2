import { type Turn, turnPoint } from '../../../src/shared/card/turned-box.ts'

/** Bounds of relative path data with lines and quadratic curves, from points along each curve. */
export function inkOf(data: string, turn: Turn = { degrees: 0, x: 0, y: 0 }) {
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const pen = { x: 0, y: 0 }
  const start = { x: 0, y: 0 }
  const mark = (alongX: number, alongY: number) => {
    const { x, y } = turnPoint({ x: alongX, y: alongY }, turn)
    ink.left = Math.min(ink.left, x)
    ink.right = Math.max(ink.right, x)
    ink.top = Math.min(ink.top, y)
    ink.bottom = Math.max(ink.bottom, y)
  }
  for (const [, letter = '', rest = ''] of data.matchAll(/([Mmlqz])([^Mmlqz]*)/g)) {
    if (letter === 'z') Object.assign(pen, start)
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const origin = letter === 'M' ? { x: 0, y: 0 } : { ...pen }
    const [a = 0, b = 0, c = 0, d = 0] = numbers
    if (letter === 'q') {
      for (let t = 0; t <= 1; t += 1 / 16) {
        const k = 2 * t * (1 - t)
        mark(origin.x + k * a + t * t * c, origin.y + k * b + t * t * d)
      }
      Object.assign(pen, { x: origin.x + c, y: origin.y + d })
    } else if (letter !== 'z') {
      Object.assign(pen, { x: origin.x + a, y: origin.y + b })
      if (letter === 'l') mark(pen.x, pen.y)
      else Object.assign(start, pen)
    }
  }
  return ink
}
