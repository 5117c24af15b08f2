import type { TimeAgoStrings } from '../time-ago-strings.ts'

export const hebrew: TimeAgoStrings = {
  moment: 'לפני רגע',
  // For one, browsers add the number in brackets.
  ago: (count, unit) =>
    count === 1 && unit !== 'day'
      ? ones[unit]
      : new Intl.RelativeTimeFormat('he', { numeric: 'auto' }).format(-count, unit),
  date: (at) => new Date(at).toLocaleDateString('he', { dateStyle: 'long' }),
}

const ones = { minute: 'לפני דקה', hour: 'לפני שעה' }
