import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { type Path, rectPath } from '../path.ts'
import { createRandom, type Random } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { type Band, type Manner, margin, places } from './band.ts'
import { layRows } from './figure.ts'
import { leafSpot, type Placed, plant } from './planting.ts'
import { polyline, stitches, tonesOf } from './thread.ts'

const walls = ['pale', 'heart', 'amber', 'teal', 'sky']
const roofs = ['rose', 'sage', 'letters', 'wood']

/** Houses with gables and arched doors, in a row. */
export function houses({ y, height }: Band, { plot: { width }, palette, seed }: Manner): Art {
  const random = createRandom(seed)
  const base = y + height - 12
  const spots = places(width, height * 0.74)
  const trees = spots
    .slice(0, -1)
    .map(
      ({ x, step }): Placed => [
        'leaf leaf',
        leafSpot({ x: x + step / 2, y: base }, -Math.PI / 2, height / 170, false),
      ],
    )
  const lawn = polyline([
    { x: margin, y: base },
    { x: width - margin, y: base },
  ])
  return [
    plant({ leaves: trees }, palette),
    named(
      'motif',
      spots.map((spot) => house({ ...spot, base, height }, palette, random)),
    ),
    stitches(lawn, tonesOf('leaf', palette).base, 8),
  ]
}

interface House {
  x: number
  /** The breadth of its place. */
  step: number
  i: number
  base: number
  /** Of the band. */
  height: number
}

function house({ x, step, i, base, height }: House, palette: Paints, random: Random): Art {
  const [broad, tall, steep] = i % 2 === 0 ? [0.84, 0.5, 0.26] : [0.72, 0.38, 0.34]
  const [wide, high] = [step * broad, height * tall]
  const eaves = base - high
  const wall = rectPath(x - wide / 2, eaves, wide, high)
  const roof = polyline(
    [
      { x: x - wide / 2 - 7, y: eaves },
      { x, y: eaves - height * steep },
      { x: x + wide / 2 + 7, y: eaves },
    ],
    true,
  )
  const openings = [
    ...arch(x, base, wide * 0.26, high * 0.5),
    ...arch(x - 0.3 * wide, base - high * 0.5, wide * 0.17, high * 0.3),
    ...arch(x + 0.3 * wide, base - high * 0.5, wide * 0.17, high * 0.3),
  ]
  const [stone, tiles] = [
    tonesOf(walls[i % walls.length] ?? 'pale', palette),
    tonesOf(roofs[i % roofs.length] ?? 'rose', palette),
  ]
  const courses = layRows(wall, { slant: 0, random })
  const rows = layRows(roof, { slant: 1.57, random })
  return [
    shape(wall, { ...stroke(stone.deep, 1.8), fill: stone.base }),
    stitches(courses.dark, stone.dark, 2),
    stitches(courses.light, stone.light, 2),
    shape(roof, { ...stroke(tiles.deep, 1.8), fill: tiles.base }),
    stitches(rows.dark, tiles.dark, 2.2),
    stitches(rows.light.concat(rows.shine), tiles.light, 2.2),
    shape(openings, { ...stroke(colour(palette, 'cordDark'), 2.4), fill: colour(palette, 'ink') }),
  ]
}

/** A door or window with a round top. */
function arch(x: number, foot: number, wide: number, high: number): Path {
  const [left, right, spring] = [x - wide / 2, x + wide / 2, foot - high + wide / 2]
  return [
    ['M', left, foot],
    ['L', left, spring],
    ['C', left, spring - wide * 0.66, right, spring - wide * 0.66, right, spring],
    ['L', right, foot],
    ['Z'],
  ]
}
