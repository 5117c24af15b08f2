import { type CardEvent, cardEventOf } from '#shared/card/event/card-event.ts'
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
): CardEvent {
  const event = cardEventOf(design, draft)
  const { day } = event
  const isPast = day && Date.UTC(day.year, day.month - 1, day.day) < now.getTime() - 2 * dayMs
  return isPast ? { ...event, day: null, time: null } : event
}
