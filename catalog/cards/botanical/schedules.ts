import { script } from '../faces.ts'
import { schedule } from '../schedule.ts'
import type { BotanicalCard } from './lettering.ts'

/** The week of a simcha in rows. */
export const schedules: readonly BotanicalCard[] = [
  {
    slug: 'week-among-roses',
    titles: { en: 'The week among roses', he: 'שבוע בין ורדים' },
    description: 'Schedule of the week of a wedding, in rows between roses in watercolour',
    art: { family: 'botanical', motif: 'list-rose', palette: 'peony', seed: 11 },
    palettes: ['peony', 'sage', 'lavender', 'mist', 'honey', 'rimon'],
    ...schedule('he', { title: 'סדר השמחה', couple: 'יוסף וחיה' }),
  },
  {
    slug: 'citron-week',
    titles: { en: 'The week among lemons', he: 'שבוע בין לימונים' },
    description:
      'Schedule of the week of a wedding in English, in rows between lemons and leaves in watercolour',
    art: { family: 'botanical', motif: 'list-citrus', palette: 'honey', seed: 24 },
    palettes: ['honey', 'sage', 'peony', 'lavender', 'mist', 'rimon'],
    ...schedule('en', {
      title: 'Schedule',
      couple: 'Yosef & Chaya',
      titleStyle: { faces: script, sizes: [84, 200] },
    }),
  },
]
