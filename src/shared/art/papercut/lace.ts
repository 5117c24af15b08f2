import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path, type Point, type Segment } from '../path.ts'

/**
 * The cutter's knife: small holes and edges that all parts of a papercut share. Lengths are plot
 * units, 1500 to the width. Holes wind negative, so they cut a solid that covers them once.
 */

/** A circular arc as cubics of at most a quarter turn, without its start; angles in radians. */
export function arcSegments(centre: Point, radius: number, from: number, to: number): Segment[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 1.5708 - 1e-6))
  const step = (to - from) / count
  const pull = (4 / 3) * Math.tan(step / 4) * radius
  return Array.from({ length: count }, (_, i) => {
    const start = from + i * step
    const end = start + step
    const a = pointAt(centre, radius, start)
    const b = pointAt(centre, radius, end)
    return [
      'C',
      a.x - Math.sin(start) * pull,
      a.y + Math.cos(start) * pull,
      b.x + Math.sin(end) * pull,
      b.y - Math.cos(end) * pull,
      b.x,
      b.y,
    ]
  })
}

/** The point at an angle (radians, clockwise on screen from the right) on a circle. */
export function pointAt(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}

/**
 * A side of an outline that bulges by `sag` to the left of its direction (outwards for a clockwise
 * outline); a negative sag curves inwards. Without its start.
 */
export function bulge(from: Point, to: Point, sag: number): Segment[] {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const chord = Math.hypot(dx, dy)
  if (Math.abs(sag) < 0.05 || chord < 0.05) return [['L', to.x, to.y]]
  const radius = (chord * chord) / (8 * sag) + sag / 2
  const inset = (radius - sag) / chord
  const centre = { x: (from.x + to.x) / 2 - dy * inset, y: (from.y + to.y) / 2 + dx * inset }
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const half = Math.asin(Math.max(-1, Math.min(1, chord / (2 * radius))))
  const turn = Math.abs(sag) > chord / 2 ? 2 * (Math.sign(sag) * Math.PI - half) : 2 * half
  return arcSegments(centre, Math.abs(radius), start, start + turn)
}

/**
 * The outline of a solid turned around a vertical axis: [half width, y, sag of the side that ends
 * here] from top to bottom. Exactly symmetric.
 */
export function turnedPath(x: number, profile: readonly (readonly [number, number, number?])[]) {
  const right = profile.map(([half, y]) => ({ x: x + half, y }))
  const left = profile.map(([half, y]) => ({ x: x - half, y }))
  const first = right[0]
  if (!first) return []
  const path: Segment[] = [['M', first.x, first.y]]
  for (let i = 1; i < right.length; i++) {
    path.push(...bulge(right[i - 1] ?? first, right[i] ?? first, profile[i]?.[2] ?? 0))
  }
  const foot = left.at(-1)
  if (foot) path.push(['L', foot.x, foot.y])
  for (let i = left.length - 1; i > 0; i--) {
    path.push(...bulge(left[i] ?? first, left[i - 1] ?? first, profile[i]?.[2] ?? 0))
  }
  path.push(['Z'])
  return path
}

/** The outline of a closed chain of equal circles, clockwise: a scalloped rim. */
export function scallopRim(centres: readonly Point[], radius: number): Path {
  const cusps = centres.map((centre, i) =>
    cuspBetween(centre, centres[(i + 1) % centres.length] ?? centre, radius),
  )
  const start = cusps.at(-1)
  if (!start) return []
  const path: Segment[] = [['M', start.x, start.y]]
  centres.forEach((centre, i) => {
    const from = cusps.at(i - 1) ?? start
    const to = cusps[i] ?? start
    const a = Math.atan2(from.y - centre.y, from.x - centre.x)
    let b = Math.atan2(to.y - centre.y, to.x - centre.x)
    if (b < a) b += 2 * Math.PI
    path.push(...arcSegments(centre, radius, a, b))
  })
  path.push(['Z'])
  return path
}

/** The outer point where two neighbouring circles of a clockwise rim meet. */
function cuspBetween(a: Point, b: Point, radius: number): Point {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const chord = Math.hypot(dx, dy)
  const height = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4)) / chord
  return { x: (a.x + b.x) / 2 + dy * height, y: (a.y + b.y) / 2 - dx * height }
}

/** A round hole. */
export function hole(x: number, y: number, radius: number): Path {
  return circlePath(x, y, radius, 'hole')
}

/** A pinhole of four quadratics: half the bytes of a circle, and just as round at this size. */
export function pinhole(x: number, y: number, radius = 3.2): Path {
  const r = radius
  const k = radius * 1.06
  return [
    ['M', x + r, y],
    ['Q', x + k, y - k, x, y - r],
    ['Q', x - k, y - k, x - r, y],
    ['Q', x - k, y + k, x, y + r],
    ['Q', x + k, y + k, x + r, y],
    ['Z'],
  ]
}

/**
 * A hole pointed at both ends, around its middle; `angle` is the direction of its length, radians.
 */
export function lens(x: number, y: number, angle: number, length: number, width: number): Path {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const at = (u: number, v: number): [number, number] => [
    x + u * cos - v * sin,
    y + u * sin + v * cos,
  ]
  const half = length / 2
  const bow = (width / 2) * 1.3333
  return [
    ['M', ...at(-half, 0)],
    ['C', ...at(-half * 0.4, bow), ...at(half * 0.4, bow), ...at(half, 0)],
    ['C', ...at(half * 0.4, -bow), ...at(-half * 0.4, -bow), ...at(-half, 0)],
    ['Z'],
  ]
}

/** A ring of drop-shaped petals cut around a pinhole. */
export function rosette(x: number, y: number, radius: number, petals = 8, turn = 0): Path {
  const inner = radius * 0.3
  const cuts = Array.from({ length: petals }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / petals - Math.PI / 2
    const root = pointAt({ x, y }, inner, angle)
    const width = (radius * 2.1) / petals
    return orient(leafPath({ ...root, angle, length: radius - inner, width: width * 0.62 }), 'hole')
  })
  return [...cuts.flat(), ...pinhole(x, y, radius * 0.13)]
}

/** Four lenses in a cross with four pinholes between them. */
export function lensCross(x: number, y: number, radius: number): Path {
  const cuts: Segment[] = [...pinhole(x, y, 3.6)]
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2
    const middle = pointAt({ x, y }, radius * 0.62, angle)
    const dot = pointAt({ x, y }, radius * 0.62, angle + Math.PI / 4)
    cuts.push(...lens(middle.x, middle.y, angle, radius * 0.72, radius * 0.36))
    cuts.push(...pinhole(dot.x, dot.y))
  }
  return cuts
}

/** A leaf with a knife slit along its midrib; slit width .09 of the length. */
export function slitLeaf(shape: {
  x: number
  y: number
  angle: number
  length: number
  width: number
  bend?: number
}): Path {
  const { x, y, angle, length, bend = 0 } = shape
  const lean = Math.atan(bend * 0.52)
  const middle = pointAt({ x, y }, length * 0.52, angle + lean)
  const slit = lens(middle.x, middle.y, angle + lean * 2, length * 0.56, Math.max(4, length * 0.09))
  return [...orient(leafPath(shape), 'solid'), ...orient(slit, 'hole')]
}
