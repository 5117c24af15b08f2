import type { Segment } from '#shared/art/path.ts'
import { parsePathData } from '#shared/art/path-data.ts'
import { pdfNumbers } from './write-pdf.ts'

type Point = readonly [x: number, y: number]

/**
 * SVG path data as PDF operators in the same coordinates, for the nonzero fill rule. PDF has no
 * quadratic curves: they become equal cubic ones.
 *
 * @throws RangeError for a command that outlines do not use, or a wrong count of numbers
 * @example pathOperators('M0 0l10 5z') // '0 0 m 10 5 l h'
 */
export function pathOperators(data: string): string {
  let pen: Point = [0, 0]
  let start = pen
  const operators = parsePathData(data).map((segment) => {
    const operator = operatorOf(segment, pen)
    pen = segment[0] === 'Z' ? start : endOf(segment)
    if (segment[0] === 'M') start = pen
    return operator
  })
  return operators.join(' ')
}

function endOf(segment: Exclude<Segment, readonly ['Z']>): Point {
  const [x, y] = segment.slice(-2)
  return [Number(x), Number(y)]
}

function operatorOf(segment: Segment, pen: Point): string {
  if (segment[0] === 'Z') return 'h'
  if (segment[0] === 'Q') {
    const [, x, y, ...end] = segment
    const control = [x, y] as const
    return operatorOf(['C', ...towards(pen, control), ...towards(end, control), ...end], pen)
  }
  const [letter, ...numbers] = segment
  return `${pdfNumbers(numbers, 2)} ${letter.toLowerCase()}`
}

/** Two thirds of the way to the control point of a quadratic curve. */
function towards([fromX, fromY]: Point, [toX, toY]: Point): Point {
  return [fromX + (2 / 3) * (toX - fromX), fromY + (2 / 3) * (toY - fromY)]
}
