import * as v from 'valibot'
import { dayNumberToCivil } from '../../calendar/civil-date.ts'
import type { CardField } from '../../card.ts'
import type { CardDraft } from '../../draft.ts'
import { phonesIn } from '../../phone/phones-in.ts'
import { eventDayIn } from './event-day.ts'
import { eventTimeIn } from './event-time.ts'

const integer = v.pipe(v.number(), v.integer())

/** The event that a card announces, as far as its words say it. */
export const cardEventSchema = v.object({
  /** A civil date. */
  day: v.nullable(v.object({ year: integer, month: integer, day: integer })),
  /** HH:MM, where the half of the day is sure. */
  time: v.nullable(v.string()),
  /** Its day and hour as the card says them, in one line. */
  when: v.nullable(v.string()),
  /** Words that a map can find. */
  place: v.nullable(v.string()),
  phones: v.array(
    v.object({
      /** As it is written. */
      words: v.string(),
      dial: v.string(),
      /** For a chat; null where its country is not sure, or it is no mobile. */
      chat: v.nullable(v.string()),
    }),
  ),
})
export type CardEvent = v.InferOutput<typeof cardEventSchema>

/** The event of a card as its receiver sees it. */
export const shownEventSchema = v.object({
  ...cardEventSchema.entries,
  /** The civil date in the language of the card, where its words do not have it. */
  date: v.nullable(v.string()),
})
export type ShownEvent = v.InferOutput<typeof shownEventSchema>

/** When and where the event of a card is, and whom to call. */
export function cardEventOf(
  { fields }: { fields: readonly Pick<CardField, 'id' | 'label' | 'value'>[] },
  { values, added = [] }: Pick<CardDraft, 'values' | 'added'>,
): CardEvent {
  const wordsIn = (...ids: string[]) =>
    fields.filter(({ id }) => ids.includes(id)).map(({ id, value }) => values[id] ?? value)
  // Some cards have a family's name in the field of the place.
  const [place] = fields.filter(({ id, label }) => id === 'place' && label.en === 'Place')
  const where = place ? (values[place.id] ?? place.value) : ''
  const texts = [...fields.map(({ id, value }) => values[id] ?? value), ...added.map((a) => a.text)]
  const day = eventDayIn(wordsIn('date', 'day'))
  const time = day && eventTimeIn(texts, day.isEvening)
  const isSure = time !== undefined && !(day?.isOpen && time >= evening)
  return {
    day: day ? dayNumberToCivil(day.civil) : null,
    time: isSure ? time : null,
    when: oneLine(wordsIn('date', 'day', 'time')) || null,
    place: placeIn(where) ?? null,
    phones: phonesOf(texts),
  }
}

/** From here on an hour can be after nightfall, so that a Hebrew date alone has two of it. */
const evening = '15:30'

function oneLine(texts: readonly string[]): string {
  const lines = texts.map((text) => text.trim().replace(/\s+/g, ' '))
  return lines.filter((line) => line !== '').join(' · ')
}

function phonesOf(texts: readonly string[]): CardEvent['phones'] {
  const phones = texts
    .flatMap(phonesIn)
    .filter(({ isWhole }) => isWhole)
    .map(({ words, dial, chat = null }) => ({ words, dial, chat }))
  return [...new Map(phones.map((phone) => [phone.dial, phone])).values()]
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
