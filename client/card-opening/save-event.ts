import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { PageOf } from '#shared/page.ts'
import { calendarFile } from '../export/calendar-file.ts'
import { downloadFile } from '../export/download-file.ts'
import { randomId } from '../random-id.ts'
import { categoryNames } from '../ui/category-name.ts'

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
    title: eventTitle(design, draft, design.language === 'en' ? label : hebrew),
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

/** The fields that say whose simcha it is. */
const nameFields = ['husband', 'wife', 'chosson', 'with', 'kallah', 'name', 'families']

/**
 * The occasion and the names on the card, in one line; without names its first words.
 *
 * @param occasion in the language of the card
 * @example eventTitle(design, draft, 'חתונה') // 'חתונה: יוסף יצחק עם חיה מושקא'
 */
export function eventTitle(
  { fields }: Pick<CardDesign, 'fields'>,
  { values }: Pick<CardDraft, 'values'>,
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
