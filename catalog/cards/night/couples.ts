import type { NightCard } from './lettering.ts'

/** From the vort to the anniversary. */
export const couples: readonly NightCard[] = [
  {
    slug: 'chuppah-under-the-stars',
    titles: { en: 'Chuppah under the stars', he: 'חופה תחת הכוכבים' },
    description: 'Wedding card, a garlanded chuppah alight on a hill under the stars',
    categories: ['wedding'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'night', motif: 'chuppah', palette: 'plum', seed: 82 },
    palettes: ['plum', 'teal', 'ember'],
    lines: [
      ['greeting', 'title', 'מזל טוב', { sizes: [84, 240] }],
      ['chosson', 'name', 'שלמה זלמן'],
      ['with', 'with', 'עם'],
      ['kallah', 'name', 'ברכה פריידא'],
      ['wish', 'line', 'בנין עדי עד'],
    ],
  },
  {
    slug: 'lanterns-for-two',
    titles: { en: 'Lights for two', he: 'אורות לשניים' },
    description: 'Anniversary card, a laid table under strings of lights in a glowing night',
    categories: ['anniversary'],
    language: 'en',
    art: { family: 'night', motif: 'strings-of-lights', palette: 'plum', seed: 85 },
    palettes: ['plum', 'teal', 'ember'],
    lines: [
      ['greeting', 'latin', 'Happy Anniversary'],
      ['name', 'latinName', 'Shmuel & Nechama'],
      ['wish', 'second', 'To many more happy years together'],
    ],
  },
  {
    slug: 'lanterns-lchaim',
    titles: { en: 'Lights for a l’chaim', he: 'אורות ללחיים' },
    description: 'Vort card, a laid table under strings of lights in a warm evening',
    categories: ['vort'],
    language: 'he',
    art: { family: 'night', motif: 'strings-of-lights', palette: 'ember', seed: 109 },
    palettes: ['ember', 'plum', 'teal'],
    lines: [
      ['greeting', 'title', 'לחיים', { sizes: [84, 200] }],
      ['chosson', 'name', 'אברהם צבי ומירל', { label: 'both-names', sizes: [60, 122], gap: 40 }],
      ['wish', 'line', 'בשעה טובה ומוצלחת'],
    ],
  },
  {
    slug: 'lanterns-for-seven-nights',
    titles: { en: 'Lights for seven nights', he: 'אורות לשבעה לילות' },
    description: 'Sheva bruches card, seven oil lamps on chains over violet hills',
    categories: ['sheva-bruches'],
    language: 'he',
    art: { family: 'night', motif: 'seven-hanging-lamps', palette: 'plum', seed: 112 },
    palettes: ['plum', 'teal', 'ember'],
    lines: [
      ['occasion', 'title', 'שבע ברכות'],
      ['chosson', 'name', 'דניאל ואיילת', { label: 'both-names' }],
      ['wish', 'line', 'בנין עדי עד'],
      ['date', 'line', 'יום ראשון, כ״א חשון תשפ״ח'],
    ],
  },
]
