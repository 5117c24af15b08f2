import { expect, test } from 'vitest'
import { timeAgo } from '#shared/i18n/time-ago.ts'
import { timeAgoStrings } from '#shared/i18n/time-ago-strings.ts'

/** In the local time zone, because the code counts local days. */
const at = (text: string) => new Date(text).getTime()
const now = at('2026-11-20T14:30:00')

test.each([
  ['2026-11-20T14:29:01', 'a moment ago'],
  ['2026-11-20T14:29:00', '1 minute ago'],
  ['2026-11-20T13:30:01', '59 minutes ago'],
  ['2026-11-20T13:30:00', '1 hour ago'],
  ['2026-11-20T00:00:00', '14 hours ago'],
  ['2026-11-19T23:59:59', 'yesterday'],
  ['2026-11-18T23:59:59', '2 days ago'],
  ['2026-10-21T12:00:00', '30 days ago'],
  ['2026-10-20T12:00:00', 'October 20, 2026'],
])('%s was %s', (before, words) => {
  expect(timeAgo(at(before), now, timeAgoStrings.en)).toBe(words)
})

test.each([
  ['2026-11-20T14:29:01', 'לפני רגע', 'יעצט'],
  ['2026-11-20T14:29:00', 'לפני דקה', 'מיט א מינוט צוריק'],
  ['2026-11-20T09:30:00', 'לפני 5 שעות', 'מיט 5 שעה צוריק'],
  ['2026-11-19T23:59:59', 'אתמול', 'נעכטן'],
  ['2026-11-17T12:00:00', 'לפני 3 ימים', 'מיט 3 טעג צוריק'],
  ['2026-10-20T12:00:00', '20 באוקטובר 2026', '20.10.2026'],
])('%s was %s in Hebrew and %s in Yiddish', (before, hebrew, yiddish) => {
  expect(timeAgo(at(before), now, timeAgoStrings.he)).toBe(hebrew)
  expect(timeAgo(at(before), now, timeAgoStrings.yi)).toBe(yiddish)
})
