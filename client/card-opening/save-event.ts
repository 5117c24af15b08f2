import type { PageOf } from '#shared/page.ts'
import { calendarFile } from '../export/calendar-file.ts'
import { downloadFile } from '../export/download-file.ts'
import { randomId } from '../random-id.ts'
import { categoryNames } from '../ui/category-name.ts'
import { eventTitle } from './event-title.ts'

/** The same for each tap of a visit, so that a second file replaces the event of the first. */
const visitId = randomId()

/** Saves the event of a card as `mazel-{slug}.ics`. */
export function saveEvent(gift: PageOf<'gift'>, words: readonly string[]): void {
  const { document, draft, event, category } = gift
  const { design } = document
  if (!event.day) throw new TypeError('gift: the card has no date')
  const { label = '', hebrew = label } = category ? categoryNames(category) : {}
  const file = calendarFile({
    uid: `${design.slug}-${visitId}@mazel`,
    title: eventTitle(design.fields, draft.values, design.language === 'en' ? label : hebrew),
    day: event.day,
    place: event.place ?? undefined,
    notes: words.join('\n'),
    madeAt: new Date(),
  })
  downloadFile(
    new Blob([file], { type: 'text/calendar;charset=utf-8' }),
    `mazel-${design.slug}.ics`,
  )
}
