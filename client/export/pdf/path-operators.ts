import { pdfNumbers } from './write-pdf.ts'

/** How many numbers follow each letter. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

type Point = readonly [x: number, y: number]

/**
 * SVG path data as PDF's operators, in the same coordinates, to be filled by the nonzero rule. PDF
 * has no quadratic curves: they become the cubic ones that are equal to them.
 *
 * @throws RangeError for a letter that outlines are not written with, or a wrong count of numbers
 * @example pathOperators('M0 0l10 5z') // '0 0 m 10 5 l h'
 */
export function pathOperators(data: string): string {
  const operators: string[] = []
  let pen: Point = [0, 0]
  let start: Point = pen
  for (const [segment, letter = ''] of data.matchAll(/([a-z])[^a-z]*/gi)) {
    const points = pointsOf(segment, letter, pen)
    const last = points.at(-1)
    if (letter.toUpperCase() === 'Z') pen = start
    else if (letter.toUpperCase() === 'M' && last) start = last
    operators.push(operatorOf(letter.toUpperCase(), points, pen))
    if (last) pen = last
  }
  return operators.join(' ')
}

function pointsOf(segment: string, letter: string, pen: Point): Point[] {
  const numbers = (segment.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
  if (numbers.length !== lengths[letter.toUpperCase()]) {
    throw new RangeError(`path data has '${segment}', which no outline is written with`)
  }
  const [originX, originY] = letter === letter.toUpperCase() ? [0, 0] : pen
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    originX + (numbers[2 * i] ?? 0),
    originY + (numbers[2 * i + 1] ?? 0),
  ])
}

function operatorOf(letter: string, points: readonly Point[], pen: Point): string {
  if (letter === 'Z') return 'h'
  const [control, end] = points
  if (letter === 'Q' && control && end) {
    return operatorOf('C', [towards(pen, control), towards(end, control), end], pen)
  }
  return `${pdfNumbers(points.flat(), 2)} ${letter.toLowerCase()}`
}

/** Two thirds of the way to the control point of a quadratic curve. */
function towards([fromX, fromY]: Point, [toX, toY]: Point): Point {
  return [fromX + (2 / 3) * (toX - fromX), fromY + (2 / 3) * (toY - fromY)]
}
