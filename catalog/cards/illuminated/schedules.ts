import { schedule } from '../schedule.ts'
import type { IlluminatedCard } from './lettering.ts'

/** The week of a simcha in rows. */
export const schedules: readonly IlluminatedCard[] = [
  {
    slug: 'week-of-the-scribe',
    titles: { en: 'The week of the scribe', he: 'שבוע ביד סופר' },
    description:
      'Schedule of the week of a wedding, a crown in scrolls of gold over rows on vellum',
    art: { family: 'illuminated', motif: 'list-crown', palette: 'lapis', seed: 17 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    ...schedule('he', { title: 'סדר השמחה', couple: 'מאיר ורחל' }),
  },
  {
    slug: 'week-under-the-chuppah',
    titles: { en: 'The week under the chuppah', he: 'שבוע תחת החופה' },
    description:
      'Schedule of the week of a wedding in English, a chuppah in scrolls of gold under rows on vellum',
    art: { family: 'illuminated', motif: 'low-chuppah', palette: 'vermilion', seed: 23 },
    palettes: ['vermilion', 'lapis', 'rose', 'sepia'],
    ...schedule('en', { title: 'Schedule', couple: 'Meir & Rochel' }),
  },
]
