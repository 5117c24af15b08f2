import type { Art } from '../../art.ts'
import { leafPath } from '../../foliage.ts'
import { mixPaints } from '../../paints.ts'
import type { Path, Point } from '../../path.ts'
import { splinePath } from '../../path.ts'
import { between, createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { away, brushPath } from '../brush.ts'
import { drawDots } from '../plot.ts'
import type { FlowerDrawing } from './flower.ts'

/*
 * Ears and spikes on a stalk: drawn from (0, 0) along x, 100 units long, then placed along the
 * stalk.
 */

/** An ear of wheat: plump grains in three rows, short awns. */
export function drawWheat(drawing: FlowerDrawing): Art {
  return drawEar(drawing, { grains: 9, plump: 0.3, awn: 20 })
}

/** An ear of barley: slender grains in two rows, awns longer than the ear. */
export function drawBarley(drawing: FlowerDrawing): Art {
  return drawEar(drawing, { grains: 11, plump: 0.22, awn: 62 })
}

function drawEar(
  { tones, seed }: FlowerDrawing,
  { grains, plump, awn }: { grains: number; plump: number; awn: number },
): Art {
  const random = createRandom(seed)
  const places = Array.from({ length: grains }, (_, i) => (i / (grains - 1)) * 78)
  const side = (sign: number) =>
    places.map((x) =>
      grainAt({ x, y: sign * 1.5 }, sign * between(random, 0.42, 0.56), plump, random),
    )
  const middle = places
    .slice(0, -1)
    .map((x) => grainAt({ x: x + 6, y: 0 }, between(random, -0.08, 0.08), plump, random))
  const all = [...side(-1), ...side(1), grainAt({ x: 82, y: 0 }, 0, plump, random), ...middle]
  const awns = all
    .filter((_, i) => i % 3 !== 1)
    .flatMap(({ tip, angle }) => awnPath(tip, angle, awn, random))
  return [
    shape(awns, {
      fill: 'none',
      stroke: tones.strawDeep,
      'stroke-opacity': 0.75,
      'stroke-width': 0.7,
    }),
    ...all.map(({ body, shade, light }, i) => [
      shape(body, {
        fill: mixPaints(
          tones.straw,
          i % 3 ? tones.citronLight : tones.strawDeep,
          i % 3 ? 0.22 : 0.2,
        ),
        stroke: tones.strawDeep,
        'stroke-opacity': 0.8,
        'stroke-width': 0.8,
      }),
      shape(shade, { fill: tones.strawDeep, 'fill-opacity': 0.4 }),
      shape(light, { fill: tones.paper, 'fill-opacity': 0.5 }),
    ]),
  ]
}

function grainAt(foot: Point, angle: number, plump: number, random: Random) {
  const length = 20 * between(random, 0.92, 1.1)
  const at = (along: number, across: number) =>
    away(away(foot, angle, along * length), angle + Math.PI / 2, across * length * plump)
  return {
    angle,
    tip: at(1, 0),
    body: leafPath({ ...foot, angle, length, width: length * plump * 0.85, bend: 0 }),
    shade: brushPath([at(0.08, 0.2), at(0.45, 0.62), at(0.95, 0.06)], length * 0.13),
    light: brushPath([at(0.2, -0.2), at(0.45, -0.42), at(0.75, -0.2)], length * 0.07),
  }
}

function awnPath(from: Point, angle: number, length: number, random: Random): Path {
  const reach = length * between(random, 0.75, 1.15)
  const tip = away(from, angle * 0.7 + between(random, -0.08, 0.08), reach)
  const knee = away(from, angle * 0.95, reach * 0.5)
  return [
    ['M', from.x, from.y],
    ['Q', knee.x, knee.y, tip.x, tip.y],
  ]
}

/** A spike of lavender: whorls of florets, closed towards the tip. */
export function drawLavender({ tones, seed }: FlowerDrawing): Art {
  const random = createRandom(seed)
  const stem: Path = [
    ['M', -2, 0],
    ['L', 90, 0],
  ]
  const florets = Array.from({ length: 9 }, (_, i) => i).flatMap((i) => {
    const x = i === 0 ? 0 : 8 + i * 9.4
    const size = (i === 0 ? 11 : 17) * (1 - i * 0.055)
    return [-1.15, 1.1, -0.6, 0.62, 0.05].map((turn) => ({
      x: x + between(random, -2, 2),
      angle: turn + between(random, -0.14, 0.14),
      length: size * between(random, 0.85, 1.15),
      hue: random(),
    }))
  })
  return [
    shape(stem, { fill: 'none', stroke: tones.green2, 'stroke-width': 2 }),
    ...florets.map(({ x, angle, length, hue }) => {
      const body = leafPath({ x, y: 0, angle, length, width: length * 0.36, bend: 0 })
      const wash = mixPaints(
        tones.grape,
        hue < 0.4 ? tones.grapeLight : tones.grapeDeep,
        hue < 0.4 ? 0.7 : hue * 0.4,
      )
      return shape(body, {
        fill: wash,
        'fill-opacity': 0.88,
        stroke: tones.grapeDeep,
        'stroke-opacity': 0.45,
        'stroke-width': 0.7,
      })
    }),
    drawDots(
      florets
        .filter((_, i) => i % 3 === 0)
        .map(({ x, angle, length }) => away({ x, y: 0 }, angle, length * 0.75)),
      2.6,
      tones.grapeLight,
      0.9,
    ),
  ]
}

/** Lily of the valley: bells that nod from an arching stalk, the last still closed. */
export function drawLily({ tones, seed }: FlowerDrawing): Art {
  const random = createRandom(seed)
  const stalk = [0, 25, 50, 75, 97].map((x) => ({
    x,
    y: -16 * Math.sin((x / 100) * 2.4) + x * 0.1,
  }))
  const bells = [18, 33, 47, 61, 74, 86, 96].map((x, i) => ({
    top: { x, y: -16 * Math.sin((x / 100) * 2.4) + x * 0.1 },
    size: 15.5 - i * 1.45,
    lean: between(random, -0.25, 0.25) - 0.12,
    shut: i > 4,
  }))
  return [
    shape(splinePath(stalk), {
      fill: 'none',
      stroke: tones.green2,
      'stroke-width': 1.7,
      'stroke-linecap': 'round',
    }),
    ...bells.map((bell) => drawBell(bell, tones)),
  ]
}

function drawBell(
  { top, size, lean, shut }: { top: Point; size: number; lean: number; shut: boolean },
  tones: FlowerDrawing['tones'],
): Art {
  const down = Math.PI / 2 + lean
  const neck = away(top, down, size * 0.42)
  const at = (across: number, along: number) =>
    away(away(neck, down, along * size), down - Math.PI / 2, across * size)
  const flare = shut ? 0.2 : 0.62
  const foot = shut
    ? [at(0, 0.92)]
    : [at(0.34, 0.9), at(0.14, 1.06), at(-0.14, 0.92), at(-0.36, 1.02)]
  const body = splinePath(
    [
      at(0.05, 0),
      at(0.4, 0.14),
      at(0.5, 0.5),
      at(flare, 0.92),
      ...foot,
      at(-flare, 0.9),
      at(-0.5, 0.5),
      at(-0.4, 0.14),
      at(-0.05, 0),
    ],
    true,
  )
  const pedicel: Path = [
    ['M', top.x, top.y],
    ['Q', top.x + size * 0.1, top.y - size * 0.06, neck.x, neck.y],
  ]
  return [
    shape(pedicel, { fill: 'none', stroke: tones.green2, 'stroke-width': 1 }),
    shape(body, { fill: tones.bloom, stroke: tones.bloomDeep, 'stroke-width': 1 }),
    shape(brushPath([at(0.3, 0.16), at(0.4, 0.5), at(0.3, 0.86)], size * 0.22), {
      fill: tones.bloomDeep,
      'fill-opacity': 0.45,
    }),
    shape(brushPath([at(-0.24, 0.2), at(-0.32, 0.45), at(-0.26, 0.75)], size * 0.16), {
      fill: tones.bloomLight,
    }),
    shape(brushPath([at(0.2, 0.02), at(0, 0.16), at(-0.2, 0.02)], size * 0.2), {
      fill: tones.green3,
      'fill-opacity': 0.8,
    }),
  ]
}
