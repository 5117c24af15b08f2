import {
  type Art,
  defs,
  linearGradient,
  pathNode,
  radialGradient,
  reference,
  stops,
} from '../art.ts'
import { isNear } from '../box.ts'
import { printBleedPx } from '../family.ts'
import type { Path, Point } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { between, createRandom } from '../random.ts'
import { type Colours, tone } from './blossom.ts'
import { field } from './gilding.ts'
import type { PaintOptions } from './paint-options.ts'
import type { Plot } from './plot.ts'

/**
 * The gradients of the vellum, the gold and the letters' gold, over the whole plot in its units.
 */
export function gradients({ width, height, scale }: Plot, colours: Colours): Art {
  const vellum = radialGradient(
    {
      id: 'illuminated-vellum',
      gradientUnits: 'userSpaceOnUse',
      cx: width / 2,
      cy: 0.45 * height,
      r: 0.64 * height,
    },
    stops([
      [0.2, tone(colours, 'vellum')],
      [1, tone(colours, 'edge')],
    ]),
  )
  const leaf = stops(
    [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((offset, i) => [
      offset,
      tone(colours, `gold${[0, 1, 2, 1, 3, 4, 3, 1, 2, 1, 0][i]}`),
    ]),
  )
  const letter = stops([0, 0.35, 0.7, 1].map((offset, i) => [offset, tone(colours, `letter${i}`)]))
  const slant = { x1: 0, y1: 0, x2: 0.8 * width, y2: height }
  const slantPx = {
    x1: 0,
    y1: 0,
    x2: Math.round(width * scale),
    y2: Math.round(0.4 * width * scale),
  }
  return defs(
    vellum,
    linearGradient({ id: 'illuminated-gold', gradientUnits: 'userSpaceOnUse', ...slant }, leaf),
    linearGradient(
      { id: 'illuminated-letter', gradientUnits: 'userSpaceOnUse', ...slantPx },
      letter,
    ),
  )
}

/**
 * The vellum, with fibres where there are no words. It extends past the plot's edge for the bleed.
 */
export function vellum({
  plot,
  colours,
  seed,
  reserved,
}: Omit<PaintOptions, 'motif' | 'deep'>): Art {
  const { width, height, scale } = plot
  const past = printBleedPx / scale
  const ground = { x: -past, y: -past, width: width + 2 * past, height: height + 2 * past }
  const line = { fill: 'none', stroke: tone(colours, 'fibre'), 'stroke-width': 1 } as const
  const shown = fibres(plot, seed).filter(({ x, y }) => {
    return !reserved.some((word) => isNear(word, { x, y }, 44))
  })
  const d = toPathData(shown.flatMap(({ path }) => path))
  return [field(ground, reference('illuminated-vellum')), pathNode(d, line)]
}

interface Fibre extends Point {
  path: Path
}

function fibres({ width, height }: Plot, seed: number): Fibre[] {
  const random = createRandom(seed)
  return Array.from({ length: 90 }, () => {
    const [x, y] = [random() * width, random() * height]
    const length = between(random, 10, 34)
    const angle = between(random, 0, Math.PI)
    const sway = between(random, -6, 6)
    const at = (share: number, aside = 0) =>
      [x + Math.cos(angle) * length * share + aside, y + Math.sin(angle) * length * share] as const
    return {
      x,
      y,
      path: [
        ['M', x, y],
        ['Q', ...at(0.5, sway), ...at(1)],
      ],
    }
  })
}
