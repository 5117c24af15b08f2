import type { CardLayout } from '../card/layout-card.ts'
import { headerField } from '../card/place-header.ts'
import type { CardDraft } from '../draft.ts'
import type { Finding } from './finding.ts'

/** Size of the smallest letters that a home printer prints clearly, points. */
export const leastPoints = 6

/** A text whose letters come out too small on paper. */
export interface SmallText {
  textId: string
  /** The smallest line. */
  words: string
  /** Size of its letters on paper, points. */
  points: number
}

/**
 * The texts of a printed card whose letters are too small to read; without the small line at the top.
 *
 * @param layout in the print format
 * @param cardWidth of the printed card, points
 * @example smallTexts(layout, 252) // [{ textId: 'date', words: 'יום שלישי, ד׳ שבט תשפ״ז', points: 5.2 }]
 */
export function smallTexts(
  { lines, size }: Pick<CardLayout, 'lines' | 'size'>,
  cardWidth: number,
): SmallText[] {
  const small = lines
    .filter(({ field }) => field !== headerField)
    .map(({ field, text, sizePx }) => {
      return { textId: field, words: text, points: (sizePx * cardWidth) / size.widthPx }
    })
    .filter(({ points }) => points < leastPoints)
    .sort((one, other) => one.points - other.points)
  return small.filter(({ textId }, i) => small.findIndex((one) => one.textId === textId) === i)
}

/** Width of a card in the print format, 5 × 7 in, points. */
const printWidth = 5 * 72

/**
 * The small texts of a card that is made for paper. The size of any other card is that of the screen
 * that shows it, where fingers enlarge it.
 *
 * @param layout as the visitor sees it; undefined before it is made
 */
export function smallOnPaper(layout: Pick<CardLayout, 'format' | 'lines' | 'size'> | undefined) {
  return layout?.format === 'print' ? smallTexts(layout, printWidth) : []
}

/** Findings of the proof-reader for these texts. */
export function smallLetterFindings(small: readonly SmallText[]): Finding[] {
  return small.map(({ textId, words }) => ({ rule: 'small-letters', textId, words }))
}

/** The limit of the draft schema, u. */
const mostAdded = 300

/**
 * The draft with a text as large as it must be; `undefined` where only fewer words or a larger card
 * can help.
 */
export function withLargerLetters(
  draft: CardDraft,
  { textId, points }: SmallText,
): CardDraft | undefined {
  // A little more than needed, since sizes are rounded.
  const factor = (1.02 * leastPoints) / points
  const added = draft.added?.find(({ id }) => id === textId)
  if (added) {
    const size = Math.ceil(added.size * factor)
    if (size > mostAdded) return undefined
    return { ...draft, added: draft.added?.map((one) => (one === added ? { ...one, size } : one)) }
  }
  const layer = draft.layers?.[textId]
  const scale = (layer?.scale ?? 1) * factor
  // Words that the visitor did not make smaller are as large as their line allows.
  if (scale > 1) return undefined
  return { ...draft, layers: { ...draft.layers, [textId]: { ...layer, scale } } }
}
