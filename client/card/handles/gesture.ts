import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import type { Pose } from './pose.ts'
import { type Guide, snapPlace, snapTurn } from './snap.ts'

/** What a pointer holds: the part itself, or the handle that sizes or turns it. */
export type Hold = 'place' | 'size' | 'turn'

export interface Point {
  x: number
  y: number
}

/** Positions of one or two pointers, page px. */
export type Fingers = readonly [Point, Point | undefined]

export interface Grip {
  hold: Hold
  part: CardPart
  pose: Pose
  from: Fingers
}

export interface Reached {
  part: CardPart
  pose: Pose
  guides: readonly Guide[]
}

interface Shift {
  x: number
  y: number
  /** A factor. */
  size: number
  /** Degrees. */
  turn: number
}

/** Where a part is after its pointers have moved; it snaps to guides within reach. */
export function followFingers(grip: Grip, now: Fingers, page: Size & { reachPx: number }): Reached {
  const { part, pose } = grip
  const shift = shiftOf(grip, now)
  const turn = shift.turn === 0 ? part.turn : snapTurn(part.turn + shift.turn)
  const moved = {
    ...part,
    x: part.x + shift.x,
    y: part.y + shift.y,
    width: part.width * shift.size,
    height: part.height * shift.size,
    turn,
  }
  const { guides, ...place } = snapPlace(moved, page, grip.hold === 'place' ? page.reachPx : 0)
  return {
    part: { ...moved, ...place },
    pose: {
      x: pose.x + (place.x - part.x) / page.widthPx,
      y: pose.y + (place.y - part.y) / page.heightPx,
      size: pose.size * shift.size,
      turn,
    },
    guides,
  }
}

function shiftOf({ hold, part, from }: Grip, now: Fingers): Shift {
  const still = { x: 0, y: 0, size: 1, turn: 0 }
  if (hold === 'size') return { ...still, size: spread(part, now[0]) / spread(part, from[0]) }
  if (hold === 'turn') return { ...still, turn: slope(part, now[0]) - slope(part, from[0]) }
  const place = { x: middle(now).x - middle(from).x, y: middle(now).y - middle(from).y }
  if (!from[1] || !now[1]) return { ...still, ...place }
  return {
    ...place,
    size: spread(now[0], now[1]) / spread(from[0], from[1]),
    turn: slope(now[0], now[1]) - slope(from[0], from[1]),
  }
}

function middle([a, b = a]: Fingers): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function spread(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
}

/** Degrees, clockwise. */
function slope(a: Point, b: Point): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
}
