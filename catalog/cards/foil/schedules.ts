import { scheduleLines } from '../schedule.ts'
import type { FoilCard } from './lettering.ts'

/** The week of a simcha in rows. */
export const schedules: readonly FoilCard[] = [
  {
    slug: 'week-under-gold',
    titles: { en: 'The week under gold', he: 'שבוע תחת הזהב' },
    description:
      'Schedule of the week of a wedding, a chuppah in gold foil over rows on midnight blue',
    categories: ['wedding'],
    subCategories: ['schedule'],
    formats: ['status', 'portrait', 'print'],
    language: 'he',
    art: { family: 'foil', motif: 'list-chuppah', palette: 'midnight', seed: 21 },
    palettes: ['midnight', 'burgundy', 'emerald', 'slate', 'pearl', 'blush'],
    lines: scheduleLines('he', { title: 'סדר השמחות', couple: 'דוד ואסתר' }),
  },
]
