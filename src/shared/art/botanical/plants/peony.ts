import type { Art } from '../../art.ts'
import type { Point } from '../../path.ts'
import { between, createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { away, brushPath } from '../brush.ts'
import { drawDots } from '../plot.ts'
import { type FlowerDrawing, paintRings } from './flower.ts'
import { type Petal, paintPetal } from './petal.ts'

interface PetalRing {
  petals: number
  length: number
  half: number
  /** How far its middle is raised, since the cup leans back. */
  lift: number
}

const rings: readonly PetalRing[] = [
  { petals: 7, length: 97, half: 0.5, lift: 0 },
  { petals: 7, length: 78, half: 0.52, lift: 7 },
  { petals: 6, length: 60, half: 0.56, lift: 14 },
  { petals: 5, length: 44, half: 0.62, lift: 20 },
]

/** A full peony that leans back: rings of ruffled petals, deeper towards the heart, with gold. */
export function drawPeony(flower: FlowerDrawing): Art {
  const random = createRandom(flower.seed)
  const { defs, paints } = paintRings(
    flower,
    rings.map(({ length, lift }) => ({ middle: { x: 0, y: -lift }, reach: length })),
  )
  return [
    defs,
    ...paints.flatMap((paint, i) =>
      ringOf(rings[i], random).map((petal) => paintPetal(petal, paint, random)),
    ),
    drawHeart(flower, random),
  ]
}

/** The petals of a ring from back to front; front petals are longer. */
function ringOf(ring: PetalRing | undefined, random: Random): Petal[] {
  if (!ring) return []
  const { petals, length, half, lift } = ring
  const turn = random() * 6.283
  const angles = Array.from({ length: petals }, (_, i) => turn + (i / petals) * 2 * Math.PI)
  return angles
    .map((angle) => angle + between(random, -0.14, 0.14))
    .sort((a, b) => Math.sin(a) - Math.sin(b))
    .map((angle) => ({
      foot: { x: 0, y: -lift },
      angle,
      length: length * (0.92 + 0.1 * Math.sin(angle)) * between(random, 0.94, 1.05),
      half: half * between(random, 0.92, 1.1),
      notch: between(random, 0, 0.09),
      ruffle: 0.06,
    }))
}

/** The heart: curled petals, the dark between them, and the visible stamens. */
function drawHeart({ tones, tint }: FlowerDrawing, random: Random): Art {
  const heart: Point = { x: 0, y: -22 }
  const curls = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4
    const near = away(heart, angle, 5 + i * 1.3)
    const far = away(heart, angle + 1.5, 8 + i * 1.5)
    return brushPath([near, away(heart, angle + 0.75, 10 + i * 1.7), far], 6.5)
  }).flat()
  const stamens = Array.from({ length: 13 }, (_, i) =>
    away(heart, i * 2.39996, 4.6 * Math.sqrt(i) * between(random, 0.85, 1.15)),
  )
  return [
    shape(curls, { fill: tones[`${tint}Deep`], 'fill-opacity': 0.62 }),
    drawDots(stamens, 5.6, tones.straw),
    drawDots(stamens.slice(4), 2.6, tones.strawDeep, 0.7),
  ]
}
