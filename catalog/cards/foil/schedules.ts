import { schedule, shortSchedule } from '../schedule.ts'
import type { FoilCard } from './lettering.ts'

/** The days of a simcha in rows. */
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
  {
    slug: 'becher-over-the-days',
    titles: { en: 'A becher over the days', he: 'גביע על הימים' },
    description:
      'Schedule of a bris in English, a becher between sprays of gold foil over large rows on burgundy',
    art: { family: 'foil', motif: 'crest-becher', palette: 'burgundy', seed: 47 },
    palettes: ['burgundy', 'pearl', 'blush', 'midnight', 'emerald', 'slate'],
    ...shortSchedule('bris', 'en', { title: 'Schedule', name: 'The Silver Family' }),
  },
  {
    slug: 'lions-over-the-days',
    titles: { en: 'Lions over the days', he: 'אריות על הימים' },
    description:
      'Schedule of a bar mitzvah, lions and a sefer Torah in gold foil over large rows on midnight blue',
    art: { family: 'foil', motif: 'lions-sefer-torah', palette: 'midnight', seed: 53 },
    palettes: ['midnight', 'emerald', 'burgundy', 'slate', 'pearl', 'blush'],
    ...shortSchedule('bar-mitzvah', 'he', { title: 'סדר השמחה', name: 'אליהו מאיר' }),
  },
]
