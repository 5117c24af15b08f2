import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { type CardEvent, cardEventOf } from '#shared/card/event/card-event.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'

const dayMs = 86_400_000

/**
 * When and where the event of a card is, with its civil date where the words have another. Without a
 * past day, which is of no use in a calendar. Somewhere it is still yesterday.
 */
export function eventAhead(
  design: CardDesign,
  draft: Pick<CardDraft, 'values' | 'added'>,
  now: Date,
): CardEvent {
  const event = cardEventOf(design, draft)
  const { day, when } = event
  const isPast = day && Date.UTC(day.year, day.month - 1, day.day) < now.getTime() - 2 * dayMs
  if (!day || isPast) return { ...event, day: null, time: null }
  if (when.some((line) => line.includes(String(day.year)))) return event
  const language = design.language === 'he-en' ? 'he' : design.language
  const date = writeDateLine(civilToDayNumber(day), { language, calendar: 'civil' })
  return { ...event, when: [...when, date] }
}
