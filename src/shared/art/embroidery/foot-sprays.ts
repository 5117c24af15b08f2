import { createRandom } from '../random.ts'
import { leavesAlong, onBothSides, type Planting } from './planting.ts'
import type { Plot } from './plot.ts'

/** Sprays from the lower corners of a tall page to its middle. */
export function footSprays({ width, height, proportion }: Plot, seed: number): Planting {
  if (proportion !== 'status') return {}
  const random = createRandom(seed + 40)
  const at = (x: number, y: number) => ({ x, y: height - y })
  const arms = [
    [at(110, 150), at(240, 128), at(360, 160), at(486, 138)],
    [at(110, 150), at(96, 210), at(110, 262), at(94, 310)],
    [at(130, 140), at(220, 84), at(320, 92), at(400, 78)],
  ]
  const half: Planting = {
    vines: arms.map((line) => ({ line, width: 7 })),
    leaves: arms.flatMap((line, i) =>
      leavesAlong(line, { count: i === 0 ? 11 : 7, sizes: [0.95, 0.62], random, bare: 0.1 }),
    ),
    flowers: [
      ['berry rose', { ...at(408, 74), size: 1 }],
      ['berry amber', { ...at(90, 322), size: 1 }],
      ['star sky', { ...at(366, 156), size: 1 }],
      ['star amber', { ...at(108, 262), size: 0.95 }],
      ['daisy pale', { ...at(240, 122), size: 0.98 }],
      ['aster teal', { ...at(98, 206), size: 0.9 }],
      ['peony rose', { ...at(116, 140), size: 0.86, angle: 0.3 }],
    ],
  }
  const both = onBothSides(half, width)
  return {
    ...both,
    flowers: [...(both.flowers ?? []), ['daisy pale', { ...at(width / 2, 136), size: 0.92 }]],
  }
}
