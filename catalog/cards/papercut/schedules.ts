import { schedule, shortSchedule } from '../schedule.ts'
import type { PapercutCard } from './lettering.ts'

/** The days of a simcha in rows. */
export const schedules: readonly PapercutCard[] = [
  {
    slug: 'week-of-cut-paper',
    titles: { en: 'The week of cut paper', he: 'שבוע של מגזרות נייר' },
    description: 'Schedule of the week of a wedding, rows over a chuppah among vines of cut paper',
    art: { family: 'papercut', motif: 'list-chuppah', palette: 'indigo', seed: 19 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    ...schedule('he', { title: 'סדר השמחה', couple: 'אהרן ומרים' }),
  },
  {
    slug: 'week-of-the-dove',
    titles: { en: 'The week of the dove', he: 'שבוע של יונה' },
    description:
      'Schedule of the week of a wedding in English, rows over a dove among vines of cut paper on burgundy',
    art: { family: 'papercut', motif: 'list-dove', palette: 'bordeaux', seed: 27 },
    palettes: ['bordeaux', 'indigo', 'forest', 'sky', 'plum'],
    ...schedule('en', { title: 'Schedule', couple: 'Aharon & Miriam' }),
  },
  {
    slug: 'week-by-candlelight',
    titles: { en: 'The week by candlelight', he: 'שבוע לאור הנרות' },
    description:
      'Schedule of the week of a wedding in Yiddish, rows over candlesticks among vines of cut paper on green',
    art: { family: 'papercut', motif: 'list-candlesticks', palette: 'forest', seed: 31 },
    palettes: ['forest', 'plum', 'indigo', 'bordeaux', 'sky'],
    ...schedule('yi', { title: 'סדר השמחה', couple: 'יוסף עם חיה' }),
  },
  {
    slug: 'bris-days-of-cut-paper',
    titles: { en: 'The days of a bris in cut paper', he: 'ימי הברית במגזרת נייר' },
    description: 'Schedule of a bris, large rows over a pillow on tiers of cut paper',
    art: { family: 'papercut', motif: 'tiers-bris-pillow', palette: 'sky', seed: 37 },
    palettes: ['sky', 'indigo', 'forest', 'bordeaux', 'plum'],
    ...shortSchedule('bris', 'he', { title: 'סדר השמחה', name: 'משפחת זילבר' }),
  },
  {
    slug: 'tefillin-on-the-tiers',
    titles: { en: 'Tefillin on the tiers', he: 'תפילין על מדרגות נייר' },
    description:
      'Schedule of a bar mitzvah in English, large rows over tefillin on tiers of cut paper',
    art: { family: 'papercut', motif: 'tiers-tefillin', palette: 'bordeaux', seed: 43 },
    palettes: ['bordeaux', 'indigo', 'forest', 'sky', 'plum'],
    ...shortSchedule('bar-mitzvah', 'en', { title: 'Schedule', name: 'Mordechai Tzvi' }),
  },
]
