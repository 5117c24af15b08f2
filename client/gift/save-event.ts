import { eventTitle } from '#shared/card/event/event-title.ts'
import type { ShownEvent } from '#shared/card/event/shown-event.ts'
import type { CardDesign } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import type { CardDraft } from '#shared/draft.ts'
import { calendarFile } from '../export/calendar-file.ts'
import { downloadFile } from '../export/download-file.ts'
import { randomId } from '../random-id.ts'
import { categoryNames } from '../ui/category-name.ts'
import { wordsOf } from './words-of.ts'

/** The same for each tap of a visit, so that a second file replaces the event of the first. */
const visitId = randomId()

export interface EventToSave {
  design: CardDesign
  draft: CardDraft
  category: Category | null
  event: ShownEvent
}

/** Saves the event of a card as `mazel-{slug}.ics`. */
export function saveEvent({ design, draft, category, event }: EventToSave): void {
  if (!event.day) throw new TypeError('gift: the card has no date')
  const { label = '', hebrew = label } = category ? categoryNames(category, 'en') : {}
  const saved = {
    uid: `${design.slug}-${visitId}@mazel`,
    title: eventTitle(design.fields, draft.values, design.language === 'en' ? label : hebrew),
    day: event.day,
    time: event.time ?? undefined,
    place: event.where[0],
    notes: wordsOf(design, draft).join('\n'),
  }
  const file = calendarFile([saved], new Date())
  downloadFile(
    new Blob([file], { type: 'text/calendar;charset=utf-8' }),
    `mazel-${design.slug}.ics`,
  )
}
