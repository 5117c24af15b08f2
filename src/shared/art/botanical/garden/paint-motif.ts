import { apart } from '../../apart.ts'
import { type Art, named, reference } from '../../art.ts'
import { drawParts, partNameOf } from '../../motifs/draw-parts.ts'
import {
  type Material,
  type Motif,
  type MotifPart,
  placeParts,
  type Tone,
} from '../../motifs/motif.ts'
import type { Paint } from '../../paints.ts'
import { mixPaints } from '../../paints.ts'
import { boundsOf, circlePath, type Path, type Point, placement } from '../../path.ts'
import { createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import type { ToneName, Tones } from '../palettes.ts'
import { brokenLine } from '../plants/petal.ts'
import { boxGradient, lengthGradient, type Plot, short } from '../plot.ts'
import { drawContact } from '../wash.ts'

/** A thing that stands among the plants. */
export interface Standing {
  motif: Motif
  /** The middle of its foot, units of the plot. */
  at: Point
  /** Units. */
  height: number
}

/** The washes of each material: light, base and shade. */
const washes: Readonly<Record<Material, readonly [ToneName, ToneName, ToneName]>> = {
  metal: ['paper', 'blue', 'shadow'],
  gold: ['citronLight', 'straw', 'strawDeep'],
  cloth: ['petalLight', 'petal', 'petalDeep'],
  paper: ['bloomLight', 'bloom', 'bloomDeep'],
  wood: ['barkLight', 'bark', 'ink'],
  clay: ['fruitLight', 'fruit', 'fruitDeep'],
  bread: ['citronLight', 'straw', 'strawDeep'],
  leaf: ['green3', 'green2', 'leafInk'],
  fruit: ['fruitLight', 'fruit', 'fruitDeep'],
  flower: ['petalLight', 'petal', 'petalDeep'],
  flame: ['citronLight', 'citron', 'citronDeep'],
  wine: ['grapeLight', 'grape', 'grapeDeep'],
  ink: ['leafInk', 'ink', 'ink'],
}

/** An object in the same manner as the plants: washes, pooled edges, a broken pen line. */
export function drawStanding(plot: Plot, standing: Standing, i: number): Art {
  const { motif, at, height } = standing
  const scale = height / motif.height
  const random = createRandom(plot.seed * 3 + i)
  const id = `botanical-thing${i}`
  const parts = placeParts(motif, placement(at.x, at.y, 0, scale))
  const paints = new Set(parts.map(({ material, tone = 'base' }) => `${material}-${tone}`))
  return [
    drawContact(plot, { x: at.x + 10, y: at.y - 2 }, motif.width * scale * 0.62, `thing${i}`),
    ...[...paints].sort().map((paint) => gradientOf(`${id}-${paint}`, paint, plot.tones)),
    halosOf(parts, id, plot.tones),
    named(
      partNameOf(motif.name),
      drawParts(parts, (part) => drawPart(part, { id, scale, tones: plot.tones }, random)),
      at,
    ),
  ]
}

/** The glow of its flames, behind it. */
function halosOf(parts: readonly MotifPart[], id: string, tones: Tones): Art {
  const flames = parts.filter(({ as, material }) => as === 'body' && material === 'flame')
  if (flames.length === 0) return []
  const halo = boxGradient(`${id}-halo`, [
    [0, tones.citron, 0.5],
    [0.4, tones.citronLight, 0.3],
    [1, tones.citronLight, 0],
  ])
  const lights = flames
    .flatMap(({ path }) => apart(path))
    .map((flame) => {
      const { x, y, width, height } = boundsOf(flame)
      const light = circlePath(x + width / 2, y + height / 2, height * 1.7)
      return named('halo', shape(light, { fill: reference(`${id}-halo`) }))
    })
  return [halo, ...lights]
}

interface Manner {
  id: string
  scale: number
  tones: Tones
}

function drawPart(part: MotifPart, { id, scale, tones }: Manner, random: Random): Art {
  const { material, tone = 'base', path } = part
  const [, own, deep] = washes[material]
  if (part.as === 'line') {
    const stroke = tone === 'dark' ? tones[deep] : tones[own]
    const width = short(part.width * scale)
    return shape(path, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })
  }
  const wash = { fill: reference(`${id}-${material}-${tone}`), 'fill-opacity': 0.95 }
  if (part.as === 'detail') return shape(path, wash)
  const pool = { stroke: tones[deep], 'stroke-opacity': 0.4, 'stroke-width': 2.4 }
  return [
    ...apart(path).map((piece) => shape(piece, { ...wash, ...pool })),
    drawPen(path, mixPaints(tones[deep], tones.ink, 0.5), random),
  ]
}

function drawPen(path: Path, ink: Paint, random: Random): Art {
  return shape(path, {
    fill: 'none',
    stroke: ink,
    'stroke-opacity': 0.7,
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
    'stroke-dasharray': brokenLine(110, random),
    transform: [['translate', 1.4, -1.2]],
  })
}

/**
 * Lit from the left. A tone is one step in the material's three colours; metal has a second light.
 */
function gradientOf(id: string, paint: string, tones: Tones): Art {
  const [material, tone] = paint.split('-') as [Material, Tone]
  const [light, own, deep] = washes[material].map((name) => tones[name]) as [Paint, Paint, Paint]
  const isMetal = material === 'metal' || material === 'gold'
  const steps = {
    light: [light, mixPaints(light, own, 0.4), own],
    base: isMetal
      ? [own, light, own, mixPaints(own, deep, 0.75), own]
      : [mixPaints(own, light, 0.65), own, mixPaints(own, deep, 0.6)],
    dark: [mixPaints(own, deep, 0.5), mixPaints(own, deep, 0.75), deep],
  }[tone]
  const stops = steps.map((colour, i) => [i / (steps.length - 1), colour] as const)
  return lengthGradient(id, stops)
}
