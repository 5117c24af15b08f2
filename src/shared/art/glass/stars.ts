import { type Art, named } from '../art.ts'
import { isNear } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import { circlePath, type Path, type Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { glassFill, type Pane, paintPanes } from './pane.ts'
import { slants } from './slants.ts'
import type { Window } from './window.ts'

/** Side of a hexagon, units. */
const side = 66

/** Hexagons and triangles: every third hexagon is the heart of a six-pointed star. */
export function stars({ plot, seed, palette }: Window): Art {
  const { width, height, light, sheet, thing } = plot
  const random = createRandom(seed)
  const panes: Pane[] = []
  const put = (points: readonly Point[], glass: string) => {
    const path = points.map(({ x, y }, i): Path[number] => [i === 0 ? 'M' : 'L', x, y])
    panes.push({ path: [...path, ['Z']], glass, cast: Math.floor(random() * 4) })
  }
  const start = light.x % (2 * side)
  const rows = Math.ceil(height / (side * Math.sqrt(3))) + 2
  const columns = Math.ceil(width / (2 * side)) + 2
  for (let j = -1; j < rows; j++) {
    for (let k = -1; k < columns; k++) {
      const i = k - Math.floor(j / 2)
      const middle = { x: start + (2 * i + j) * side, y: j * side * Math.sqrt(3) }
      if (isHidden(middle, sheet)) continue
      const corners = Array.from({ length: 6 }, (_, c) => corner(middle, c))
      const isStar = (((i - j) % 3) + 3) % 3 === 0
      const far = Math.hypot(middle.x - light.x, (middle.y - light.y) * 0.8) / 150
      const ground = clamp(Math.max(3.2, far * 0.6 + 2.6) + 1.4 * (random() - 0.5))
      put(corners, isStar ? 'amber' : `ramp${ground}`)
      if (!isStar) continue
      for (let c = 0; c < 6; c++) {
        const [one, other] = [corner(middle, c), corner(middle, c + 1)]
        const tip = { x: one.x + other.x - middle.x, y: one.y + other.y - middle.y }
        put([one, tip, other], `ramp${clamp(far * 0.16 + (c % 2) * 0.9)}`)
      }
    }
  }
  const high = side * Math.sqrt(3)
  const lines = slants(
    { width, height },
    { rise: Math.sqrt(3), step: 2 * high, from: high, x: start },
  )
  const level = Array.from({ length: rows }, (_, j): Path => {
    return [
      ['M', 0, (j + 0.5) * high],
      ['L', width, (j + 0.5) * high],
    ]
  })
  const leads = { path: [...lines, ...level.flat()], width: 7 }
  return [
    named('sky', paintPanes(panes, leads, palette)),
    named('sheet', medallion(thing, palette)),
  ]
}

function corner({ x, y }: Point, c: number): Point {
  const angle = (c * Math.PI) / 3
  return { x: x + side * Math.cos(angle), y: y + side * Math.sin(angle) }
}

function clamp(index: number): number {
  return Math.max(0, Math.min(7, Math.round(index)))
}

/** Whether a whole star lies behind the field of words. */
function isHidden(middle: Point, sheet: Box | undefined): boolean {
  if (!sheet) return false
  const reach = 2 * side
  const { x, y, width, height } = sheet
  const inner = { x: x + reach, y: y + reach, width: width - 2 * reach, height: height - 2 * reach }
  return isNear(inner, middle)
}

/** A round field of eight pale panes in a ring of jewels. */
function medallion({ x, y, width }: Box, palette: Paints): Art {
  const radius = width / 2
  const middle = { x: x + radius, y: y + radius }
  const lead = colour(palette, 'lead')
  const at = (angle: number, r: number): Point => ({
    x: middle.x + r * Math.cos(angle),
    y: middle.y + r * Math.sin(angle),
  })
  const ring = Array.from({ length: 24 }, (_, i): Pane => {
    const [from, to] = [(i / 24) * 2 * Math.PI, ((i + 1) / 24) * 2 * Math.PI]
    const [a, b, c, d] = [
      at(from, radius),
      at(to, radius),
      at(to, radius - 38),
      at(from, radius - 38),
    ]
    const path: Path = [['M', a.x, a.y], ['L', b.x, b.y], ['L', c.x, c.y], ['L', d.x, d.y], ['Z']]
    return { path, glass: ['ruby', 'amber', 'cobalt', 'amber'][i % 4] ?? 'ruby', cast: i }
  })
  const spokes = Array.from({ length: 8 }, (_, i): Path => {
    const [from, to] = [
      at((i + 0.5) * (Math.PI / 4), radius * 0.32),
      at((i + 0.5) * (Math.PI / 4), radius - 38),
    ]
    return [
      ['M', from.x, from.y],
      ['L', to.x, to.y],
    ]
  }).flat()
  return [
    shape(circlePath(middle.x, middle.y, radius + 4), { ...stroke(lead, 12), fill: lead }),
    shape(circlePath(middle.x, middle.y, radius - 38), {
      ...stroke(lead, 9),
      fill: glassFill('ramp1'),
    }),
    shape(circlePath(middle.x, middle.y, radius * 0.32), {
      ...stroke(lead, 5),
      fill: glassFill('ramp0'),
    }),
    shape(spokes, stroke(lead, 5)),
    paintPanes(ring, { path: ring.flatMap(({ path }) => path), width: 6 }, palette),
  ]
}
