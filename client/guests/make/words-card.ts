import { outlineCard } from '../../export/outline-card.ts'
import type { HomePages } from '../../export/pdf/home-pages-pdf.ts'
import { type GuestCards, layOutGuests } from './lay-out-guests.ts'

/**
 * The card whose letters and colours the pages of names have.
 *
 * @throws the signal's reason when it was aborted
 */
export async function wordsCard(
  signal: AbortSignal,
  cards: Omit<GuestCards, 'format'>,
): Promise<HomePages> {
  const { base } = await layOutGuests(signal, { ...cards, format: 'print' }, [])
  const { design } = cards.document
  return { design, layout: base, outline: (lines) => outlineCard({ lines }, signal) }
}
