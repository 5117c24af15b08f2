import { schedule } from '../schedule.ts'
import type { FoilCard } from './lettering.ts'

/** The week of a simcha in rows. */
export const schedules: readonly FoilCard[] = [
  {
    slug: 'week-under-gold',
    titles: { en: 'The week under gold', he: 'שבוע תחת הזהב' },
    description:
      'Schedule of the week of a wedding, a chuppah in gold foil over rows on midnight blue',
    art: { family: 'foil', motif: 'list-chuppah', palette: 'midnight', seed: 21 },
    palettes: ['midnight', 'burgundy', 'emerald', 'slate', 'pearl', 'blush'],
    ...schedule('he', { title: 'סדר השמחה', couple: 'דוד ואסתר' }),
  },
  {
    slug: 'crown-over-the-week',
    titles: { en: 'A crown over the week', he: 'כתר על השבוע' },
    description: 'Schedule of the week of a wedding in English, a crown in foil over rows on pearl',
    art: { family: 'foil', motif: 'list-crown', palette: 'pearl', seed: 41 },
    palettes: ['pearl', 'blush', 'midnight', 'burgundy', 'emerald', 'slate'],
    ...schedule('en', {
      title: 'Schedule',
      couple: 'Dovid & Esther',
    }),
  },
]
