import { reference } from '../../art.ts'
import { mixPaints } from '../../paints.ts'
import type { Point } from '../../path.ts'
import type { Tones } from '../palettes.ts'
import { discGradient } from '../plot.ts'
import type { PetalPaint } from './petal.ts'

/** Which of the palette's two flower colours it has. */
export type Tint = 'petal' | 'bloom'

/** A flower drawn once a plot, around (0, 0), 100 units from middle to rim. */
export interface FlowerDrawing {
  /** Prefix of its gradients' ids. */
  id: string
  tones: Tones
  tint: Tint
  seed: number
}

/** A ring of petals: its middle and its reach. */
export interface Ring {
  middle: Point
  reach: number
}

/**
 * The paint of each ring of a flower, from rim to heart: dark below the next ring, pale at its own
 * edge, and deeper towards the heart.
 */
export function paintRings({ id, tones, tint }: FlowerDrawing, rings: readonly Ring[]) {
  const pale = tones[`${tint}Light`]
  const own = tones[tint]
  const deep = tones[`${tint}Deep`]
  const defs = rings.map(({ middle, reach }, i) => {
    const depth = rings.length > 1 ? i / (rings.length - 1) : 0
    return discGradient(`${id}-${i}`, { ...middle, radius: reach }, [
      [0.12, mixPaints(own, deep, 0.5 + 0.45 * depth)],
      [0.42, mixPaints(own, deep, 0.3 + 0.3 * depth)],
      [0.72, mixPaints(own, deep, 0.16 * depth)],
      [1, mixPaints(own, pale, 0.9 - 0.35 * depth)],
    ])
  })
  const paints = rings.map(
    (_, i): PetalPaint => ({ ...penOf(tones, tint), wash: reference(`${id}-${i}`) }),
  )
  return { defs, paints }
}

/** The pooled edge, the pen and the light of a tint. */
export function penOf(tones: Tones, tint: Tint): Omit<PetalPaint, 'wash'> {
  const deep = tones[`${tint}Deep`]
  return { pool: deep, ink: mixPaints(deep, tones.ink, 0.55), light: tones[`${tint}Light`] }
}
