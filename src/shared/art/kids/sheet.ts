import { mixColours } from '../hex-colour.ts'
import { type Path, type Point, splinePath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { drawFlowers, hillPath } from './meadow.ts'
import { type Page, past } from './page.ts'
import { flat, gouache } from './paint.ts'

/** The page of the text: paper torn along the hill that it is laid over, white where it is torn. */
export function drawSheet(page: Page): string {
  const { colours, edge, height } = page
  const random = createRandom(page.seed + 41)
  const waves = [14, -14, 10, -16, 12, -10, 16].map((wave) => edge + wave + between(random, -5, 5))
  const torn = waves.map((y) => y - 9)
  const foot = height + past
  return (
    flat(tornPath(page, torn, foot), mixColours(colours.page, colours.white, 0.8)) +
    flat(hillPath(page, waves, foot), colours.page)
  )
}

/** A torn rim: the smooth line roughened by small steps. */
function tornPath(page: Page, heights: readonly number[], foot: number): Path {
  const random = createRandom(page.seed + 42)
  const steps = 70
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const at = (i / steps) * (heights.length - 1)
    const [from, to] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0]
    const ease = (1 - Math.cos((at % 1) * Math.PI)) / 2
    const x = -past + ((page.width + 2 * past) * i) / steps
    return { x, y: from + (to - from) * ease + between(random, -3, 3) }
  })
  return [...splinePath(points), ['L', page.width + past, foot], ['L', -past, foot], ['Z']]
}

/** The near meadow at the foot of a tall page, under the text. */
export function drawFoot(page: Page): string {
  const top = page.height - 170
  if (page.height < 1700 || page.clear.some((box) => box.y + box.height > top - 60)) return ''
  const { hillMid, hillNear } = page.colours
  const ridge = [top + 30, top - 6, top + 22, top + 52, top + 20]
  const near = [top + 70, top + 96, top + 66, top + 84, top + 110]
  return (
    gouache(page, hillPath(page, ridge, page.height + past), hillMid, { grain: 0.3, seed: 5 }) +
    gouache(page, hillPath(page, near, page.height + past), hillNear, { grain: 0.3, seed: 6 }) +
    drawFlowers(page, { from: top + 50, to: page.height - 20, count: 30 })
  )
}
