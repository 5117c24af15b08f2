import { readCivilDate } from '#shared/calendar/read-civil-date.ts'
import { readHebrewDate } from '#shared/calendar/read-date.ts'
import type { PhraseKind } from '#shared/wording/phrase.ts'

/** What a field is for; it decides the tools beside the field. */
export type DateKind = 'date' | 'parsha'

const dateKinds: Readonly<Record<string, DateKind>> = { date: 'date', parsha: 'parsha' }

/** By field id; the first kind is the main purpose of the field. */
const phraseKinds: Readonly<Record<string, readonly PhraseKind[]>> = {
  arch: ['greeting', 'wish'],
  greeting: ['greeting', 'wish'],
  'second-greeting': ['greeting', 'wish'],
  wish: ['wish', 'greeting'],
  invite: ['announce', 'invite'],
}

/** Any field is a date field while it holds a whole date. */
export function dateKindOf(fieldId: string, value: string): DateKind | undefined {
  return holdsDate(value) ? 'date' : dateKinds[fieldId]
}

/** Words may stand before and after the date, for example an hour. */
function holdsDate(value: string): boolean {
  const words = value.split(/\s+/)
  const starts = words.map((_, last) => words.slice(0, last + 1).join(' '))
  return readCivilDate(value) !== undefined || starts.some(readHebrewDate)
}

/** A card of thanks offers thanks as its only greeting. */
export function phraseKindsOf(
  fieldId: string,
  subCategories: readonly string[],
): readonly PhraseKind[] {
  const kinds = phraseKinds[fieldId] ?? []
  const isThanks = subCategories.includes('thank-you') && kinds.includes('greeting')
  return isThanks ? ['thanks', ...kinds] : kinds
}
