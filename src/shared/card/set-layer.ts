import { fitWords } from '../lettering/fit-words.ts'
import type { Hand } from '../lettering/hand.ts'
import { letterHeight as drawnHeight } from '../lettering/read-hand.ts'
import type { FontTables } from '../text/font-table.ts'
import { fitText, type PreparedText, prepareText, type TextLayout } from '../text/layout-text.ts'
import { letterHeight } from '../text/letter-height.ts'
import type { LaidLine } from '../text/line.ts'
import { isBent } from './bend-line.ts'
import { cutToFit } from './cut-to-fit.ts'
import type { FilledLayer } from './filled-layers.ts'
import type { CardProblem } from './layout-card.ts'

/** Below this share of a layer's minimum size text is unreadable: it is cut short instead. */
export const leastShown = 0.6

/** A layer whose words have their faces, ready to try in several sizes. */
export interface ReadyLayer extends FilledLayer {
  prepared: PreparedText
  /** The hand that draws its words, if one does. */
  hand?: Hand
  /** As for `fitText`. */
  lineGain?: number
}

/** A layer's text at one size, with the lengths for stacking. All px. */
export interface Block extends ReadyLayer {
  laid: TextLayout
  /** From the baseline to the top of plain letters: Hebrew letters, or Latin capitals. */
  letterPx: number
  /** From baseline to baseline. */
  leadingPx: number
  /** From the top of the first line's letters to the last line's baseline. */
  heightPx: number
  /** Ink of the first line above its letters, and of the last line below its baseline. */
  risePx: number
  fallPx: number
}

export interface LayerSizes {
  /** Text that does not fit at `minPx` is set as small as `floorPx`, and cut short below that. */
  floorPx: number
  minPx: number
  maxPx: number
}

/** The limits for setting a layer. */
export interface Measure {
  widthPx: number
  tables: FontTables
}

/**
 * Baseline to baseline in em: room for the lamed and for the descenders of final letters above it.
 * Large letters need less; where two lines would touch, they get more.
 */
const leadings = { title: { rtl: 0.96, ltr: 1 }, text: { rtl: 1.12, ltr: 1.1 } }

/** Of type that fills the measure: its lines stand as close as those of two texts. */
const typeLeading = 0.82

/** Space between the ink of two lines, em. */
export const leastWhite = 0.05

/** Sets one layer's text in a box of that width; below `minPx` only if necessary. */
export function setLayer(ready: ReadyLayer, sizes: LayerSizes, measure: Measure): Block {
  const wanted = fitLayer(ready, sizes.minPx, sizes.maxPx, measure)
  const { laid } = wanted.fits ? { laid: wanted } : setShort(ready, sizes, measure)
  const direction = laid.lines[0]?.direction ?? 'ltr'
  const isDrawn = laid.lines[0]?.drawn !== undefined
  const height = isDrawn
    ? drawnHeight / 1000
    : letterHeight(ready.layer.faces, direction, measure.tables)
  const letterPx = laid.sizePx * height
  const own = leadings[ready.layer.ink === 'title' ? 'title' : 'text'][direction]
  const leading = ready.hand?.measure ? typeLeading : own
  const leadingPx = leadingOf(laid, leading) * (ready.change.leading ?? 1)
  return {
    ...ready,
    laid,
    letterPx,
    leadingPx,
    heightPx: letterPx + Math.max(0, laid.lines.length - 1) * leadingPx,
    risePx: Math.max(0, -(laid.lines[0]?.ink.y ?? 0) - letterPx),
    fallPx: Math.max(0, footOf(laid.lines.at(-1))),
  }
}

/** A layer with as much of its text as is readable in a box of that width, and its problems. */
export function readyLayer(filled: FilledLayer, sizes: LayerSizes, measure: Measure) {
  const whole = prepareLayer(filled, measure.tables)
  const wanted = fitLayer(whole, sizes.minPx, sizes.minPx, measure)
  const { ready } = wanted.fits ? { ready: whole } : setShort(whole, sizes, measure)
  const isCut = ready.text !== whole.text
  return { ready, problems: problemsOf(filled.layer.field, { ...wanted, isCut }) }
}

function setShort(whole: ReadyLayer, { floorPx, minPx }: LayerSizes, measure: Measure) {
  return cutToFit(whole.text, (text) => {
    const ready = text === whole.text ? whole : prepareLayer({ ...whole, text }, measure.tables)
    const laid = fitLayer(ready, floorPx, minPx, measure)
    return { ready, laid, fits: laid.fits }
  })
}

/** A layer with its words in their faces. */
export function prepareLayer(layer: FilledLayer, tables: FontTables): ReadyLayer {
  // Not the hand of a longer text, whose letters differ.
  const filled: FilledLayer = { layer: layer.layer, text: layer.text, change: layer.change }
  const { faces, lead, tracking } = filled.layer
  const leading = lead && { leadFaces: lead.faces }
  const prepared = prepareText(filled.text, { faces, ...leading, tracking, tables })
  const hand = handOf(filled, tables)
  return hand ? { ...filled, prepared, hand } : { ...filled, prepared }
}

/** None where the visitor chose type for the layer, or spaced or bent it. */
function handOf({ layer, change, text }: FilledLayer, tables: FontTables): Hand | undefined {
  const hand = layer.drawn && tables.hands?.[layer.drawn.hand]
  if (!hand || change.face !== undefined || isBent(change.bend) || layer.tracking !== 0) return
  return [...text].every((letter) => letter === '\n' || hand.table.glyphs[letter.charCodeAt(0)])
    ? hand
    : undefined
}

function fitLayer(
  { layer, prepared, hand, text, lineGain }: ReadyLayer,
  min: number,
  max: number,
  measure: Measure,
) {
  const { faces, maxLines } = layer
  const { widthPx, tables } = measure
  const style = { faces, sizes: { min, max }, maxLines, ...(lineGain && { lineGain }) }
  return hand
    ? fitWords(text, hand, style, widthPx)
    : fitText(prepared, { ...style, tables }, widthPx)
}

/** The design's leading, or more for points below one line and accents on the next. */
function leadingOf({ lines, sizePx }: TextLayout, leading: number): number {
  const needed = lines.slice(1).map(({ ink }, i) => footOf(lines[i]) - ink.y + leastWhite * sizePx)
  return Math.max(sizePx * leading, ...needed)
}

/** Ink of a line below its baseline. */
function footOf(line: LaidLine | undefined): number {
  return line ? line.ink.y + line.ink.height : 0
}

/** The problems that layout had with a field. */
export function problemsOf(
  field: string,
  { fits, isCut, missing }: { fits: boolean; isCut: boolean; missing: readonly string[] },
): CardProblem[] {
  const problems: CardProblem[] = []
  if (!fits) problems.push({ kind: isCut ? 'too-long' : 'small', field })
  if (missing.length > 0) {
    problems.push({ kind: 'missing-glyph', field, characters: missing.join(' ') })
  }
  return problems
}
