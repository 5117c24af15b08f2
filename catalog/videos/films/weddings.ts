import type { FilmSourceInput } from '#shared/video.ts'

const version = 1

export const weddings: readonly FilmSourceInput[] = [
  {
    version,
    slug: 'papers-for-a-wedding',
    titles: { en: 'Papers for a wedding', he: 'מזל טוב לחתונה' },
    description:
      'Vines, flowers and a white arch are laid one on the other; Mazel Tov for a wedding',
    categories: ['wedding'],
    card: 'papercut-arch',
    song: 'freilach-for-the-couple',
  },
  {
    version,
    slug: 'chuppah-in-gold-light',
    titles: { en: 'A chuppah in gold', he: 'חופה בזהב' },
    description: 'Rays open behind a golden chuppah and light passes over it; Mazel Tov',
    categories: ['wedding'],
    card: 'chuppah-by-night',
    song: 'a-blessing',
  },
  {
    version,
    slug: 'lanterns-over-the-chuppah',
    titles: { en: 'Lights over the chuppah', he: 'חופה תחת כיפת השמים' },
    description: 'Bulbs are lit one after another over a chuppah under the stars; Mazel Tov',
    categories: ['wedding', 'sheva-bruches'],
    card: 'chuppah-under-the-stars',
    song: 'waltz-for-two',
  },
  {
    version,
    slug: 'dusk-at-the-gate',
    titles: { en: 'Dusk at the gate', he: 'חתונה בשער' },
    description:
      'The sun goes down behind the city, windows light up in a gate of stone; a wedding invitation',
    categories: ['wedding'],
    card: 'gate-at-dusk-wedding',
    song: 'a-blessing',
  },
  {
    version,
    slug: 'lchaim-in-gold',
    titles: { en: 'L’chaim in gold', he: 'לחיים' },
    description: 'A becher appears in a golden medallion and light passes over it; L’chaim',
    categories: ['vort', 'tenoyim'],
    card: 'lchaim-medallion',
    song: 'waltz-for-two',
  },
  {
    version,
    slug: 'lanterns-for-lchaim',
    titles: { en: 'Lights for a vort', he: 'אורות לווארט' },
    description: 'Strings of bulbs are lit and swing in the evening; L’chaim',
    categories: ['vort'],
    card: 'lanterns-lchaim',
    song: 'waltz-for-two',
  },
  {
    version,
    slug: 'crown-of-tenoyim',
    titles: { en: 'Tenoyim under a crown', he: 'שמחת התנאים' },
    description: 'A golden crown comes down over an emerald card; an invitation to tenoyim',
    categories: ['tenoyim'],
    card: 'tenoyim-crown',
    song: 'a-blessing',
  },
  {
    version,
    slug: 'seven-cups-of-light',
    titles: { en: 'Seven blessings', he: 'שבע ברכות' },
    description: 'Rays open behind a golden becher; sheva bruches',
    categories: ['sheva-bruches'],
    card: 'seven-cups-of-gold',
    song: 'freilach-for-the-couple',
  },
  {
    version,
    slug: 'evening-for-two',
    titles: { en: 'An evening for two', he: 'ערב לשניים', yi: 'אן אוונט פאר צוויי' },
    description: 'Strings of bulbs are lit and swing over an evening valley; Happy Anniversary',
    categories: ['anniversary'],
    card: 'lanterns-for-two',
    song: 'waltz-for-two',
  },
]
