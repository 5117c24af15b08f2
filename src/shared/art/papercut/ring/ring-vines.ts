import type { Box } from '../../family.ts'
import { circlePath, type Path, type Point, rectPath } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { pomegranate } from '../flower.ts'
import { type Bloom, clearOf, type Growth } from '../growth.ts'
import { pointAt } from '../lace.ts'
import { spiralLine, spray, vine } from '../vine.ts'
import type { RingLayout } from './ring-layout.ts'

/**
 * The left vine: from the foot along the lower edge, around a flower in the corner, up to the
 * round.
 */
export function climbers(layout: RingLayout, seed: number, reserved: readonly Box[]): Growth {
  const { opening, ring, text } = layout
  const floor = opening.y + opening.height
  const room = (floor - Math.max(footOf(reserved), ring.y + ring.radius)) * 0.4
  const radius = Math.max(
    Math.min(148, (floor - text.y - text.height) * 0.42),
    Math.min(layout.border.kind === 'slim' ? 206 : 164, room),
  )
  const scroll = { x: opening.x + radius + 18, y: floor - radius - 6 }
  const curl = spiralLine({ ...scroll, radius: [radius, radius * 0.44], start: 1.05, turns: 0.94 })
  const start = curl[0] ?? scroll
  const clear = clearOf(reserved, 30)
  const keep = (tip: Point) => clear(tip) && tip.x > opening.x - 8 && tip.y < floor + 4
  const random = createRandom(seed + 1)
  const run = [
    { x: ring.x - 30, y: floor - 20 },
    { x: start.x + 0.6 * (ring.x - start.x), y: floor - 4 },
    { x: start.x + 0.22 * (ring.x - start.x), y: floor - 0.4 * (floor - start.y) },
    ...curl,
  ]
  const end = curl.at(-1) ?? scroll
  const climb = climbLine(layout, scroll, radius)
  const corner = cornerScroll(layout, seed)
  const paper = [
    ...vine({ line: run, width: [10, 6], gap: 30, leafLength: 54, blunt: true, keep, random }),
    ...circlePath(end.x, end.y, 8),
    ...vine({ line: climb, width: [10, 7], gap: 27, leafLength: 52, blunt: true, keep, random }),
    ...hangingFruit(layout),
    ...corner.paper,
  ]
  const foliage = [
    ...corner.foliage,
    ...spray({
      line: run.slice(0, 6),
      width: [8, 5],
      gap: 46,
      leafLength: 84,
      leafWidth: 0.34,
      keep,
      random,
    }),
    ...spray({
      line: climb,
      width: [9, 6],
      gap: 46,
      leafLength: 88,
      leafWidth: 0.34,
      keep,
      random,
    }),
  ]
  const side = climb[Math.floor(climb.length / 2)] ?? scroll
  const high = climb.at(-2) ?? scroll
  return {
    paper,
    foliage,
    blooms: [
      { ...scroll, radius: radius * 0.58, petals: 7, turn: 0 },
      { x: besideWords(layout), y: (side.y + scroll.y) / 2, radius: 42, petals: 6, turn: 0.4 },
      { x: high.x + 10, y: high.y + 6, radius: 46, petals: 7, turn: 0.2 },
      ...corner.blooms,
    ],
  }
}

/** The lowest edge of the words. */
function footOf(reserved: readonly Box[]): number {
  return Math.max(0, ...reserved.map(({ y, height }) => y + height))
}

/** The middle of a flower at the border, which is half under it beside wide words. */
function besideWords({ opening, text }: RingLayout): number {
  return opening.x + Math.min(30, text.x - opening.x - 54)
}

/** Follows the border and crosses over to the round's lower side. */
function climbLine(layout: RingLayout, scroll: Point, radius: number): Point[] {
  const { opening, ring, text } = layout
  // Beside wide words it swings less.
  const far = opening.x + Math.min(46, text.x - opening.x - 26)
  const top = ring.y + ring.radius * 0.86
  const from = scroll.y - radius
  const count = Math.max(2, 2 * Math.round((from - top) / 116 / 2))
  const swing = Array.from({ length: count + 1 }, (_, i) => ({
    x: i % 2 === 0 ? opening.x + 1 : far,
    y: from + ((top - from) * i) / count,
  }))
  const landing = pointAt(ring, ring.radius - 8, Math.PI - 0.32)
  return [
    ...swing,
    { x: opening.x + 46, y: ring.y + ring.radius * 0.66 },
    { x: (opening.x + landing.x) / 2 + 24, y: landing.y + 50 },
    landing,
  ]
}

/** A scroll around a flower beside the round, below the header's corner. */
function cornerScroll({ opening, ring, header }: RingLayout, seed: number): Growth {
  const top = header.y + 34
  const landing = ring.y + ring.radius * 0.3
  const room = ring.x - ring.radius - opening.x
  const radius = Math.min(room * 0.34, (landing - top) * 0.34, 96)
  if (radius < 40) return { paper: [], foliage: [], blooms: [] }
  const centre = { x: opening.x + radius + 22, y: top + radius + 8 }
  const curl = spiralLine({
    ...centre,
    radius: [radius, radius * 0.46],
    start: 0.96 * Math.PI,
    turns: 1.12,
  })
  const stem = [
    { x: opening.x - 1, y: landing + 40 },
    { x: opening.x + 26, y: (landing + centre.y) / 2 + 20 },
    { x: opening.x + 5, y: centre.y + radius * 0.5 },
  ]
  const end = curl.at(-1) ?? centre
  const random = createRandom(seed + 3)
  const keep = (tip: Point) => tip.x > opening.x - 8 && tip.y > header.y + 14
  const line = [...stem, ...curl]
  return {
    paper: [
      ...vine({
        line,
        width: [10, 6],
        gap: 30,
        leafLength: 52,
        side: 'left',
        blunt: true,
        keep,
        random,
      }),
      ...circlePath(end.x, end.y, 7),
    ],
    foliage: spray({
      line: [stem[0] ?? centre, { x: opening.x + 50, y: centre.y + radius }, centre],
      width: [8, 5],
      gap: 40,
      leafLength: 80,
      leafWidth: 0.34,
      keep,
      random,
    }),
    blooms: [{ ...centre, radius: radius * 0.6, petals: 7, turn: 0 }],
  }
}

/** Pomegranates on threads from the upper edge, in the corners above the round. */
function hangingFruit({ opening, ring, header }: RingLayout): Path {
  const room = ring.x - ring.radius - opening.x
  if (header.y - opening.y < 200) return []
  const at = { x: opening.x + room * 0.5, y: opening.y + 84 }
  return [
    ...rectPath(at.x - 2.5, opening.y - 4, 5, at.y - opening.y + 4),
    ...pomegranate({ x: at.x, y: at.y + 26 }, 34, Math.PI / 2),
  ]
}

/** Leaves in the round, behind the motif. */
export function innerLeaves({ ring, ledge }: RingLayout, seed: number): Path {
  const inner = ring.radius - ring.band
  const random = createRandom(seed + 2)
  const at = (angle: number, share: number) => pointAt(ring, inner * share, angle)
  const keep = (tip: Point) => Math.hypot(tip.x - ring.x, tip.y - ring.y) < inner + 30
  return spray({
    line: [
      { x: ring.x - ledge.half * 0.5, y: ledge.y + 10 },
      at(Math.PI - 0.1, 0.72),
      at(Math.PI + 0.62, 0.78),
      at(Math.PI + 1.2, 0.8),
    ],
    width: [9, 5],
    gap: inner * 0.16,
    leafLength: inner * 0.38,
    leafWidth: 0.3,
    keep,
    random,
  })
}

export function innerBlooms({ ring, ledge }: RingLayout): Bloom[] {
  const inner = ring.radius - ring.band
  const low = { x: ring.x - ledge.half * 0.82, y: ledge.y - inner * 0.1 }
  const high = pointAt(ring, inner * 0.82, Math.PI + 0.5)
  return [
    { ...low, radius: inner * 0.2, petals: 7, turn: 0.2 },
    { ...high, radius: inner * 0.16, petals: 6, turn: 0.6 },
  ]
}
