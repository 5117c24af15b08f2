import type { Art } from '../../art.ts'
import { birthdayCake } from '../../motifs/birthday-cake.ts'
import { duck } from '../../motifs/duck.ts'
import { gift } from '../../motifs/gift.ts'
import { lamb } from '../../motifs/lamb.ts'
import { mixPaints } from '../../paints.ts'
import type { Path } from '../../path.ts'
import { drawFlags } from '../hung.ts'
import { paintMotif, paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Page } from '../page.ts'
import { flat, gouache } from '../paint.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A cake with one candle on a cloth in the meadow, with a lamb and a duckling as guests. */
export function picnic(page: Page): Art {
  const { width, foot, ground, colours } = page
  const size = Math.min(width * 0.4, foot * 0.5)
  const x = width / 2
  const { sun, coral, main, dark } = colours
  return [
    drawSky(page),
    drawCloud(page, { x: width * 0.12, y: foot * 0.36, width: 230, kind: 1 }),
    drawCloud(page, { x: width * 0.87, y: foot * 0.42, width: 260, kind: 0 }),
    drawFlags(page),
    drawMeadow(page, { bare: [x - size * 1.1, x + size * 1.1] }),
    paintStanding(page, lamb(), {
      x: x - size * 0.86,
      y: ground - 14,
      size: size * 0.72,
      mirrored: true,
    }),
    paintStanding(page, duck(), { x: x + size * 0.92, y: ground - 4, size: size * 0.5 }),
    drawBlanket(page, { x, y: ground + 2, half: size * 0.72 }),
    paintMotif(page, gift(), {
      x: x + size * 0.54,
      y: ground + 16,
      size: size * 0.32,
      paints: { cloth: shades(sun, dark), fruit: shades(coral, dark) },
    }),
    paintMotif(page, birthdayCake(1), {
      x: x - size * 0.04,
      y: ground + 24,
      size,
      paints: { cloth: shades(main, dark) },
    }),
  ]
}

/** A checked cloth on the grass, seen from the front. */
function drawBlanket(page: Page, { x, y, half }: { x: number; y: number; half: number }): Art {
  const { coral, page: paper, cloud } = page.colours
  const [far, near, top, foot] = [half * 0.86, half * 1.08, y - 26, y + 44]
  const at = (u: number, v: number): [number, number] => [
    x + u * (far + (near - far) * v),
    top + (foot - top) * v,
  ]
  const patch = (u0: number, u1: number, v0: number, v1: number): Path => [
    ['M', ...at(u0, v0)],
    ['L', ...at(u1, v0)],
    ['L', ...at(u1, v1)],
    ['L', ...at(u0, v1)],
    ['Z'],
  ]
  const columns = Array.from({ length: 8 }, (_, i) => -1 + i * 0.25)
  const stripes = columns.flatMap((u) => patch(u, u + 0.125, 0, 1))
  const rows = [0, 0.4, 0.8].flatMap((v) => patch(-1, 1, v, v + 0.2))
  const crossings = columns.flatMap((u) =>
    [0, 0.4, 0.8].flatMap((v) => patch(u, u + 0.125, v, v + 0.2)),
  )
  const pale = mixPaints(coral, paper, 0.55)
  return [
    gouache(page, patch(-1, 1, 0, 1), cloud, { grain: 0.3 }),
    flat(stripes, pale),
    flat(rows, pale),
    flat(crossings, coral),
  ]
}
