import { script } from '../faces.ts'
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
    lines: scheduleLines('he', { title: 'סדר השמחה', couple: 'יוסף וחיה' }),
  },
  {
    slug: 'citron-week',
    titles: { en: 'The week among lemons', he: 'שבוע בין לימונים' },
    description:
      'Schedule of the week of a wedding in English, in rows between lemons and leaves in watercolour',
    categories: ['wedding'],
    subCategories: ['schedule'],
    formats: ['status', 'portrait', 'print'],
    language: 'en',
    art: { family: 'botanical', motif: 'list-citrus', palette: 'honey', seed: 24 },
    palettes: ['honey', 'sage', 'peony', 'lavender', 'mist', 'rimon'],
    lines: scheduleLines('en', {
      title: 'Schedule',
      couple: 'Yosef & Chaya',
      titleFaces: script,
    }),
  },
]
