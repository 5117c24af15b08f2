import { printBleedPx } from '../family.ts'
import type { Path } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { pointAt } from './lace.ts'
import { pageWidth } from './layout.ts'

/** Short bent fibres scattered over the back sheet. */
export function fibres(heightUnits: number, seed: number): Path {
  const random = createRandom(seed + 10)
  return Array.from({ length: 150 }, (): Path => {
    const x = between(random, -printBleedPx, pageWidth + printBleedPx)
    const y = between(random, -printBleedPx, heightUnits + printBleedPx)
    const angle = between(random, 0, 2 * Math.PI)
    const middle = pointAt({ x, y }, between(random, 8, 20), angle)
    const end = pointAt(middle, between(random, 8, 20), angle + between(random, -0.9, 0.9))
    return [
      ['M', x, y],
      ['Q', middle.x, middle.y, end.x, end.y],
    ]
  }).flat()
}
