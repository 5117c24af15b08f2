import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { cardEventOf, type ShownEvent } from '#shared/card/event/card-event.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'

const dayMs = 86_400_000

/**
 * When and where the event of a card is, without a past day, which is of no use in a calendar.
 * Somewhere it is still yesterday.
 */
export function eventAhead(
  design: CardDesign,
  draft: Pick<CardDraft, 'values' | 'added'>,
  now: Date,
): ShownEvent {
  const event = cardEventOf(design, draft)
  const { day, when } = event
  const isPast = day && Date.UTC(day.year, day.month - 1, day.day) < now.getTime() - 2 * dayMs
  if (!day || isPast) return { ...event, day: null, time: null, date: null }
  const language = design.language === 'he-en' ? 'he' : design.language
  const date = writeDateLine(civilToDayNumber(day), { language, calendar: 'civil' })
  return { ...event, date: when?.includes(String(day.year)) ? null : date }
}
