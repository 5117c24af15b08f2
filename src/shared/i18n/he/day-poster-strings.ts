import type { DayPosterStrings } from '../day-poster-strings.ts'

export const hebrew: DayPosterStrings = {
  heading: 'הפוסטר של היום',
  lead: 'מוכן לשליחה בוואטסאפ.',
  all: 'כל מה שיש להיום',
}
