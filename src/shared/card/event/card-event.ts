import { type CivilDate, dayNumberToCivil } from '../../calendar/civil-date.ts'
import type { CardField } from '../../card.ts'
import type { CardDraft } from '../../draft.ts'
import { type Phone, phonesIn } from '../../phone/phones-in.ts'
import { eventDayIn } from './event-day.ts'
import { eventTimeIn } from './event-time.ts'

/** The event that a card announces, as far as its words say it. */
export interface CardEvent {
  day: CivilDate | null
  /** HH:MM, where the half of the day is sure. */
  time: string | null
  /** Its day and hour as the card says them, in one line. */
  when: string | undefined
  /** Words that a map can find. */
  place: string | undefined
  /** Whole numbers, each once. */
  phones: Phone[]
}

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
    when: lineOf(wordsIn('date', 'day', 'time')),
    place: placeIn(where),
    phones: phonesOf(texts),
  }
}

/** From here on an hour can be after nightfall, so that a Hebrew date alone has two of it. */
const evening = '15:30'

function lineOf(texts: readonly string[]): string | undefined {
  const said = texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => text !== '')
  return said.length > 0 ? said.join(' · ') : undefined
}

function phonesOf(texts: readonly string[]): Phone[] {
  const phones = texts.flatMap(phonesIn).filter(({ isWhole }) => isWhole)
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
