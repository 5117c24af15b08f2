import { type Acanthus, acanthus } from './acanthus.ts'
import { ribbonPath } from './foliage.ts'
import type { Path, Point } from './path.ts'

/** The parts of a rinceau, from back to front, along the x axis from (0, 0), around y = 0. */
export interface Rinceau {
  /** The stem that runs from scroll to scroll, and the stem of each scroll. */
  stems: readonly Path[]
  /** Two leaves in each scroll, which curl in with its stem. */
  turned: readonly Acanthus[]
  /** Leaves in the corners between scrolls: two at each crossing. */
  corners: readonly { leaf: Acanthus; isNear: boolean; crossing: number }[]
  /** The points where scrolls leave the stem. */
  knots: readonly Knot[]
  /** The middle of each scroll, the direction of its stem, and the room for what it bears. */
  blooms: readonly (Knot & { angle: number })[]
  /** The start of the stem. */
  root: Knot
  /** Small gaps at the edges. */
  gaps: readonly Point[]
}

export interface Knot extends Point {
  radius: number
}

/**
 * Scrolls that turn in and out along a band, as many as fit, all of one size.
 *
 * @param band its length and width, px; whether leaves fill the four corners at its ends
 */
export function rinceau(band: { length: number; breadth: number; ends?: boolean }): Rinceau {
  const { length, breadth, ends = false } = band
  const count = Math.max(1, Math.round(length / (breadth * 0.92)))
  const bays = Array.from({ length: count }, (_, i) => bayAt(band, i, count))
  const crossings = bays.slice(0, -1)
  return {
    stems: [mainStem(bays, breadth), ...bays.map((bay) => scrollStem(bay, breadth))],
    turned: bays.flatMap((bay) => [
      turnedLeaf(bay, [205, 0.98, 74, 0.3]),
      turnedLeaf(bay, [318, 0.86, 66, 0.16]),
    ]),
    corners: [
      ...crossings.flatMap((bay, crossing) => [
        { leaf: cornerLeaf(bay, breadth, 1), isNear: true, crossing },
        { leaf: cornerLeaf(bay, breadth, -1), isNear: false, crossing },
      ]),
      ...(ends ? endLeaves(bays, breadth) : []),
    ],
    knots: bays.map((bay) => ({ ...onScroll(bay, 146), radius: 0.1 * bay.radius })),
    blooms: bays.map((bay) => bloomIn(bay)),
    root: rootOf(bays),
    gaps: crossings.flatMap(({ x, pitch, radius, side }) => [
      { x: x + pitch / 2 - 0.3 * radius, y: side * 0.44 * breadth },
      { x: x + pitch / 2 + 0.3 * radius, y: -side * 0.44 * breadth },
    ]),
  }
}

interface Bay extends Knot {
  /** -1 when the stem passes over the scroll, 1 when under it. */
  side: 1 | -1
  pitch: number
}

function bayAt(
  { length, breadth }: { length: number; breadth: number },
  i: number,
  count: number,
): Bay {
  const pitch = length / count
  const radius = Math.min(0.42 * breadth, 0.455 * pitch)
  return { x: (i + 0.5) * pitch, y: 0, radius, side: i % 2 === 0 ? -1 : 1, pitch }
}

/** A point on the scroll's circle; angles run from the left over the stem's side to the right. */
function onScroll({ x, radius, side }: Bay, degrees: number, share = 1): Point {
  const angle = Math.PI + (degrees / 180) * Math.PI
  return { x: x + Math.cos(angle) * radius * share, y: -side * Math.sin(angle) * radius * share }
}

function mainStem(bays: readonly Bay[], breadth: number): Path {
  const points = bays.flatMap((bay) => [35, 62, 90, 118, 145].map((angle) => onScroll(bay, angle)))
  return ribbonPath([rootOf(bays), ...points], 0.062 * breadth, 0.062 * breadth)
}

function rootOf([first]: readonly Bay[]): Knot {
  const { side = 1, radius = 1 } = first ?? {}
  return { x: 0, y: side * -0.1 * radius, radius: 0.13 * radius }
}

/** From the main stem around the scroll, inwards to the blossom. */
function scrollStem(bay: Bay, breadth: number): Path {
  const spiral = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11
    return onScroll(bay, 145 + 330 * t, 1 - 0.52 * t ** 1.4)
  })
  return ribbonPath(spiral, 0.062 * breadth, 0.03 * breadth)
}

function turnedLeaf(
  bay: Bay,
  [from, share, turn, reach]: readonly [number, number, number, number],
): Acanthus {
  return acanthus({
    rib: [
      onScroll(bay, from, share),
      onScroll(bay, from + turn * 0.5, share - reach * 0.42),
      onScroll(bay, from + turn, share - reach * 0.36),
    ],
    width: 0.25 * bay.radius,
    lobes: 4,
  })
}

/** Out of the crossing after a bay into the corner before it (-1) or after it (1). */
function cornerLeaf({ x, pitch, radius, side }: Bay, breadth: number, to: 1 | -1): Acanthus {
  return leafInCorner({ x: x + pitch / 2, y: 0, radius }, (to * side * breadth) / 2, to)
}

function leafInCorner({ x, radius }: Knot, height: number, to: 1 | -1): Acanthus {
  return acanthus({
    rib: [
      { x: x - to * 0.1 * radius, y: 0.3 * height },
      { x: x - to * 0.04 * radius, y: 0.6 * height },
      { x: x + to * 0.16 * radius, y: 0.84 * height },
      { x: x + to * 0.54 * radius, y: 0.86 * height },
    ],
    width: 0.24 * radius,
    lobes: 4,
  })
}

function endLeaves(bays: readonly Bay[], breadth: number): Rinceau['corners'] {
  const [first, last] = [bays[0], bays.at(-1)]
  if (!first || !last) return []
  const start = { ...first, x: 0.16 * first.radius }
  const end = { ...last, x: last.x + last.pitch / 2 - 0.16 * last.radius }
  return [-1, 1].flatMap((side, i) => [
    { leaf: leafInCorner(start, (side * breadth) / 2, 1), isNear: i === 0, crossing: 0 },
    { leaf: leafInCorner(end, (side * breadth) / 2, -1), isNear: i === 0, crossing: 1 },
  ])
}

function bloomIn(bay: Bay): Knot & { angle: number } {
  const end = onScroll(bay, 475, 0.48)
  return { x: bay.x, y: 0, angle: Math.atan2(-end.y, bay.x - end.x), radius: 0.56 * bay.radius }
}
