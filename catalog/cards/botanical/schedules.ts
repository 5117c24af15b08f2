import { scheduleLines } from '../schedule.ts'
import type { BotanicalCard } from './lettering.ts'

/** The week of a simcha in rows. */
export const schedules: readonly BotanicalCard[] = [
  {
    slug: 'week-among-roses',
    titles: { en: 'The week among roses', he: 'שבוע בין ורדים' },
    description: 'Schedule of the week of a wedding, in rows between roses in watercolour',
    categories: ['wedding'],
    subCategories: ['schedule'],
    formats: ['status', 'portrait', 'print'],
    language: 'he',
    art: { family: 'botanical', motif: 'list-rose', palette: 'peony', seed: 11 },
    palettes: ['peony', 'sage', 'lavender', 'mist', 'honey', 'rimon'],
    lines: scheduleLines('he', { title: 'סדר השמחות', couple: 'יוסף וחיה' }),
  },
]
