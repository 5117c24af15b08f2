import { type Art, reference } from '../art.ts'
import { mixPaints } from '../paints.ts'
import { type Path, type Point, type Segment, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { away, blotPath, brushPath } from './brush.ts'
import { drawCalyx } from './calyx.ts'
import { discGradient, drawDots, isClear, type Plot, seedOf, short } from './plot.ts'

export interface Fruit {
  centre: Point
  /** Px. */
  radius: number
  /** The direction of the crown, radians; at PI / 2 it hangs straight down. */
  axis: number
  /** Unique on the plot; used in ids. */
  id: string
}

/** A skin: its distance from the centre in each direction, px. */
export type Skin = (angle: number) => number

/** The light comes from the top left. */
const lightAngle = -2.4

/** A whole pomegranate: washes from light to shade, ribs, specks, a loose ink line, its crown. */
export function drawFruit(plot: Plot, fruit: Fruit): Art {
  const random = createRandom(plot.seed * 11 + seedOf(fruit.id))
  const skin = skinOf(fruit, random)
  const parts = [
    drawCalyx(plot, fruit, random),
    drawBody(plot, fruit, skin),
    drawWashes(plot, fruit, skin, random),
    drawRibs(plot, fruit, random),
    drawLights(plot, fruit, random),
    drawInk(plot, fruit, skin, random),
  ]
  return parts
}

/**
 * The fruit made smaller, to no less than half, until it and its crown stay off the text.
 *
 * @param keep what stays in place: the top of a hanging fruit, or the foot of a lying one
 */
export function fitFruit(plot: Plot, fruit: Fruit, keep: 'top' | 'foot'): Fruit | undefined {
  for (let scale = 1; scale >= 0.5; scale -= 0.05) {
    const radius = fruit.radius * scale
    const lost = fruit.radius - radius
    const { x, y } = fruit.centre
    const centre = { x, y: keep === 'top' ? y - lost : y + lost }
    const crown = away(centre, fruit.axis, radius * 1.25)
    if (isClear(plot, centre, radius * 1.06) && isClear(plot, crown, radius * 0.42)) {
      return { ...fruit, centre, radius }
    }
  }
  return undefined
}

/** A pomegranate's outline: a little wide, flat at the stalk, drawn out to the crown, six-sided. */
export function skinOf({ radius, axis }: Pick<Fruit, 'radius' | 'axis'>, random: Random): Skin {
  const phase = random() * Math.PI
  const wobble = [2, 3, 5].map((waves) => ({ waves, at: random() * 6, by: 0.006 }))
  return (angle) => {
    const turn = angle - axis
    const toCrown = Math.acos(Math.max(-1, Math.min(1, Math.cos(turn))))
    let reach = 1 - 0.028 * Math.cos(2 * turn) + 0.012 * Math.cos(6 * turn + phase)
    reach += 0.055 * Math.exp(-((toCrown / 0.26) ** 2))
    reach -= 0.03 * Math.exp(-(((Math.PI - toCrown) / 0.3) ** 2))
    for (const { waves, at, by } of wobble) reach += by * Math.sin(waves * turn + at)
    return reach * radius
  }
}

/** The outline of a skin, moved by `shift` px. */
export function skinPath(centre: Point, skin: Skin, shift: Point = { x: 0, y: 0 }): Path {
  const points = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * 2 * Math.PI
    const point = away(centre, angle, skin(angle))
    return { x: point.x + shift.x, y: point.y + shift.y }
  })
  return splinePath(points, true)
}

/** A crescent along the skin, deepest in the direction `towards`, like a wash over a ball. */
export function crescentPath(
  centre: Point,
  skin: Skin,
  { towards, span, depth }: { towards: number; span: number; depth: number },
  random: Random,
): Path {
  const steps = Array.from({ length: 17 }, (_, i) => i / 16)
  const outer = steps
    .filter((_, i) => i % 2 === 0)
    .map((t) => {
      const angle = towards + (t - 0.5) * span
      return away(centre, angle, skin(angle) * 0.995)
    })
  const inner = steps.map((t, i) => {
    const angle = towards + (t - 0.5) * span
    const deep = depth * Math.sin(Math.PI * t) ** 0.9 * (i % 2 ? 1 : between(random, 0.88, 1.12))
    return away(centre, angle, skin(angle) * (0.995 - deep))
  })
  const back = splinePath(inner.reverse()).slice(1)
  const last = inner[0]
  const turn: Segment[] = last ? [['L', last.x, last.y]] : []
  return [...splinePath(outer), ...turn, ...back, ['Z']]
}

function drawBody(plot: Plot, { centre, radius, id }: Fruit, skin: Skin): Art {
  const { fruitLight, fruit, fruitDeep, fruitShade } = plot.tones
  const light = { ...away(centre, lightAngle, radius * 0.48), radius: radius * 1.62 }
  return [
    discGradient(`botanical-${id}`, light, [
      [0, fruitLight],
      [0.18, mixPaints(fruitLight, fruit, 0.5)],
      [0.4, fruit],
      [0.72, fruitDeep],
      [1, mixPaints(fruitDeep, fruitShade, 0.6)],
    ]),
    shape(skinPath(centre, skin), { fill: reference(`botanical-${id}`) }),
  ]
}

function drawWashes(plot: Plot, fruit: Fruit, skin: Skin, random: Random): Art {
  const { fruitShade, fruitDeep, blush, fruitLight } = plot.tones
  const { centre, radius, axis, id } = fruit
  const dark = lightAngle + Math.PI
  const washes = [
    { towards: dark + 0.15, span: 3.6, depth: 0.46, fill: fruitDeep, opacity: 0.2 },
    { towards: dark, span: 3.3, depth: 0.3, fill: fruitShade, opacity: 0.18 },
    { towards: dark - 0.1, span: 2.9, depth: 0.17, fill: fruitShade, opacity: 0.3 },
    { towards: lightAngle - 0.9, span: 1.7, depth: 0.1, fill: fruitDeep, opacity: 0.24 },
  ]
  const shoulder = { ...away(centre, axis + Math.PI, radius * 0.8), radius: radius * 1.05 }
  const bloom = away(centre, axis + 0.5, radius * 0.45)
  const backrun = blotPath(bloom, { x: radius * 0.26, y: radius * 0.2 }, 0.24, random)
  const bounce = { towards: dark + 0.25, span: 1.5, depth: 0.085 }
  const inner: Skin = (angle) => skin(angle) * 0.965
  return [
    discGradient(`botanical-${id}s`, shoulder, [
      [0, blush, 0.5],
      [0.5, blush, 0.2],
      [1, blush, 0],
    ]),
    shape(skinPath(centre, skin), { fill: reference(`botanical-${id}s`) }),
    ...washes.map(({ fill, opacity, ...form }) =>
      shape(crescentPath(centre, skin, form, random), { fill, 'fill-opacity': opacity }),
    ),
    shape(backrun, { fill: fruitLight, 'fill-opacity': 0.1 }),
    shape(crescentPath(centre, inner, bounce, random), {
      fill: fruitLight,
      'fill-opacity': 0.22,
    }),
  ]
}

/** Meridians from crown to stalk, and the specks of the rind. */
function drawRibs(plot: Plot, { centre, radius, axis }: Fruit, random: Random): Art {
  const { fruitShade, fruitLight, glint } = plot.tones
  const ribs: Path[] = []
  const lights: Path[] = []
  for (let i = 0; i < 9; i++) {
    const across = -0.88 + i * 0.22 + between(random, -0.06, 0.06)
    const line = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => {
      const latitude = Math.PI * (0.06 + 0.86 * t * between(random, 0.96, 1.02))
      const along = Math.cos(latitude) * radius * 0.96
      const aside = Math.sin(latitude) * Math.sin(across * 1.45) * radius * 0.98
      return away(away(centre, axis, along), axis + Math.PI / 2, aside)
    })
    const list = i % 3 === 1 ? lights : ribs
    list.push(brushPath(line, radius * between(random, 0.03, 0.075)))
  }
  const specks = (count: number) =>
    Array.from({ length: count }, () =>
      away(centre, random() * 6.283, Math.sqrt(random()) * radius * 0.88),
    )
  return [
    shape(ribs.flat(), { fill: fruitShade, 'fill-opacity': 0.13 }),
    shape(lights.flat(), { fill: fruitLight, 'fill-opacity': 0.16 }),
    drawDots(specks(14), radius * 0.016, fruitShade, 0.5),
    drawDots(specks(6), radius * 0.028, fruitShade, 0.4),
    drawDots(specks(10), radius * 0.018, glint, 0.5),
  ]
}

/** Bare paper where the light falls: dry brush strokes along the ball, and a dot. */
function drawLights(plot: Plot, { centre, radius }: Fruit, random: Random): Art {
  const { glint, fruitLight } = plot.tones
  const arc = (reach: number, from: number, to: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((t) =>
      away(centre, lightAngle + from + (to - from) * t, radius * reach),
    )
  const strands = [0.76, 0.7, 0.63, 0.56].flatMap((reach, i) => {
    const from = between(random, -0.5, -0.3) + i * 0.05
    const to = between(random, 0.2, 0.46) - i * 0.06
    return brushPath(arc(reach, from, to), radius * between(random, 0.04, 0.075))
  })
  return [
    shape(brushPath(arc(0.64, -0.62, 0.6), radius * 0.34), {
      fill: fruitLight,
      'fill-opacity': 0.42,
    }),
    shape(strands, { fill: glint, 'fill-opacity': 0.72 }),
    shape(brushPath(arc(0.68, 0.56, 0.72), radius * 0.06), { fill: glint, 'fill-opacity': 0.7 }),
  ]
}

/** The pooled edge of the wash, and a pen line that leaves gaps. */
function drawInk(plot: Plot, { centre, radius }: Fruit, skin: Skin, random: Random): Art {
  const { ink, fruitShade } = plot.tones
  const dash = [1.9, 0.22, 0.9, 0.3].map((length) => short(length * radius)).join(' ')
  const shift = { x: radius * 0.022, y: -radius * 0.016 }
  const hatching = Array.from({ length: 11 }, (_, i): Path => {
    const angle = 0.05 + i * 0.13
    const from = away(centre, angle, skin(angle) * 0.965)
    const to = away(centre, angle + 0.16, skin(angle) * (0.9 - between(random, 0.02, 0.14)))
    const knee = away(centre, angle + 0.13, skin(angle) * 0.95)
    return [
      ['M', from.x, from.y],
      ['Q', knee.x, knee.y, to.x, to.y],
    ]
  }).flat()
  return [
    shape(hatching, {
      fill: 'none',
      stroke: ink,
      'stroke-opacity': 0.45,
      'stroke-width': short(plot.unit),
      'stroke-linecap': 'round',
    }),
    shape(skinPath(centre, skin), {
      fill: 'none',
      stroke: fruitShade,
      'stroke-opacity': 0.55,
      'stroke-width': short(plot.unit * 1.1),
    }),
    shape(
      skinPath(centre, (angle) => skin(angle) * 1.012, shift),
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
