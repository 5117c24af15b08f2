import type { Art } from '../../art.ts'
import { duck } from '../../motifs/childhood/duck.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import { birthdayCake } from '../../motifs/simchos/birthday-cake.ts'
import { gift } from '../../motifs/simchos/gift.ts'
import { mixPaints } from '../../paints.ts'
import type { Path } from '../../path.ts'
import { drawFlags } from '../hung.ts'
import { paintMotif, paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { flat, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A cake with one candle on a cloth in the meadow, with a lamb and a duckling as guests. */
export function picnic(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const size = Math.min(width * 0.4, foot * 0.5)
  const x = width / 2
  const { sun, coral, main, dark } = colours
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.12, y: foot * 0.36, width: 230, kind: 1 }),
    drawCloud(plot, { x: width * 0.87, y: foot * 0.42, width: 260, kind: 0 }),
    drawFlags(plot),
    drawMeadow(plot, { bare: [x - size * 1.1, x + size * 1.1] }),
    paintStanding(plot, lamb(), {
      x: x - size * 0.86,
      y: ground - 14,
      size: size * 0.72,
      mirrored: true,
    }),
    paintStanding(plot, duck(), { x: x + size * 0.92, y: ground - 4, size: size * 0.5 }),
    drawBlanket(plot, { x, y: ground + 2, half: size * 0.72 }),
    paintMotif(plot, gift(), {
      x: x + size * 0.54,
      y: ground + 16,
      size: size * 0.32,
      paints: { cloth: shades(sun, dark), fruit: shades(coral, dark) },
    }),
    paintMotif(plot, birthdayCake(1), {
      x: x - size * 0.04,
      y: ground + 24,
      size,
      paints: { cloth: shades(main, dark) },
    }),
  ]
}

/** A checked cloth on the grass, seen from the front. */
function drawBlanket(plot: Plot, { x, y, half }: { x: number; y: number; half: number }): Art {
  const { coral, page: paper, cloud } = plot.colours
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
    gouache(plot, patch(-1, 1, 0, 1), cloud, { grain: 0.3 }),
    flat(stripes, pale),
    flat(rows, pale),
    flat(crossings, coral),
  ]
}
