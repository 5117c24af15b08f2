import type { Art } from '../art.ts'
import type { Proportion } from '../proportion.ts'
import { createRandom } from '../random.ts'
import { figure } from './figure.ts'
import {
  clearOfWords,
  leafSpot,
  leavesAlong,
  onBothSides,
  type Placed,
  type Planting,
  plant,
  together,
} from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'

/** A garland from the top corners, a bed of flowers at the foot, and a thing in it. */
export function garland({ plot, composition, seed, palette }: Scene): Art {
  return [
    plant(clearOfWords(hanging(plot, seed), plot), palette),
    plant(clearOfWords(bed(plot, seed), plot), palette),
    composition.thing ? figure(composition.thing(), plot.thing, palette) : [],
  ]
}

const topScale: Readonly<Record<Proportion, number>> = {
  status: 1,
  print: 0.8,
  portrait: 0.7,
  square: 0.72,
}
const footScale: Readonly<Record<Proportion, number>> = {
  status: 1,
  print: 0.8,
  portrait: 0.66,
  square: 0.7,
}

function hanging({ width, proportion }: Plot, seed: number): Planting {
  const k = topScale[proportion]
  const random = createRandom(seed)
  const at = (x: number, y: number) => ({ x: (x * width) / 1080, y: y * k })
  const size = (own: number) => own * k ** 0.8
  const down = [at(210, 200), at(118, 300), at(60, 400), at(40, 520), at(48, 630)]
  const middle = [at(540, 60), at(440, 70), at(330, 110), at(250, 170)]
  const side: Planting = {
    vines: [
      { line: down, width: 9 },
      { line: middle, width: 9 },
    ],
    leaves: [
      ...leavesAlong(down, { count: 9, sizes: [size(0.95), size(0.5)], random, bare: 0.2 }),
      ['leaf leaf', leafSpot(at(440, 70), 2.3, size(1.05), true)],
      ['leaf sage', leafSpot(at(400, 60), -2.2, size(0.95), false)],
      ['leaf moss', leafSpot(at(360, 130), 1.5, size(1.0), true)],
      ['leaf leaf', leafSpot(at(300, 180), 0.55, size(1.1), false)],
      ['leaf sage', leafSpot(at(180, 130), -2.4, size(0.95), false)],
      ['leaf moss', leafSpot(at(150, 110), -2.9, size(0.8), true)],
      ['leaf leaf', leafSpot(at(290, 260), 1.2, size(0.95), true)],
    ],
    flowers: [
      ['star sky', { ...at(392, 96), size: size(1.1), angle: 0.3 }],
      ['star sky', { ...at(318, 272), size: size(1.05), angle: 0.1 }],
      ['peony rose', { ...at(226, 186), size: size(0.98), angle: 0.2 }],
      ['daisy pale', { ...at(72, 196), size: size(1.05) }],
      ['aster teal', { ...at(108, 356), size: size(0.95) }],
      ['daisy pale', { ...at(222, 386), size: size(0.82), angle: 0.4 }],
      ['bud amber', { ...at(48, 632), size: size(0.82), angle: Math.PI - 0.06 }],
      ['berry amber', { ...at(170, 62), size: size(1) }],
      ['berry rose', { ...at(148, 84), size: size(1) }],
      ['berry sky', { ...at(40, 470), size: size(0.95) }],
      ['berry amber', { ...at(28, 440), size: size(0.85) }],
    ],
  }
  return together(onBothSides(side, width), {
    flowers: [['peony rose', { x: width / 2, y: 108 * k, size: size(1.05) }]],
  })
}

function bed({ width, height, proportion }: Plot, seed: number): Planting {
  const k = footScale[proportion]
  const random = createRandom(seed + 1)
  const at = (x: number, y: number) => ({ x: (x * width) / 1080, y: height - (1920 - y) * k })
  const size = (own: number) => own * k ** 0.8
  const tall = [at(170, 1660), at(110, 1520), at(70, 1400), at(80, 1280), at(112, 1210)]
  const inner = [at(210, 1640), at(250, 1500), at(215, 1390), at(190, 1310)]
  const low = [at(200, 1700), at(320, 1800), at(440, 1830), at(540, 1830)]
  const flowers: Placed[] = [
    ['bud amber', { ...at(112, 1212), size: size(1.0), angle: 0.05 }],
    ['aster teal', { ...at(196, 1312), size: size(0.95) }],
    ['star sky', { ...at(84, 1402), size: size(1.1) }],
    ['bud amber', { ...at(292, 1540), size: size(1.0), angle: 0.35 }],
    ['daisy pale', { ...at(58, 1584), size: size(1.05) }],
    ['daisy pale', { ...at(352, 1762), size: size(1.05), angle: 0.5 }],
    ['star sky', { ...at(446, 1754), size: size(1.0) }],
    ['peony rose', { ...at(184, 1680), size: size(1.1), angle: 0.1 }],
    ['aster teal', { ...at(52, 1806), size: size(1.1) }],
    ['berry rose', { ...at(144, 1206), size: size(1) }],
    ['berry sky', { ...at(62, 1222), size: size(0.9) }],
    ['berry amber', { ...at(38, 1482), size: size(1) }],
    ['berry amber', { ...at(168, 1872), size: size(1) }],
    ['berry rose', { ...at(246, 1884), size: size(1) }],
    ['berry sky', { ...at(272, 1862), size: size(0.9) }],
    ['berry rose', { ...at(470, 1874), size: size(1) }],
  ]
  const side: Planting = {
    vines: [tall, inner, low].map((line) => ({ line, width: 9 })),
    leaves: [
      ...leavesAlong(tall, { count: 11, sizes: [size(1.05), size(0.75)], random, bare: 0.1 }),
      ...leavesAlong(inner, { count: 7, sizes: [size(0.95), size(0.7)], random, bare: 0.3 }),
      ...leavesAlong(low, { count: 9, sizes: [size(1.15), size(0.9)], random, spread: 1.1 }),
      ['leaf sage', leafSpot(at(150, 1770), 1.7, size(1.2), true)],
      ['leaf leaf', leafSpot(at(120, 1740), 2.3, size(1.1), false)],
    ],
    flowers,
  }
  return together(onBothSides(side, width), {
    flowers: [['aster teal', { ...at(540, 1800), size: size(1.2) }]],
  })
}
