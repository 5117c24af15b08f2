import { type Art, named } from '../../art.ts'
import { leafPath } from '../../foliage.ts'
import { wateringCan } from '../../motifs/plants/watering-can.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import { circlePath, ellipsePath, type Path } from '../../path.ts'
import { paintStanding } from '../materials.ts'
import { drawMeadow, drawTree } from '../meadow.ts'
import { brushed, flat, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A young tree in fresh earth, a watering can beside it, fruit trees on the hill. */
export function sapling(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { coral, leaf, dark, wood, sun, hillNear } = colours
  const size = Math.min(width * 0.46, foot * 0.5)
  const x = width * 0.44
  const orchard = [0.08, 0.24, 0.8, 0.95].map((share, i) => {
    const tree = {
      x: share * width,
      y: ground - 30 + (i % 2) * 16,
      height: foot * (0.27 + 0.05 * (i % 2)),
    }
    const crown = mixPaints(leaf, hillNear, 0.4 * (i % 2))
    return [
      drawTree(plot, { ...tree, colour: crown, trunk: wood }),
      drawFruit(tree, i % 2 ? sun : coral),
    ]
  })
  return [
    drawSky(plot),
    named(
      'sun',
      gouache(plot, circlePath(width * 0.17, foot * 0.27, 74), sun, { grain: 0.7, seed: 1 }),
    ),
    drawCloud(plot, { x: width * 0.27, y: foot * 0.33, width: 240, kind: 0 }),
    drawCloud(plot, { x: width * 0.82, y: foot * 0.4, width: 260, kind: 1 }),
    drawMeadow(plot, { trees: false, bare: [x - size * 0.4, x + size * 1.1] }),
    ...orchard,
    gouache(plot, ellipsePath(x, ground + 16, size * 0.34, 26), mixPaints(wood, dark, 0.3), {
      grain: 2,
      seed: 2,
    }),
    named('motif', drawShoot(plot, { x, y: ground + 10, size }), { x, y: ground + 10 }),
    paintStanding(plot, wateringCan(), { x: x + size * 0.72, y: ground + 20, size: size * 0.62 }),
  ]
}

function drawFruit({ x, y, height }: { x: number; y: number; height: number }, hue: Paint): Art {
  const r = height * 0.3
  const top = y - height
  const places = [
    [-0.5, 0.8],
    [0.1, 0.5],
    [0.55, 1.0],
    [-0.1, 1.25],
    [-0.55, 1.6],
    [0.4, 1.7],
  ]
  const fruit = places.flatMap(([across = 0, down = 0]) =>
    circlePath(x + across * r, top + down * r, r * 0.13),
  )
  return flat(fruit, hue)
}

/** Pairs of leaves up a slender stem: share of its height, length, and angle from vertical. */
const pairs = [
  [0.3, 0.3, 1.25],
  [0.5, 0.34, 1.05],
  [0.7, 0.3, 0.85],
  [0.87, 0.24, 0.6],
] as const

function drawShoot(plot: Plot, { x, y, size }: { x: number; y: number; size: number }): Art {
  const { leaf, dark, wood, hillNear } = plot.colours
  const stem: Path = [
    ['M', x, y],
    ['C', x - 6, y - size * 0.3, x + 8, y - size * 0.6, x, y - size * 0.94],
  ]
  const fresh = mixPaints(leaf, hillNear, 0.3)
  const leaves = pairs.flatMap(([up, length, angle], i) =>
    [-1, 1].map((side) => {
      const path = leafPath({
        x,
        y: y - size * up,
        angle: -Math.PI / 2 + side * angle,
        length: length * size,
        width: length * size * 0.24,
        bend: -side * 0.16,
      })
      const colour = side < 0 ? fresh : mixPaints(fresh, dark, 0.16)
      return gouache(plot, path, colour, { grain: 1.4, seed: i * 2 + side })
    }),
  )
  const tip = leafPath({
    x,
    y: y - size * 0.9,
    angle: -Math.PI / 2,
    length: size * 0.2,
    width: size * 0.05,
  })
  return [
    brushed(stem, mixPaints(wood, leaf, 0.3), size * 0.024),
    leaves,
    gouache(plot, tip, fresh, { grain: 1.4, seed: 9 }),
  ]
}
