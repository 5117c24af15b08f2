import type { PartName } from '../family.ts'
import { curveOf, placeAt } from './curve.ts'
import { type Line, placed, ribbon, smooth } from './forms.ts'
import { strands } from './lines.ts'
import type { Stream } from './stream.ts'
import type { Region } from './write.ts'

interface LeafOptions {
  x: number
  y: number
  /** From its base to its tip, radians. */
  angle: number
  lengthPx: number
  widthPx: number
  /** How far its middle bends to its right, share of its length. */
  bend?: number
}

/** What a thing is written with. */
export interface Hand {
  text: Stream
  sizePx: number
  pitchPx: number
  ink: string
  wash?: string
}

/** A leaf with lines from its base to its tip. */
export function leaf(
  { x, y, angle, lengthPx, widthPx, bend = 0.08 }: LeafOptions,
  { text, sizePx, pitchPx, ink, wash }: Hand,
): Region {
  const spine = placed(
    smooth([
      { x: 0, y: 0 },
      { x: lengthPx / 2, y: bend * lengthPx },
      { x: lengthPx, y: 0 },
    ]),
    { x, y, angle },
  )
  const halfWidth = (t: number) => (widthPx / 2) * Math.sin(Math.PI * t ** 0.8) ** 0.85 || 0
  return {
    part: 'foliage',
    outline: ribbon(spine, halfWidth),
    lines: strands(spine, halfWidth, pitchPx),
    text,
    sizePx,
    ink,
    ...(wash !== undefined && { wash }),
    gapPx: 2,
    whole: true,
  }
}

interface BranchOptions {
  spine: Line
  /** Length of the leaves at the foot and at the tip, px. */
  lengthsPx: readonly [number, number]
  /** From one pair to the next, share of the length of a leaf. */
  gap: number
  /** Which sides have leaves, the first lower down: -1 left as it grows, 1 right. */
  sides?: readonly number[]
  /** Share of the spine before the first leaf. */
  bare?: number
  /** Distance of the leaves from the spine at a share of its length, px. */
  offPx?: (share: number) => number
  /** Width of a leaf, share of its length. */
  slender?: number
}

/** Leaves along a spine, in turn on its sides, with one at its end. */
export function leaves(
  {
    spine,
    lengthsPx,
    gap,
    sides = [-1, 1],
    bare = 0.06,
    offPx = () => 0,
    slender = 0.35,
  }: BranchOptions,
  hand: Hand,
): Region[] {
  const curve = curveOf(spine)
  const found: Region[] = []
  const [first, last] = lengthsPx
  let turn = 0
  for (let along = bare * curve.length; along < curve.length; turn++) {
    const share = along / curve.length
    const lengthPx = (first + (last - first) * share) * (turn % 3 === 1 ? 0.9 : 1)
    for (const [order, side] of sides.entries()) {
      const shift = (order * gap * lengthPx) / 2
      const { x, y, direction } = placeAt(curve, along + shift)
      const [overX, overY] = [-Math.sin(direction) * side, Math.cos(direction) * side]
      const angle = direction + side * (0.72 + 0.1 * ((turn % 3) - 1))
      const off = offPx(share) + 0.6 * hand.sizePx
      const at = { x: x + overX * off, y: y + overY * off }
      found.push(
        leaf({ ...at, angle, lengthPx, widthPx: slender * lengthPx, bend: -0.07 * side }, hand),
      )
    }
    along += gap * lengthPx
  }
  const end = placeAt(curve, curve.length)
  const tip = { x: end.x, y: end.y, angle: end.direction, lengthPx: last, widthPx: slender * last }
  return [leaf({ ...tip, bend: 0 }, hand), ...found]
}

/** One line of writing along a stem. */
export function stem(spine: Line, hand: Hand, part: PartName = 'foliage'): Region {
  return { part, lines: [spine], text: hand.text, sizePx: hand.sizePx, ink: hand.ink }
}

/** A band of lines along a spine. */
export function trunk(
  spine: Line,
  halfWidth: (share: number) => number,
  { hand, part }: { hand: Hand; part: PartName },
): Region {
  const { text, sizePx, pitchPx, ink, wash } = hand
  return {
    part,
    outline: ribbon(spine, halfWidth),
    lines: strands(spine, halfWidth, pitchPx),
    text,
    sizePx,
    ink,
    ...(wash !== undefined && { wash }),
    leastEm: 1.7,
  }
}
