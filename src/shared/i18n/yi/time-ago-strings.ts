import type { TimeAgoStrings } from '../time-ago-strings.ts'

/** Browsers have no Yiddish of their own. */
export const yiddish: TimeAgoStrings = {
  moment: 'יעצט',
  ago: (count, unit) => {
    if (unit === 'day' && count === 1) return 'נעכטן'
    if (unit === 'day' && count === 2) return 'אייערנעכטן'
    return `מיט ${count === 1 ? ones[unit] : `${count} ${many[unit]}`} צוריק`
  },
  // Only numbers, so the language does not matter.
  date: (at) => new Date(at).toLocaleDateString('he', { dateStyle: 'short' }),
}

const ones = { minute: 'א מינוט', hour: 'א שעה', day: 'א טאג' }
const many = { minute: 'מינוט', hour: 'שעה', day: 'טעג' }
