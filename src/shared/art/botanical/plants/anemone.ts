import type { Art } from '../../art.ts'
import { circlePath, type Path } from '../../path.ts'
import { between, createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { away, blotPath } from '../brush.ts'
import { drawDots } from '../plot.ts'
import { type FlowerDrawing, paintRings } from './flower.ts'
import { type Petal, paintPetal } from './petal.ts'

/** An anemone from the front: broad petals in two rings, a dark dome in a ring of dark stamens. */
export function drawAnemone(flower: FlowerDrawing): Art {
  const random = createRandom(flower.seed)
  const middle = { x: 0, y: 0 }
  const { defs, paints } = paintRings(flower, [
    { middle, reach: 100 },
    { middle, reach: 88 },
  ])
  const turn = random() * 6
  const petals = paints.flatMap((paint, ring) =>
    broadPetals(ring, turn, random).map((petal) => paintPetal(petal, paint, random)),
  )
  return [defs, ...petals, drawEye(flower, random)]
}

function broadPetals(ring: number, turn: number, random: Random): Petal[] {
  const count = ring === 0 ? 5 : 4
  return Array.from({ length: count }, (_, i) => ({
    foot: { x: 0, y: 0 },
    angle: turn + ring * 0.55 + (i / count) * 2 * Math.PI + between(random, -0.12, 0.12),
    length: (ring === 0 ? 98 : 84) * between(random, 0.93, 1.05),
    half: (ring === 0 ? 0.46 : 0.5) * between(random, 0.92, 1.08),
    notch: between(random, -0.05, 0.05),
    ruffle: 0.035,
  }))
}

function drawEye({ tones, tint }: FlowerDrawing, random: Random): Art {
  const around = (count: number, reach: number) =>
    Array.from({ length: count }, (_, i) =>
      away(
        { x: 0, y: 0 },
        (i / count) * 6.283 + between(random, -0.09, 0.09),
        reach * between(random, 0.86, 1.12),
      ),
    )
  const tips = [...around(25, 33), ...around(15, 25)]
  const threads: Path = tips.flatMap(
    ({ x, y }): Path => [
      ['M', x * 0.4, y * 0.4],
      ['L', x, y],
    ],
  )
  const halo = blotPath({ x: 0, y: 0 }, { x: 25, y: 24 }, 0.08, random)
  const dome = blotPath({ x: 0, y: 0 }, { x: 15, y: 14 }, 0.05, random)
  return [
    shape(halo, { fill: tones[`${tint}Light`], 'fill-opacity': 0.75 }),
    shape(threads, {
      fill: 'none',
      stroke: tones.eye,
      'stroke-opacity': 0.7,
      'stroke-width': 0.9,
    }),
    drawDots(tips, 4.6, tones.eye),
    shape(dome, { fill: tones.eye }),
    shape(circlePath(-4, -4.5, 4.6), { fill: tones.grapeLight, 'fill-opacity': 0.4 }),
    drawDots(around(9, 9), 2, tones.grapeLight, 0.5),
  ]
}
