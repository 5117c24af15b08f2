import { schedule, shortSchedule } from '../schedule.ts'
import type { EmbroideryCard } from './lettering.ts'

/** The days of a simcha in rows. */
export const schedules: readonly EmbroideryCard[] = [
  {
    slug: 'week-on-linen',
    titles: { en: 'The week on linen', he: 'שבוע על פשתן' },
    description:
      'Schedule of the week of a wedding, in rows on linen with embroidered flowers in two corners',
    art: { family: 'embroidery', motif: 'list', palette: 'linen', seed: 9 },
    palettes: ['linen', 'white', 'navy', 'burgundy', 'forest', 'sky', 'blush'],
    ...schedule('he', { title: 'סדר השמחה', couple: 'נפתלי ושרה' }),
  },
  {
    slug: 'week-in-stitches',
    titles: { en: 'The week in stitches', he: 'שבוע בתפרים' },
    description:
      'Schedule of the week of a wedding in English, in rows on navy with embroidered flowers in two corners',
    art: { family: 'embroidery', motif: 'list', palette: 'navy', seed: 14 },
    palettes: ['navy', 'burgundy', 'forest', 'linen', 'white', 'sky', 'blush'],
    ...schedule('en', { title: 'Schedule', couple: 'Naftali & Sara' }),
  },
  {
    slug: 'bar-mitzvah-on-velvet',
    titles: { en: 'A bar mitzvah on velvet', he: 'בר מצוה על קטיפה' },
    description: 'Schedule of a bar mitzvah, large rows under embroidered tefillin on navy',
    art: { family: 'embroidery', motif: 'pillow-tefillin', palette: 'linen', seed: 71 },
    palettes: ['linen', 'sky', 'navy', 'burgundy', 'forest'],
    ...shortSchedule('bar-mitzvah', 'he', { title: 'סדר השמחה', name: 'נתן יהודה' }),
  },
]
