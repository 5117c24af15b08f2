import type { PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { linePaints } from '#shared/card/line-paints.ts'
import { turnMatrix } from '#shared/card/turned-box.ts'
import { isGradient, readGradient } from './read-gradient.ts'

export interface CardWords {
  layout: CardLayout
  /** Path data of each line of the layout. */
  outlines: readonly string[]
  /** Defines the gradients of foil inks. */
  art: PaintedArt
}

/**
 * Paints the words of a card as `<CardSvg>` does, in px of its page.
 *
 * @throws RangeError when the art lacks the gradient of an ink
 */
export function paintWords(context: CanvasRenderingContext2D, words: CardWords): void {
  const { layout, outlines, art } = words
  for (const [i, line] of layout.lines.entries()) {
    const letters = new Path2D(outlines[i])
    for (const { fill, shiftPx, path } of linePaints(line, layout)) {
      context.save()
      context.translate(shiftPx, shiftPx)
      if (line.turn) context.transform(...turnMatrix(line.turn))
      context.fillStyle = isGradient(fill) ? gradientOf(context, art, fill) : fill
      context.fill(path === undefined ? letters : new Path2D(path))
      context.restore()
    }
  }
}

/** The gradient turns with the letters, like any fill. */
function gradientOf(
  context: CanvasRenderingContext2D,
  art: PaintedArt,
  paint: string,
): CanvasGradient {
  const { axis, stops } = readGradient(art, paint)
  const gradient = context.createLinearGradient(...axis)
  for (const { offset, colour } of stops) gradient.addColorStop(offset, colour)
  return gradient
}
