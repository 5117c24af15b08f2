import { type Art, reference } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { type Path, rectPath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { discGradient, drawDots, type Plot, short } from './plot.ts'

/** The sheet: one gradient from its light middle to its edge, flecks and fibres. */
export function drawPaper(plot: Plot): Art {
  const { widthPx, heightPx, tones, unit } = plot
  const random = createRandom(plot.seed + 1)
  const past = printBleedPx
  const anywhere = () => ({
    x: Math.round(between(random, -past, widthPx + past)),
    y: Math.round(between(random, -past, heightPx + past)),
  })
  const sheet = rectPath(-past, -past, widthPx + 2 * past, heightPx + 2 * past)
  const middle = {
    x: widthPx * 0.42,
    y: heightPx * 0.5,
    radius: Math.hypot(widthPx, heightPx) * 0.6,
  }
  const flecks = Array.from({ length: 120 }, anywhere)
  const fibres: Path = Array.from({ length: 44 }, (): Path => {
    const { x, y } = anywhere()
    const reach = () => Math.round(between(random, -13, 13) * unit)
    return [
      ['M', x, y],
      ['Q', x + reach(), y + reach(), x + reach(), y + reach()],
    ]
  }).flat()
  return [
    discGradient('botanical-paper', middle, [
      [0, tones.paper],
      [0.45, tones.paper],
      [1, tones.paperEdge],
    ]),
    shape(sheet, { fill: reference('botanical-paper') }),
    drawDots(flecks.slice(0, 84), 1.3 * unit, tones.fibre, 0.3),
    drawDots(flecks.slice(84), 2.1 * unit, tones.fibre, 0.26),
    shape(fibres, {
      fill: 'none',
      stroke: tones.fibre,
      'stroke-opacity': 0.2,
      'stroke-width': short(0.7 * unit),
    }),
  ]
}
