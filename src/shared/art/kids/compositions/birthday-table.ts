import type { Art } from '../../art.ts'
import { birthdayCake } from '../../motifs/simchos/birthday-cake.ts'
import { gift } from '../../motifs/simchos/gift.ts'
import type { Paint } from '../../paints.ts'
import { drawParty } from '../hung.ts'
import { paintMotif, shades } from '../materials.ts'
import type { Plot } from '../plot.ts'
import { drawTable } from '../table.ts'
import { drawWall } from '../wall.ts'

/** A cake with five candles between its gifts, balloons and flags over the table. */
export function birthdayTable(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { coral, dark, leaf, main, petal, sun } = colours
  const of = (colour: Paint) => shades(colour, dark)
  const size = Math.min(480, foot * 0.47)
  const x = width / 2
  const parcels = [
    { x: x - size * 0.8, size: size * 0.56, paints: { cloth: of(leaf), fruit: of(sun) } },
    { x: x + size * 0.8, size: size * 0.6, paints: { cloth: of(main), fruit: of(coral) } },
    { x: x + size * 0.58, size: size * 0.34, paints: { cloth: of(petal), fruit: of(main) } },
    { x: x - size * 0.58, size: size * 0.3, paints: { cloth: of(sun), fruit: of(coral) } },
  ]
  return [
    drawWall(plot),
    drawParty(plot),
    drawTable(plot),
    ...parcels.map((parcel, i) =>
      paintMotif(plot, gift(), { ...parcel, y: ground + (i < 2 ? 0 : 16) }),
    ),
    paintMotif(plot, birthdayCake(5), { x, y: ground + 10, size }),
  ]
}
