import type { Art } from '../../art.ts'
import { babyBottle } from '../../motifs/childhood/baby-bottle.ts'
import { babyShoes } from '../../motifs/childhood/baby-shoes.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import { letterBlocks } from '../../motifs/childhood/letter-blocks.ts'
import { rattle } from '../../motifs/childhood/rattle.ts'
import { mixPaints } from '../../paints.ts'
import { rectPath } from '../../path.ts'
import { drawBunting } from '../bunting.ts'
import { paintMotif } from '../materials.ts'
import { flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { drawWall } from '../wall.ts'

/** Two nursery shelves with everything for the new child. */
export function toyShelf(plot: Plot): Art {
  const { width, foot, ground } = plot
  const middle = width / 2
  const size = Math.min(380, foot * 0.33)
  const low = ground + 6
  const high = low - size * 1.24
  return [
    drawWall(plot),
    drawBunting(plot, { left: 30, sag: 70, flags: Math.round(width / 80), size: 62 }),
    drawShelf(plot, high),
    paintMotif(plot, babyShoes(), { x: middle - size * 0.72, y: high, size: size * 0.7 }),
    paintMotif(plot, rattle(), { x: middle + size * 0.04, y: high, size: size * 0.78 }),
    paintMotif(plot, lamb(), { x: middle + size * 0.88, y: high, size: size * 0.8 }),
    drawShelf(plot, low),
    paintMotif(plot, letterBlocks(), { x: middle - size * 0.68, y: low, size }),
    paintMotif(plot, babyBottle(), { x: middle + size * 0.26, y: low, size: size * 0.94 }),
    paintMotif(plot, rattle(), {
      x: middle + size * 1.02,
      y: low - 4,
      size: size * 0.8,
      turn: 0.3,
    }),
  ]
}

function drawShelf(plot: Plot, y: number): Art {
  const { wood, dark, skyLow } = plot.colours
  return [
    flat(rectPath(-past, y + 20, plot.width + 2 * past, 16), mixPaints(skyLow, dark, 0.16)),
    gouache(plot, rectPath(-past, y - 4, plot.width + 2 * past, 26), wood, { grain: 0.4, seed: 4 }),
  ]
}
