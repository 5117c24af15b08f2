import { type Art, reference } from '../art.ts'
import { mixPaints } from '../paints.ts'
import { type Path, type Point, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { drawArils, packArils } from './arils.ts'
import { away, blotPath, brushPath } from './brush.ts'
import { drawCalyx } from './calyx.ts'
import { crescentPath, type Fruit, type Skin, skinOf, skinPath } from './fruit.ts'
import { discGradient, type Plot, short } from './plot.ts'

/** Six chambers of unequal width, relative to each other. */
const chamberWidths = [1.05, 0.66, 1.34, 0.8, 1.2, 0.95]

interface Face {
  skin: Skin
  middle: Point
  /** Where the membranes meet. */
  core: Point
}

/** Half a pomegranate, cut side to the front: skin, rind, membranes, six unequal rooms of seeds. */
export function drawCutFruit(plot: Plot, fruit: Fruit): Art {
  const random = createRandom(plot.seed * 13 + 5)
  const { centre, radius } = fruit
  const skin = skinOf(fruit, random)
  const face: Skin = (angle) => skin(angle) * 0.93
  const middle = away(centre, -2.4, radius * 0.045)
  const core = away(middle, fruit.axis + 0.5, radius * 0.08)
  const rooms = roomsOf(fruit, { skin: face, middle, core }, random)
  return [
    drawCalyx(plot, fruit, random),
    drawShell(plot, fruit, skin, random),
    drawFace(plot, fruit, face, middle, random),
    ...rooms.map((room) => drawRoom(plot, room, radius, random)),
    drawCore(plot, core, radius, random),
    drawFaceInk(plot, fruit, skin),
  ]
}

function drawShell(plot: Plot, { centre, radius }: Fruit, skin: Skin, random: Random): Art {
  const { fruit, fruitDeep, fruitShade, fruitLight } = plot.tones
  const shade = { towards: 0.8, span: 3.4, depth: 0.1 }
  const light = { towards: -2.4, span: 2.2, depth: 0.05 }
  return [
    shape(skinPath(centre, skin), { fill: mixPaints(fruit, fruitDeep, 0.6) }),
    shape(crescentPath(centre, skin, shade, random), { fill: fruitShade, 'fill-opacity': 0.6 }),
    shape(crescentPath(centre, skin, light, random), { fill: fruitLight, 'fill-opacity': 0.6 }),
    shape(
      brushPath(
        [0.3, 0.6, 0.9, 1.2].map((angle) => away(centre, angle, radius * 0.975)),
        radius * 0.03,
      ),
      { fill: fruitLight, 'fill-opacity': 0.5 },
    ),
  ]
}

function drawFace(plot: Plot, { radius }: Fruit, face: Skin, middle: Point, random: Random): Art {
  const { rind, membrane } = plot.tones
  const blots = [0.4, 2.2, 4.1].map((angle) =>
    blotPath(away(middle, angle, radius * 0.8), { x: radius * 0.1, y: radius * 0.06 }, 0.2, random),
  )
  return [
    discGradient('botanical-face', { ...middle, radius }, [
      [0.3, membrane],
      [0.8, membrane],
      [0.93, rind],
    ]),
    shape(skinPath(middle, face), { fill: reference('botanical-face') }),
    shape(blots.flat(), { fill: rind, 'fill-opacity': 0.4 }),
  ]
}

interface Wall {
  angle: number
  /** How far the middle of a membrane bends sideways, as a share of the radius. */
  bow: number
}

/** The corners of the rooms, which are split by thin curved membranes. */
function roomsOf(fruit: Fruit, face: Face, random: Random): Point[][] {
  const total = chamberWidths.reduce((sum, width) => sum + width, 0)
  let angle = fruit.axis + 0.3
  const walls = chamberWidths.map((width): Wall => {
    angle += (width / total) * 2 * Math.PI
    return { angle, bow: between(random, -0.09, 0.09) }
  })
  return walls.map((wall, i) => {
    const next = walls[i + 1] ?? {
      ...wall,
      ...walls[0],
      angle: (walls[0]?.angle ?? 0) + 2 * Math.PI,
    }
    return roomCorners(wall, next, { ...face, radius: fruit.radius }, random)
  })
}

function roomCorners(
  from: Wall,
  to: Wall,
  { skin, middle, core, radius }: Face & { radius: number },
  random: Random,
): Point[] {
  const along = ({ angle, bow }: Wall, t: number, side: number) => {
    const aside = (bow * Math.sin(Math.PI * t) + side * (0.03 + 0.014 * t)) * radius
    return away(away(core, angle, t * radius), angle + Math.PI / 2, aside)
  }
  const depth = between(random, 0.83, 0.87)
  const rim = [0, 0.16, 0.38, 0.62, 0.84, 1].map((t, i) => {
    const angle = from.angle + 0.1 + (to.angle - from.angle - 0.2) * t
    const dip = i === 0 || i === 5 ? 0.045 : between(random, -0.012, 0.012)
    return away(middle, angle, skin(angle) * (depth - dip))
  })
  const nose = between(random, 0.15, 0.24)
  return [
    along(from, nose, 1),
    along(from, 0.4, 1),
    along(from, 0.6, 1),
    ...rim,
    along(to, 0.6, -1),
    along(to, 0.4, -1),
    along(to, nose, -1),
  ]
}

function drawRoom(plot: Plot, room: readonly Point[], radius: number, random: Random): Art {
  const { arilDeep, aril, ink } = plot.tones
  return [
    shape(splinePath(room, true), {
      fill: mixPaints(aril, arilDeep, 0.65),
      stroke: ink,
      'stroke-opacity': 0.35,
      'stroke-width': short(plot.unit),
    }),
    drawArils(plot, packArils(room, radius * 0.165, random), random),
  ]
}

/** The pith in the middle, and the threads that run from it into the membranes. */
function drawCore(plot: Plot, core: Point, radius: number, random: Random): Art {
  const { membrane, rind, gold } = plot.tones
  const threads: Path = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI + between(random, -0.2, 0.2)
    const reach = radius * between(random, 0.1, 0.17)
    return brushPath([core, away(core, angle + 0.15, reach * 0.5), away(core, angle, reach)], 2)
  }).flat()
  const pith = { x: radius * 0.09, y: radius * 0.08 }
  return [
    shape(blotPath(core, pith, 0.16, random), { fill: mixPaints(membrane, rind, 0.3) }),
    shape(threads, { fill: gold, 'fill-opacity': 0.5 }),
  ]
}

function drawFaceInk(plot: Plot, { centre, radius }: Fruit, skin: Skin): Art {
  const { ink, fruitShade } = plot.tones
  const dash = [2.4, 0.2, 1.1, 0.34].map((length) => short(length * radius)).join(' ')
  return [
    shape(skinPath(centre, skin), {
      fill: 'none',
      stroke: fruitShade,
      'stroke-opacity': 0.6,
      'stroke-width': short(plot.unit * 1.1),
    }),
    shape(
      skinPath(centre, (angle) => skin(angle) * 1.015, { x: radius * 0.02, y: -radius * 0.016 }),
      {
        fill: 'none',
        stroke: ink,
        'stroke-opacity': 0.75,
        'stroke-width': short(plot.unit * 1.5),
        'stroke-dasharray': dash,
        'stroke-linecap': 'round',
      },
    ),
  ]
}
