import { schedule, shortSchedule } from '../schedule.ts'
import type { IlluminatedCard } from './lettering.ts'

/** The days of a simcha in rows. */
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
  {
    slug: 'bris-days-of-the-scribe',
    titles: { en: 'The days of a bris by the scribe', he: 'ימי הברית ביד סופר' },
    description:
      'Schedule of a bris in Yiddish, a pillow in a panel of gold scrolls over large rows on vellum',
    art: { family: 'illuminated', motif: 'panel-bris-pillow', palette: 'lapis', seed: 59 },
    palettes: ['lapis', 'sepia', 'rose', 'vermilion'],
    ...shortSchedule('bris', 'yi', { title: 'סדר השמחה', name: 'משפחת שווארץ' }),
  },
  {
    slug: 'tefillin-of-the-scribe',
    titles: { en: 'Tefillin by the scribe', he: 'תפילין ביד סופר' },
    description:
      'Schedule of a bar mitzvah in Yiddish, tefillin in a panel of gold scrolls over large rows on vellum',
    art: { family: 'illuminated', motif: 'panel-tefillin', palette: 'vermilion', seed: 61 },
    palettes: ['vermilion', 'lapis', 'rose', 'sepia'],
    ...shortSchedule('bar-mitzvah', 'yi', { title: 'סדר השמחה', name: 'חיים דוד' }),
  },
]
