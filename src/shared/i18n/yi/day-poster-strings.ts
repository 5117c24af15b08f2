import type { DayPosterStrings } from '../day-poster-strings.ts'

export const yiddish: DayPosterStrings = {
  heading: 'דער פאוסטער פונעם טאג',
  lead: 'גרייט צו שיקן אויף וואטסעפ.',
  all: 'אלעס פאר היינט',
}
