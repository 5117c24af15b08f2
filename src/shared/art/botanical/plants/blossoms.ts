import type { Art } from '../../art.ts'
import { circlePath, type Path } from '../../path.ts'
import { between, createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { away, brushPath } from '../brush.ts'
import { drawDots } from '../plot.ts'
import { type FlowerDrawing, paintRings } from './flower.ts'
import { type Petal, paintPetal } from './petal.ts'

const middle = { x: 0, y: 0 }

/** An almond blossom: five notched petals, a flushed star at their base, long loose stamens. */
export function drawAlmond(flower: FlowerDrawing): Art {
  const random = createRandom(flower.seed)
  const { defs, paints } = paintRings(flower, [{ middle, reach: 100 }])
  const turn = random()
  const petals = [0, 2, 4, 1, 3].map(
    (i): Petal => ({
      foot: middle,
      angle: turn + (i / 5) * 2 * Math.PI + between(random, -0.1, 0.1),
      length: 98 * between(random, 0.92, 1.04),
      half: 0.5 * between(random, 0.92, 1.08),
      notch: between(random, 0.06, 0.13),
      ruffle: 0.03,
    }),
  )
  const [paint] = paints
  return [
    defs,
    ...petals.map((petal) => (paint ? paintPetal(petal, paint, random) : [])),
    drawStar(flower, petals, random),
  ]
}

/** A field daisy: many narrow petals round a golden cushion. */
export function drawDaisy(flower: FlowerDrawing): Art {
  const random = createRandom(flower.seed)
  const { defs, paints } = paintRings(flower, [{ middle, reach: 104 }])
  const [paint] = paints
  const petals = Array.from(
    { length: 15 },
    (_, i): Petal => ({
      foot: middle,
      angle: ((i * 7) % 15) * 0.4189 + between(random, -0.09, 0.09),
      length: 98 * between(random, 0.86, 1.06),
      half: 0.155,
      notch: between(random, -0.02, 0.04),
      ruffle: 0.012,
    }),
  )
  return [
    defs,
    ...petals.map((petal) => (paint ? paintPetal(petal, paint, random) : [])),
    drawCushion(flower, random),
  ]
}

function drawStar({ tones }: FlowerDrawing, petals: readonly Petal[], random: Random): Art {
  const rays = petals.flatMap(({ angle }) =>
    brushPath([middle, away(middle, angle + 0.04, 24), away(middle, angle, 46)], 13),
  )
  const tips = Array.from({ length: 14 }, (_, i) =>
    away(middle, i * 2.39996, 50 * between(random, 0.5, 1)),
  )
  const threads: Path = tips.flatMap(
    ({ x, y }): Path => [
      ['M', 0, 0],
      ['Q', x * 0.6 + y * 0.08, y * 0.6 - x * 0.08, x, y],
    ],
  )
  return [
    shape(rays, { fill: tones.petalDeep, 'fill-opacity': 0.55 }),
    shape(threads, {
      fill: 'none',
      stroke: tones.petalDeep,
      'stroke-opacity': 0.75,
      'stroke-width': 1.3,
    }),
    shape(circlePath(0, 0, 8), { fill: tones.green1 }),
    drawDots(tips, 8.4, tones.strawDeep),
    drawDots(tips, 6.4, tones.straw),
  ]
}

function drawCushion({ tones }: FlowerDrawing, random: Random): Art {
  const grains = (count: number, reach: number) =>
    Array.from({ length: count }, (_, i) =>
      away(
        { x: 0, y: -2 },
        i * 2.39996,
        reach * Math.sqrt((i + 0.5) / count) * between(random, 0.9, 1.1),
      ),
    )
  return [
    shape(circlePath(0, 0, 27), { fill: tones.strawDeep, 'fill-opacity': 0.75 }),
    shape(circlePath(-2, -3, 24), { fill: tones.citron }),
    drawDots(grains(30, 24), 4.6, tones.strawDeep, 0.55),
    drawDots(grains(14, 13), 4, tones.citronLight),
  ]
}
