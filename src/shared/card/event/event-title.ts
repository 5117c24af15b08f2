import type { CardField } from '../../card.ts'
import type { CardDraft } from '../../draft.ts'

/** The fields that say whose simcha it is. */
const nameFields = ['husband', 'wife', 'chosson', 'with', 'kallah', 'name', 'families']

/**
 * The occasion and the names on a card, in one line; without names its first words.
 *
 * @param occasion in the language of the card
 * @example eventTitle(fields, values, 'חתונה') // 'חתונה: יוסף יצחק עם חיה מושקא'
 */
export function eventTitle(
  fields: readonly Pick<CardField, 'id' | 'value'>[],
  values: CardDraft['values'],
  occasion: string,
): string {
  const lines = fields
    .map(({ id, value }) => ({ id, text: (values[id] ?? value).trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '')
  const names = lines.filter(({ id }) => nameFields.includes(id))
  const isJoined = names.some(({ id }) => id === 'with')
  const shown = names.length > 0 ? names : lines.slice(0, 1)
  const who = shown.map(({ text }) => text).join(isJoined ? ' ' : ' · ')
  return [occasion, who].filter((part) => part !== '').join(': ')
}
