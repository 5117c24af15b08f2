import { hebrew } from './he/time-ago-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/time-ago-strings.ts'

/** The time since an event, in English. */
const english = {
  moment: 'a moment ago',
  /** `0` days are today. */
  ago: (count: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-count, unit),
  date: (at: number) => new Date(at).toLocaleDateString('en', { dateStyle: 'long' }),
}

export type TimeAgoStrings = typeof english

export const timeAgoStrings: Strings<TimeAgoStrings> = { en: english, he: hebrew, yi: yiddish }
