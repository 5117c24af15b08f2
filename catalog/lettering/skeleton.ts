/** A point that the middle of the nib passes. */
export interface Knot {
  x: number
  y: number
  /** Share of the nib's width that touches the paper, 0 to 1. */
  pressure?: number
  /** Of the nib, degrees from level, counterclockwise on screen. */
  nibAngle?: number
  /** Of the stroke, degrees: 0 to the right, 90 down. */
  direction?: number
}

/** A letter as strokes. Top of plain letters: y = 0, base line of the pen: y = 600, left end: x = 0. */
export interface Skeleton {
  width: number
  /** A wider letter is made by moving everything to the right of it. */
  stretchX?: number
  strokes: readonly string[]
}

export type Skeletons = Readonly<Record<string, Skeleton>>

/**
 * Reads a stroke.
 *
 * @throws RangeError when it has fewer than two knots, or a knot is not written as below
 * @example parseStroke('80,58 d22; 378,530 w.9 a34')
 *   // [{ x: 80, y: 58, direction: 22 }, { x: 378, y: 530, pressure: 0.9, nibAngle: 34 }]
 */
export function parseStroke(stroke: string): Knot[] {
  const knots = stroke.split(';').map((part) => parseKnot(part.trim()))
  if (knots.length < 2) throw new RangeError(`stroke '${stroke}' has fewer than two knots`)
  return knots
}

const properties = { w: 'pressure', a: 'nibAngle', d: 'direction' } as const

function parseKnot(text: string): Knot {
  const [place = '', ...values] = text.split(' ')
  const [x = Number.NaN, y = Number.NaN] = place.split(',').map(Number)
  const knot: Knot = { x, y }
  for (const value of values) {
    const property = properties[value.charAt(0) as keyof typeof properties]
    if (property) knot[property] = Number(value.slice(1))
  }
  if (Object.values(knot).some(Number.isNaN)) throw new RangeError(`'${text}' is not a knot`)
  return knot
}

/** The skeleton with everything right of its `stretchX` moved by `more`. */
export function stretched(skeleton: Skeleton, more: number): Knot[][] {
  const { strokes, stretchX = Number.POSITIVE_INFINITY } = skeleton
  return strokes.map((stroke) =>
    parseStroke(stroke).map((knot) => (knot.x > stretchX ? { ...knot, x: knot.x + more } : knot)),
  )
}
