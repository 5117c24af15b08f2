import type { Box } from '../family.ts'
import { circlePath, type Path, type Point } from '../path.ts'
import { flatten } from '../polygon.ts'
import { between, createRandom } from '../random.ts'
import { roundHole } from './cuts.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { fringe } from './plants.ts'
import { clearOf, sheet } from './scene.ts'

/** Openings one round another as in a tunnel of paper, plants growing from their edges. */
export function rings(page: Page): Piece[] {
  const { plot, composition, seed } = page
  const { width, height, text, thing } = plot
  const middle = { x: width / 2, y: text.y + text.height / 2 }
  const low = thing.y + thing.height - middle.y
  const first = { across: text.width / 2 + 40, up: text.height / 2 + 110, down: low }
  const last = { across: width / 2 - 14, up: middle.y - 16, down: height - middle.y - 20 }
  const clear = clearOf(plot)
  return [4, 3, 2, 1, 0].flatMap((k): Piece[] => {
    const share = ((4 - k) / 4) ** 0.9
    const mix = (key: keyof typeof first) => first[key] + (last[key] - first[key]) * share
    const [across, up, down] = [mix('across'), mix('up'), mix('down')]
    const isCloudy = composition.edge === 'clouds'
    const turn = createRandom(seed + k)() * 6
    const hole = roundHole(
      middle,
      (angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        // A superellipse is fuller at its corners than an ellipse.
        const full = (Math.abs(c) ** 5 + Math.abs(s) ** 5) ** (-1 / 5)
        const by = full * (1 + 0.02 * Math.sin(5 * angle + turn) * (0.4 + 0.6 * Math.abs(s)))
        return [across * by, (s > 0 ? down : up) * by]
      },
      60,
    )
    const line = flatten(hole, 3)[0] ?? []
    const edge = isCloudy ? clouds(line, { k, page }) : growing(line, { k, page, clear })
    const rest = { colour: `sheet${k}`, depth: 0.7 + 0.14 * (4 - k) }
    return [sheet(plot, hole, { ...rest, part: isCloudy ? 'cloud' : 'foliage' }, edge)]
  })
}

/** Puffs of cloud along an edge, smaller at its sides. */
function clouds(line: readonly Point[], { k, page }: { k: number; page: Page }): Path {
  const random = createRandom(page.seed + 40 + k)
  const { text, width } = page.plot
  const path: Path[] = []
  let free = 0
  line.forEach((point, i) => {
    const next = line[(i + 1) % line.length] ?? point
    free -= Math.hypot(next.x - point.x, next.y - point.y)
    if (free > 0) return
    const [dx, dy] = [Math.abs(point.x - width / 2) - text.width / 2, offBy(text, point.y)]
    const room = Math.hypot(Math.max(0, dx), Math.max(0, dy)) - 34
    const radius = between(random, 44, 108) * (1 + 0.1 * (4 - k))
    const fits = Math.min(radius, Math.max(0, room))
    if (fits > 8) path.push(circlePath(point.x, point.y, fits))
    free = Math.max(14, fits * 0.85)
  })
  return path.flat()
}

/** How far a height lies above or below a box. */
function offBy({ y: top, height }: Box, y: number): number {
  return Math.max(top - y, y - top - height)
}

function growing(
  line: readonly Point[],
  { k, page, clear }: { k: number; page: Page; clear: ReturnType<typeof clearOf> },
): Path {
  const { seed, plot } = page
  const leaf = (plot.proportion === 'status' ? 92 : 70) * (1 + 0.12 * (4 - k))
  const slim = page.composition.leaves === 'willow' ? 0.13 : 0.22
  return fringe(line, {
    slim,
    leaf,
    step: leaf * 0.5,
    lean: -Math.PI * 0.36,
    clear,
    random: createRandom(seed + 50 + k),
  })
}
