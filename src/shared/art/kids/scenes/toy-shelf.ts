import type { Art } from '../../art.ts'
import { babyBottle } from '../../motifs/baby-bottle.ts'
import { babyShoes } from '../../motifs/baby-shoes.ts'
import { lamb } from '../../motifs/lamb.ts'
import { letterBlocks } from '../../motifs/letter-blocks.ts'
import { rattle } from '../../motifs/rattle.ts'
import { mixPaints } from '../../paints.ts'
import { rectPath } from '../../path.ts'
import { drawBunting } from '../bunting.ts'
import { paintMotif } from '../materials.ts'
import { type Page, past } from '../page.ts'
import { flat, gouache } from '../paint.ts'
import { drawWall } from '../wall.ts'

/** Two nursery shelves with everything for the new child. */
export function toyShelf(page: Page): Art {
  const { width, foot, ground } = page
  const middle = width / 2
  const size = Math.min(380, foot * 0.33)
  const low = ground + 6
  const high = low - size * 1.24
  return [
    drawWall(page),
    drawBunting(page, { left: 30, sag: 70, flags: Math.round(width / 80), size: 62 }),
    drawShelf(page, high),
    paintMotif(page, babyShoes(), { x: middle - size * 0.72, y: high, size: size * 0.7 }),
    paintMotif(page, rattle(), { x: middle + size * 0.04, y: high, size: size * 0.78 }),
    paintMotif(page, lamb(), { x: middle + size * 0.88, y: high, size: size * 0.8 }),
    drawShelf(page, low),
    paintMotif(page, letterBlocks(), { x: middle - size * 0.68, y: low, size }),
    paintMotif(page, babyBottle(), { x: middle + size * 0.26, y: low, size: size * 0.94 }),
    paintMotif(page, rattle(), {
      x: middle + size * 1.02,
      y: low - 4,
      size: size * 0.8,
      turn: 0.3,
    }),
  ]
}

function drawShelf(page: Page, y: number): Art {
  const { wood, dark, skyLow } = page.colours
  return [
    flat(rectPath(-past, y + 20, page.width + 2 * past, 16), mixPaints(skyLow, dark, 0.16)),
    gouache(page, rectPath(-past, y - 4, page.width + 2 * past, 26), wood, { grain: 0.4, seed: 4 }),
  ]
}
