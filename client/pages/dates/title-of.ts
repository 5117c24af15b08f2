import type { FamilyDate } from '#shared/calendar/family-dates.ts'
import type { DatesStrings } from '#shared/i18n/dates-strings.ts'

/** The name of one day: 'Bris', '7th anniversary'. */
export function titleOf({ event, years }: FamilyDate, words: DatesStrings): string {
  if (event === 'birthday' || event === 'anniversary' || event === 'yahrzeit')
    return words.yearly[event](years)
  return words.events[event][0]
}
