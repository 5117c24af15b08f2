import type { Point } from '../path.ts'

export interface Oval {
  x: number
  y: number
  radiusX: number
  radiusY: number
  /** 2 for an ellipse; the sides are straighter the higher it is. */
  power: number
}

/** A point of an oval: its place, and the direction clockwise along it, radians. */
export interface OvalPoint extends Point {
  angle: number
}

/** `count` points at equal distances along an oval, clockwise from its top. */
export function alongOval({ x, y, radiusX, radiusY, power }: Oval, count: number): OvalPoint[] {
  const fine = Array.from({ length: 721 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 360
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return {
      x: x + radiusX * Math.sign(cos) * Math.abs(cos) ** (2 / power),
      y: y + radiusY * Math.sign(sin) * Math.abs(sin) ** (2 / power),
    }
  })
  const lengths = [0]
  fine.slice(1).forEach((point, i) => {
    const before = fine[i] ?? point
    lengths.push((lengths[i] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y))
  })
  const whole = lengths.at(-1) ?? 0
  let at = 0
  return Array.from({ length: count }, (_, i) => {
    const wanted = (i * whole) / count
    while ((lengths[at + 1] ?? whole) < wanted) at++
    const [a, b] = [fine[at] ?? { x, y }, fine[at + 1] ?? { x, y }]
    const span = (lengths[at + 1] ?? 0) - (lengths[at] ?? 0)
    const share = span === 0 ? 0 : (wanted - (lengths[at] ?? 0)) / span
    return {
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share,
      angle: Math.atan2(b.y - a.y, b.x - a.x),
    }
  })
}
