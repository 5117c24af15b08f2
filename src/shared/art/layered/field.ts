import type { Art } from '../art.ts'
import { circlePath } from '../path.ts'
import { colour, shape } from '../shapes.ts'
import { whole } from './cuts.ts'
import type { Page } from './page.ts'

/** The sheet behind all others, brighter in two discs round the words, or round what dawns. */
export function field({ plot, composition, palette }: Page): Art {
  const { width, text, thing } = plot
  const lit = composition.layout === 'dawn' ? thing : text
  const [x, y] = [width / 2, lit.y + lit.height * 0.45]
  const reach = Math.max(lit.width * 0.46, lit.height * 0.5)
  const disc = (radius: number, name: string) =>
    shape(circlePath(x, y, radius), { fill: colour(palette, name) })
  return [
    shape(whole(plot), { fill: colour(palette, 'field0') }),
    disc(reach * 1.34, 'field1'),
    disc(reach * 0.92, 'field2'),
  ]
}
