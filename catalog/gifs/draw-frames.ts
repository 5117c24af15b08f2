import { Resvg } from '@resvg/resvg-js'
import { printArt } from '#shared/art/print-art.ts'
import type { CardDesign } from '#shared/card.ts'
import { drawArt, layOut, printCard } from '../pictures/draw-card.ts'
import { outliner } from '../pictures/outliner.ts'
import type { GifSource } from './gif-source.ts'
import { prepareMove } from './motions/prepare-move.ts'

/** Side of the square, px. */
export const sidePx = 540

export const frameCount = 48

export interface Drawing {
  /** The card at one moment of the loop, 0 to 1. */
  at: (turn: number) => string
}

/**
 * A card in motion, as a pure function of time.
 *
 * @throws RangeError when a motion finds nothing to move in the card
 */
export async function drawMoving(design: CardDesign, source: GifSource): Promise<Drawing> {
  const { values, layers } = source
  const layout = await layOut(design, { values, layers, format: 'square' })
  const unfit = layout.problems.map(({ kind, field }) => `field ${field} is ${kind}`)
  if (unfit.length > 0) throw new RangeError(`${source.slug}: values: ${unfit.join(', ')}`)
  const outlines = await outliner.outline(layout.lines)
  const still = await drawArt(design, layout)
  const setting = { layout, seed: design.art.seed }
  const moves = source.motions.map((motion) => {
    const move = prepareMove(motion, setting)
    if (printArt(move(still, 0.3)) === printArt(move(still, 0.55))) {
      throw new RangeError(`${source.slug}: motions: nothing in ${source.card} does ${motion.kind}`)
    }
    return move
  })
  const artAt = (turn: number) => moves.reduce((art, move) => move(art, turn % 1), still)
  return { at: (turn) => printCard({ layout, art: artAt(turn), outlines }) }
}

/** One frame as RGBA, row by row. */
export function renderFrame(drawing: Drawing, turn: number): Buffer {
  const fitTo = { mode: 'width', value: sidePx } as const
  return new Resvg(drawing.at(turn), { fitTo, font: { loadSystemFonts: false } }).render().pixels
}
