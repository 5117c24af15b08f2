import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { cardEventOf } from '#shared/card/event/card-event.ts'
import { googleMapsAddress, wazeAddress } from '#shared/card/event/map-address.ts'
import type { ShownEvent } from '#shared/card/event/shown-event.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { chatAddress } from '#shared/phone/phones-in.ts'

const dayMs = 86_400_000

/**
 * When and where the event of a card is, with its civil date where the words have another. Without a
 * past day, which is of no use in a calendar. Somewhere it is still yesterday.
 */
export function eventAhead(
  design: CardDesign,
  draft: Pick<CardDraft, 'values' | 'added'>,
  now: Date,
): ShownEvent {
  const { day, time, when, place, phones } = cardEventOf(design, draft)
  const isPast = day && Date.UTC(day.year, day.month - 1, day.day) < now.getTime() - 2 * dayMs
  const ways = {
    where: place === undefined ? [] : [place, wazeAddress(place), googleMapsAddress(place)],
    phones: phones.map(({ words, dial, chat }) => [
      ...[words, `tel:${dial}`],
      ...(chat === undefined ? [] : [chatAddress(chat)]),
    ]),
  }
  const said = when === undefined ? [] : [when]
  if (!day || isPast) return { ...ways, day: null, time: null, when: said }
  if (when?.includes(String(day.year))) return { ...ways, day, time, when: said }
  const language = design.language === 'he-en' ? 'he' : design.language
  const date = writeDateLine(civilToDayNumber(day), { language, calendar: 'civil' })
  return { ...ways, day, time, when: [...said, date] }
}
