import { Resvg } from '@resvg/resvg-js'
import { printArt } from '#shared/art/print-art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import type { NameLine } from '#shared/gif.ts'
import { drawArt, layOut, printCard } from '../pictures/draw-card.ts'
import { outliner } from '../pictures/outliner.ts'
import type { GifSource } from './gif-source.ts'
import { prepareMove } from './motions/prepare-move.ts'
import { hasName, nameLineOf, withName } from './name-line.ts'

/** Side of the square, px: that of a sticker. */
export const sidePx = 512

export const frameCount = 48

export interface Drawing {
  /** The card at one moment of the loop, 0 to 1. */
  at: (turn: number) => string
}

/** A card with a free line for a name. */
export interface RoomedDrawing extends Drawing {
  /** The card at its first moment, with a name in the line. */
  named: string
  line: NameLine
}

/**
 * A card in motion, as a pure function of time.
 *
 * @throws RangeError when a motion finds nothing to move in the card
 */
export async function drawMoving(design: CardDesign, source: GifSource): Promise<Drawing> {
  const { layout, artAt } = await layOutMoving(design, source)
  const outlines = await outliner.outline(layout.lines)
  return { at: (turn) => printCard({ layout, art: artAt(turn), outlines }) }
}

/** As `drawMoving`, with room for a name between or under the other words. */
export async function drawRoomed(design: CardDesign, source: GifSource): Promise<RoomedDrawing> {
  const named = await layOutMoving(withName(design, source), source)
  const { artAt } = named
  const lines = named.layout.lines.filter((line) => !hasName(line))
  const layout = { ...named.layout, lines }
  const outlines = await outliner.outline(lines)
  return {
    at: (turn) => printCard({ layout, art: artAt(turn), outlines }),
    named: printCard({
      layout: named.layout,
      art: artAt(0),
      outlines: await outliner.outline(named.layout.lines),
    }),
    line: nameLineOf(named.layout, source, sidePx),
  }
}

async function layOutMoving(design: CardDesign, source: GifSource) {
  const { values, layers } = source
  const layout = await layOut(design, { values, layers, format: 'square' })
  const unfit = layout.problems.map(({ kind, field }) => `field ${field} is ${kind}`)
  if (unfit.length > 0) throw new RangeError(`${source.slug}: values: ${unfit.join(', ')}`)
  return { layout, artAt: await moveArt(design, source, layout) }
}

async function moveArt(design: CardDesign, source: GifSource, layout: CardLayout) {
  const still = await drawArt(design, layout)
  const setting = { layout, seed: design.art.seed }
  const moves = source.motions.map((motion) => {
    const move = prepareMove(motion, setting)
    if (printArt(move(still, 0.3)) === printArt(move(still, 0.55))) {
      throw new RangeError(`${source.slug}: motions: nothing in ${source.card} does ${motion.kind}`)
    }
    return move
  })
  return (turn: number) => moves.reduce((art, move) => move(art, turn % 1), still)
}

/** One picture as RGBA, row by row. */
export function renderFrame(svg: string): Buffer {
  const fitTo = { mode: 'width', value: sidePx } as const
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().pixels
}
