import { printBleedPx } from '../family.ts'
import { type Path, rectPath, type Segment } from '../path.ts'
import type { UnitSize } from '../proportion.ts'

export interface Opening {
  left: number
  right: number
  top: number
  foot: number
}

/** A whole sheet, with more at every edge than a printer cuts off. */
export function whole({ width, height }: Pick<UnitSize, 'width' | 'height'>): Path {
  const by = printBleedPx + 22
  return rectPath(-by, -by, width + 2 * by, height + 2 * by)
}

/** An opening with a round arch above it, to be cut out of a sheet. */
export function archHole({ left, right, top, foot }: Opening, rise: number): Path {
  const middle = (left + right) / 2
  const spring = top + rise
  const [kx, ky] = [((right - left) / 2) * 0.5523, rise * 0.5523]
  return [
    ['M', left, foot],
    ['L', right, foot],
    ['L', right, spring],
    ['C', right, spring - ky, middle + kx, top, middle, top],
    ['C', middle - kx, top, left, spring - ky, left, spring],
    ['Z'],
  ]
}

/** An opening with cut corners. */
export function chamferHole({ left, right, top, foot }: Opening, cut: number, low = cut): Path {
  return [
    ['M', left, foot - low],
    ['L', left + low, foot],
    ['L', right - low, foot],
    ['L', right, foot - low],
    ['L', right, top + cut],
    ['L', right - cut, top],
    ['L', left + cut, top],
    ['L', left, top + cut],
    ['Z'],
  ]
}

/** A closed curve round a middle: its radius by the angle, to be cut out of a sheet. */
export function roundHole(
  { x, y }: { x: number; y: number },
  radius: (angle: number) => readonly [number, number],
  count: number,
): Path {
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (-2 * Math.PI * i) / count
    const [rx, ry] = radius(angle)
    return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) }
  })
  const at = (i: number) => points[(i + count) % count] ?? { x, y }
  const path: Segment[] = [['M', at(0).x, at(0).y]]
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.push([
      'C',
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ])
  }
  return [...path, ['Z']]
}
