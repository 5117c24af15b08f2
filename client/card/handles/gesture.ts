import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import { keepOnPage } from '#shared/card/turned-box.ts'
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

export interface Grip extends PlacedPart {
  hold: Hold
  from: Fingers
  /** `slack` of the last answer for this grip. */
  slack?: number | undefined
}

/** A part and its place in the draft. */
export interface PlacedPart {
  part: CardPart
  pose: Pose
}

export interface Reached extends PlacedPart {
  guides: readonly Guide[]
  /**
   * Degrees that two fingers turned before the part turned with them; `undefined` while it does
   * not.
   */
  slack?: number | undefined
  /** Where the pointers want the middle of the part, page px; a text stops at the edge before. */
  wanted: Point
}

/** Two fingers that size a part also turn a little: they turn it only after this, degrees. */
const leastTurn = 12
/** Share of an object's width and height that stays on the page while it is dragged. */
const leastShown = 0.25

interface Shift {
  x: number
  y: number
  /** A factor. */
  size: number
  /** Degrees. */
  turn: number
  slack?: number
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
  const reachPx = grip.hold === 'place' ? page.reachPx : 0
  const { guides, ...place } = snapPlace(moved, page, { reachPx, leastShown })
  return {
    part: { ...moved, ...place },
    pose: {
      x: pose.x + (place.x - part.x) / page.widthPx,
      y: pose.y + (place.y - part.y) / page.heightPx,
      size: pose.size * shift.size,
      turn,
    },
    guides,
    slack: shift.slack,
    wanted: { x: moved.x, y: moved.y },
  }
}

/**
 * A part that was let go with its middle off the card, back on it by the shortest way; `undefined`
 * for one with its middle on the card.
 */
export function backOnCard({ part, pose }: PlacedPart, page: Size): PlacedPart | undefined {
  const { widthPx, heightPx } = page
  if (part.x >= 0 && part.x <= widthPx && part.y >= 0 && part.y <= heightPx) return undefined
  const { x, y } = keepOnPage(part, page)
  const shift = { x: (x - part.x) / widthPx, y: (y - part.y) / heightPx }
  return { part: { ...part, x, y }, pose: { ...pose, x: pose.x + shift.x, y: pose.y + shift.y } }
}

/** Whether a text was held off the card; it stopped at the edge. */
export function isHeldOff({ kind }: CardPart, wanted: Point | undefined, page: Size): boolean {
  if (!wanted || (kind !== 'layer' && kind !== 'added')) return false
  const { x, y } = wanted
  return x < 0 || x > page.widthPx || y < 0 || y > page.heightPx
}

function shiftOf(grip: Grip, now: Fingers): Shift {
  const { hold, part, from } = grip
  const still = { x: 0, y: 0, size: 1, turn: 0 }
  if (hold === 'size') return { ...still, size: spread(part, now[0]) / spread(part, from[0]) }
  if (hold === 'turn') return { ...still, turn: slope(part, now[0]) - slope(part, from[0]) }
  const place = { x: middle(now).x - middle(from).x, y: middle(now).y - middle(from).y }
  if (!from[1] || !now[1]) return { ...still, ...place }
  return {
    ...place,
    size: spread(now[0], now[1]) / spread(from[0], from[1]),
    ...turnOnPurpose(slope(now[0], now[1]) - slope(from[0], from[1]), grip.slack),
  }
}

/** The turn that counts: from the angle on at which the fingers first turned far enough. */
function turnOnPurpose(degrees: number, slack: number | undefined) {
  const turned = degrees - 360 * Math.round(degrees / 360)
  if (slack !== undefined) return { turn: turned - slack, slack }
  if (Math.abs(turned) <= leastTurn) return { turn: 0 }
  const first = leastTurn * Math.sign(turned)
  return { turn: turned - first, slack: first }
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
