import * as v from 'valibot'
import { faceIds } from './text/face.ts'

const lengthPx = v.pipe(v.number(), v.minValue(1), v.maxValue(1080))
const wholePx = v.pipe(lengthPx, v.integer())

/** The line for a name on a GIF, in px of the picture. */
export const nameLineSchema = v.object({
  /** Tried in order for each character. */
  faces: v.pipe(v.array(v.picklist(faceIds)), v.minLength(1), v.maxLength(3)),
  sizes: v.pipe(
    v.object({ min: lengthPx, max: lengthPx }),
    v.check(({ min, max }) => min <= max, 'min must not be larger than max'),
  ),
  align: v.picklist(['left', 'middle', 'right']),
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** Baseline of letters of the largest size; smaller ones stand higher, in the middle. */
  baseline: lengthPx,
  /** As wide as the line can be. Nothing in it moves. */
  box: v.object({ x: wholePx, y: wholePx, width: wholePx, height: wholePx }),
})
export type NameLine = v.InferOutput<typeof nameLineSchema>
