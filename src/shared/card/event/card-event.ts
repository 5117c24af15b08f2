import * as v from 'valibot'
import type { CardField } from '../../card.ts'
import type { CardDraft } from '../../draft.ts'
import { eventDayOf } from './event-day.ts'

const integer = v.pipe(v.number(), v.integer())

/** The event that a card announces, as far as its words say it. */
export const cardEventSchema = v.object({
  /** A civil date. */
  day: v.nullable(v.object({ year: integer, month: integer, day: integer })),
  /** Words that a map can find. */
  place: v.nullable(v.string()),
})
export type CardEvent = v.InferOutput<typeof cardEventSchema>

/** When and where the event of a card is. */
export function cardEventOf(
  { fields }: { fields: readonly Pick<CardField, 'id' | 'label' | 'value'>[] },
  { values }: Pick<CardDraft, 'values'>,
): CardEvent {
  const wordsIn = (...ids: string[]) =>
    fields.filter(({ id }) => ids.includes(id)).map(({ id, value }) => values[id] ?? value)
  // Some cards have a family's name in the field of the place.
  const [place] = fields.filter(({ id, label }) => id === 'place' && label.en === 'Place')
  const where = place ? (values[place.id] ?? place.value) : ''
  return { day: eventDayOf(wordsIn('date', 'day')) ?? null, place: placeIn(where) ?? null }
}

/**
 * A place as words for a map: one line, without the prefix "in". A family's home has no address
 * without a number.
 *
 * @example placeIn('באולמי תפארת, ירושלים') // 'אולמי תפארת, ירושלים'
 * @example placeIn('בבית משפחת גולדברג') // undefined
 */
export function placeIn(words: string): string | undefined {
  const line = words.trim().replace(/\s+/g, ' ')
  const isHome = /בית משפחת|home of|family/i.test(line) && !/\d/.test(line)
  if (line === '' || isHome) return undefined
  return line.replace(/^ב(?=אול|בית |ירושלים|רחוב|היכל)/, '')
}
