import type { RisoCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly RisoCard[] = [
  {
    slug: 'giant-shabbos',
    titles: { en: 'Giant Shabbos', he: 'שבת' },
    description: 'Shabbos poster, the giant word Shabbos on a page of ink, two candlesticks',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'riso', motif: 'shabbos', palette: 'poppy', seed: 4 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום'],
      ['wish', 'translation', 'Good Shabbos'],
    ],
  },
  {
    slug: 'lag-with-bow-and-arrows',
    titles: { en: 'Bonfire, bow and arrows', he: 'מדורה, חץ וקשת' },
    description: 'Lag BaOmer poster, a bonfire, a bow and arrows on the hills under a great sun',
    kind: 'poster',
    categories: ['lag-baomer'],
    language: 'he-en',
    art: { family: 'riso', motif: 'lag', palette: 'poppy', seed: 8 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['occasion', 'drawnTitle', 'ל״ג בעומר'],
      ['greeting', 'translation', 'A Freilichen Lag BaOmer'],
    ],
  },
  {
    slug: 'three-crescents',
    titles: { en: 'A growing moon', he: 'לבנה במילואה' },
    description:
      'Rosh Chodesh poster, the moons of a month in blocks of ink, from young to full and back',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'he-en',
    art: { family: 'riso', motif: 'moons', palette: 'lagoon', seed: 3 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'title', 'חודש טוב'],
      ['occasion', 'accent', 'ראש חודש כסלו'],
      ['wish', 'translation', 'A Guten Chodesh'],
    ],
  },
  {
    slug: 'giant-tes-vov',
    titles: { en: 'Palms at dawn', he: 'תמרים עם שחר' },
    description: 'Tu BiShvat poster, date palms on the hills under a great sun',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'riso', motif: 'tes-vov', palette: 'iris', seed: 4 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['occasion', 'title', 'ט״ו בשבט'],
      ['wish', 'translation', 'Wishing you a sweet and fruitful year'],
    ],
  },
  {
    slug: 'bonfire-beside-lag',
    titles: { en: 'Bonfire beside lag', he: 'מדורה ליד ל״ג' },
    description: 'Lag BaOmer card, the giant letters lamed and gimmel with a bonfire',
    categories: ['lag-baomer'],
    language: 'en',
    art: { family: 'riso', motif: 'bonfire', palette: 'poppy', seed: 4 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'latinTitle', 'A Freilichen Lag BaOmer'],
      ['family', 'latinName', 'The Schwartz Family'],
    ],
  },
]
