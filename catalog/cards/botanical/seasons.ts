import type { BotanicalCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly BotanicalCard[] = [
  {
    slug: 'fruit-of-the-tree',
    titles: { en: 'Fruit of the tree', he: 'פרי העץ' },
    description: 'Tu BiShvat poster, pomegranates ripe on the bough',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    formats: ['status', 'square', 'portrait', 'print'],
    art: { family: 'botanical', motif: 'rimon', palette: 'rimon', seed: 15 },
    palettes: ['rimon', 'peony', 'honey'],
    maxLength: 80,
    lines: [
      [
        'greeting',
        'scriptTitle',
        'ט״ו בשבט',
        {
          half: true,
          faces: ['frank-ruhl-libre-700', 'cormorant-600'],
          sizes: [96, 208],
          gap: 0,
          maxLines: 1,
        },
      ],
      [
        'second-greeting',
        'script',
        'Tu BiShvat',
        { label: 'in-english', half: true, sizes: [64, 112], gap: 88, maxLines: 1 },
      ],
      ['wish', 'latinLead', 'The New Year of the Trees', { sizes: [48, 58], gap: 76, maxLines: 1 }],
    ],
  },
  {
    slug: 'candlesticks-in-roses',
    titles: { en: 'Candlesticks in roses', he: 'פמוטים בוורדים' },
    description: 'Shabbos poster, two candlesticks among garden roses and eucalyptus',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'botanical', motif: 'still-candlesticks', palette: 'peony', seed: 7 },
    palettes: ['peony', 'honey', 'sage', 'lavender'],
    lines: [
      ['greeting', 'drawnTitle', 'גוט שבת'],
      ['second-greeting', 'script', 'Good Shabbos'],
      ['wish', 'latinWish', 'Wishing you a Shabbos of peace and rest'],
    ],
  },
  {
    slug: 'white-wreath-shabbos',
    titles: { en: 'White wreath for Shabbos', he: 'זר לבן לשבת' },
    description: 'Shabbos poster in a wreath of white roses, anemones and eucalyptus',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he',
    art: { family: 'botanical', motif: 'wreath-white', palette: 'sage', seed: 19 },
    palettes: ['sage', 'peony', 'lavender', 'honey'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום', { sizes: [84, 400] }],
      ['family', 'line', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'almond-in-blossom',
    titles: { en: 'Almond in blossom', he: 'השקדיה פורחת' },
    description: 'Tu BiShvat card, bare almond twigs in white blossom across the top',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'botanical', motif: 'garland-almond', palette: 'peony', seed: 13 },
    palettes: ['peony', 'lavender', 'rimon', 'citrus'],
    lines: [
      ['greeting', 'title', 'ט״ו בשבט שמח'],
      ['second-greeting', 'script', 'Happy Tu BiShvat'],
      ['wish', 'latinWish', 'Wishing you a sweet and fruitful year'],
    ],
  },
]
