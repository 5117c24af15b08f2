import { hebrew } from './he/day-poster-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/day-poster-strings.ts'

/** The words of the poster of the day on home, in English. */
const english = {
  heading: 'Poster of the day',
  lead: 'Ready to send on WhatsApp.',
  all: 'All of today',
}

export type DayPosterStrings = typeof english

export const dayPosterStrings: Strings<DayPosterStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}
