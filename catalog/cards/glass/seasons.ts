import type { GlassCard } from './lettering.ts'

/** Shabbos, the months and Tu BiShvat. */
export const seasons: readonly GlassCard[] = [
  {
    slug: 'shabbos-light-in-glass',
    titles: { en: 'Shabbos light in glass', he: 'אור שבת בזכוכית' },
    description: 'Shabbos poster in stained glass, candlesticks in a fan of light',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'glass', motif: 'fan-candlesticks', palette: 'vineyard', seed: 3 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [['greeting', 'drawnTitle', 'גוט שבת']],
  },
  {
    slug: 'evening-over-yerushalayim',
    titles: { en: 'Evening over Yerushalayim', he: 'ערב על ירושלים' },
    description: 'Shabbos poster in stained glass, the houses of Yerushalayim under a setting sun',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'glass', motif: 'hills-city', palette: 'sunset', seed: 3 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום', { maxLines: 1 }],
      ['second-greeting', 'latin', 'Good Shabbos', { gap: 100 }],
    ],
  },
  {
    slug: 'moon-in-rings-of-glass',
    titles: { en: 'Moon in rings of glass', he: 'ירח בטבעות זכוכית' },
    description:
      'Rosh Chodesh poster in stained glass, a growing moon in blue rings over Yerushalayim',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'he-en',
    art: { family: 'glass', motif: 'rings-moon', palette: 'sea', seed: 7 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'חודש טוב'],
      ['occasion', 'name', 'ראש חודש כסלו', { gap: 100 }],
      ['second-greeting', 'latin', 'A Guten Chodesh'],
    ],
  },
  {
    slug: 'vine-for-tu-bishvat',
    titles: { en: 'Vine for Tu BiShvat', he: 'גפן לט״ו בשבט' },
    description: 'Tu BiShvat poster in stained glass, a vine with grapes on green panes',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'glass', motif: 'tree-grape', palette: 'grove', seed: 8 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['occasion', 'drawnTitle', 'ט״ו בשבט'],
      ['greeting', 'latin', 'Happy Tu BiShvat', { gap: 84 }],
    ],
  },
]
