import { type Art, named } from '../art.ts'
import { grown, overlap } from '../box.ts'
import type { Box } from '../family.ts'
import {
  circlePath,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { insideBorder } from './border.ts'
import { keptClear } from './clearance.ts'
import { filled, foil } from './paint.ts'
import type { Plot } from './plot.ts'
import { glintPath, rayPath } from './shapes.ts'

const rayCount = 72
const dustCount = 64
const glintCount = 4

/** Tapered rays around the hero, with foil dust and a few equal-armed glints between them. */
export function radiance(
  plot: Plot,
  seed: number,
  { reserved, hero }: { reserved: readonly Box[]; hero: readonly Box[] },
): Art {
  const clear = [...keptClear(reserved, plot.tallestLine), ...hero]
  const { x, y } = plot.rays
  return named('lights', filled([...rays(plot, clear), ...dust(plot, seed, clear)], foil), { x, y })
}

/** Three lengths in turn; none towards the text, in the lowest 30 % of the circle. */
function rays(plot: Plot, clear: readonly Box[]): Path {
  const { x, y, reach } = plot.rays
  const { u } = plot
  const room = insideBorder(plot, 22)
  const path: Segment[] = []
  for (let i = 0; i < rayCount; i++) {
    const angle = ((i + 0.5) * 2 * Math.PI) / rayCount
    if (Math.sin(angle) > Math.cos(0.3 * Math.PI)) continue
    const from = rimDistance(plot, angle)
    const share = [1, 0.42, 0.7, 0.42][i % 4] ?? 1
    const end = Math.min(from + share * reach, distanceToEdge(room, x, y, angle))
    if (end - from < 26 * u) continue
    const spots = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
      const distance = from + t * (end - from)
      const spot = { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) }
      return grown({ ...spot, width: 0, height: 0 }, 8 * u)
    })
    if (spots.some((spot) => clear.some((box) => overlap(box, spot)))) continue
    path.push(...transformPath(rayPath(angle, from, end, 4.4 * u), placement(x, y)))
  }
  return path
}

/** The distance along a line from inside a box to its edge. */
function distanceToEdge(room: Box, x: number, y: number, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const across = ((dx > 0 ? room.x + room.width : room.x) - x) / dx
  const down = ((dy > 0 ? room.y + room.height : room.y) - y) / dy
  return Math.min(
    Number.isFinite(across) ? across : Infinity,
    Number.isFinite(down) ? down : Infinity,
  )
}

/** Poisson-disc dots in three sizes, and the glints, around the rays. */
function dust(plot: Plot, seed: number, clear: readonly Box[]): Path {
  const random = createRandom(seed)
  const { u } = plot
  const taken: Box[] = []
  const path: Segment[] = []
  for (let i = 0; i < dustCount + glintCount; i++) {
    const isGlint = i < glintCount
    const radius = isGlint ? between(random, 11, 15) * u : dotRadius(random) * u
    const side = i % 2 === 0 ? 1 : -1
    const span = isGlint ? { inner: 0.5, outer: 1 } : { inner: 0.02, outer: 1.2 }
    const shape = { radius, side, ...span } as const
    const spot = freeSpot(plot, random, shape, [...clear, ...taken])
    if (!spot) continue
    taken.push(grown({ ...spot, width: 0, height: 0 }, isGlint ? 150 * u : 26 * u))
    const glint = transformPath(glintPath(radius), placement(spot.x, spot.y))
    path.push(...(isGlint ? glint : circlePath(spot.x, spot.y, radius)))
  }
  return path
}

function dotRadius(random: Random): number {
  const pick = random()
  if (pick < 0.74) return 1.3
  return pick < 0.95 ? 2.1 : 3.3
}

/** A free place between two rays, left and right in turn. */
function freeSpot(
  plot: Plot,
  random: Random,
  { radius, side, inner, outer }: { radius: number; side: 1 | -1; inner: number; outer: number },
  taken: readonly Box[],
): Point | undefined {
  const { x, y, reach } = plot.rays
  const room = insideBorder(plot, 26)
  const step = (2 * Math.PI) / rayCount
  for (let attempt = 0; attempt < 24; attempt++) {
    const aisle = Math.round(between(random, -17, 15))
    const angle = (aisle + between(random, -0.12, 0.12)) * step
    const distance = rimDistance(plot, angle) + between(random, inner, outer) * reach
    const spot = { x: x + side * distance * Math.cos(angle), y: y + distance * Math.sin(angle) }
    const box = grown({ ...spot, width: 0, height: 0 }, radius)
    const inRoom =
      box.x > room.x &&
      box.y > room.y &&
      box.x + box.width < room.x + room.width &&
      box.y + box.height < plot.text.y
    if (inRoom && !taken.some((other) => overlap(other, box))) return spot
  }
  return undefined
}

/** The distance from the rays' centre to the ellipse they start from. */
function rimDistance({ rays: { radiusX, radiusY } }: Plot, angle: number): number {
  return 1 / Math.hypot(Math.cos(angle) / radiusX, Math.sin(angle) / radiusY)
}
