import { scheduleLines } from '../schedule.ts'
import type { PapercutCard } from './lettering.ts'

/** The week of a simcha in rows. */
export const schedules: readonly PapercutCard[] = [
  {
    slug: 'week-of-cut-paper',
    titles: { en: 'The week of cut paper', he: 'שבוע של מגזרות נייר' },
    description: 'Schedule of the week of a wedding, rows over a chuppah among vines of cut paper',
    categories: ['wedding'],
    subCategories: ['schedule'],
    formats: ['status', 'portrait', 'print'],
    language: 'he',
    art: { family: 'papercut', motif: 'list-chuppah', palette: 'indigo', seed: 19 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: scheduleLines('he', { title: 'סדר השמחות', couple: 'אהרן ומרים' }),
  },
]
