import type { PaintedArt } from '#shared/art/art.ts'
import type { Matrix } from '#shared/art/path.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { type LinePaint, linePaints } from '#shared/card/line-paints.ts'
import { type Turn, turnMatrix } from '#shared/card/turned-box.ts'
import { isGradient } from '../read-gradient.ts'
import { gradientPattern, rgbOf } from './gradient-pattern.ts'
import { pathOperators } from './path-operators.ts'
import { type PdfObject, pdfNumbers } from './write-pdf.ts'

/**
 * Fills the lines of a card, in px of its page.
 *
 * @param outlines path data of each line
 * @throws RangeError when a line's paint or outline is not supported
 */
export function wordOperators(
  layout: CardLayout,
  outlines: readonly string[],
  gradients: Gradients,
): string[] {
  return layout.lines.flatMap((line, i) => {
    const outline = outlines[i] ?? ''
    if (outline === '') return []
    return linePaints(line, layout).map((paint) =>
      fill(pathOperators(paint.path ?? outline), { ...paint, turn: line.turn }, gradients),
    )
  })
}

/**
 * A pattern object for each gradient, in order; the names of their resources are `Ink0`, `Ink1`, ...
 *
 * @param matrix from px of the card's page to the space of the page or form that is filled
 */
export function gradientPatterns(
  art: PaintedArt,
  gradients: Gradients,
  matrix: Matrix,
): PdfObject[] {
  return [...gradients.values()].map(({ fill, turn }) => ({
    entries: gradientPattern(art, fill, turn ? chained(turnMatrix(turn), matrix) : matrix),
  }))
}

interface TurnedPaint extends LinePaint {
  turn: Turn | undefined
}

/** One entry per gradient and turn: a gradient turns with its letters, a pattern does not. */
export type Gradients = ReadonlyMap<string, TurnedPaint>

/** The gradients that the lines of a card are filled with. */
export function gradientsOf(layout: CardLayout): Gradients {
  const paints = layout.lines.flatMap((line) =>
    linePaints(line, layout).map((paint) => ({ ...paint, turn: line.turn })),
  )
  return new Map(
    paints.filter(({ fill }) => isGradient(fill)).map((paint) => [keyOf(paint), paint]),
  )
}

function keyOf({ fill, turn }: TurnedPaint): string {
  return turn ? `${fill} ${turn.degrees} ${turn.x} ${turn.y}` : fill
}

function fill(path: string, ink: TurnedPaint, gradients: Gradients): string {
  const { shiftPx, turn } = ink
  const pattern = [...gradients.keys()].indexOf(keyOf(ink))
  const colour =
    pattern >= 0 ? `/Pattern cs /Ink${pattern} scn` : `${pdfNumbers(rgbOf(ink.fill))} rg`
  const shift = `${pdfNumbers([1, 0, 0, 1, shiftPx, shiftPx])} cm`
  const turned = turn ? ` ${pdfNumbers(turnMatrix(turn), 6)} cm` : ''
  return `q ${shift}${turned} ${colour} ${path} f Q`
}

/** Applies the first map, then the second. */
function chained([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ]
}
