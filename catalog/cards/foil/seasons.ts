import type { FoilCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly FoilCard[] = [
  {
    slug: 'shabbos-candles-in-gold',
    titles: { en: 'Shabbos candles in gold', he: 'נרות שבת בזהב' },
    description: 'Good Shabbos poster, two candlesticks in golden rays on burgundy velvet',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'foil', motif: 'rays-candlesticks', palette: 'burgundy', seed: 6 },
    palettes: ['midnight', 'burgundy', 'emerald', 'slate', 'pearl', 'blush'],
    lines: [
      ['greeting', 'drawnTitle', 'גוט שבת', { maxLines: 1 }],
      ['second-greeting', 'capsSmall', 'Good Shabbos'],
    ],
  },
  {
    slug: 'two-candles-on-pearl',
    titles: { en: 'Two candles on pearl', he: 'שני נרות במניפה' },
    description: 'Good Shabbos poster, two candlesticks in an open golden fan on ivory paper',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    formats: ['square', 'status', 'portrait', 'print'],
    art: { family: 'foil', motif: 'fan-candlesticks', palette: 'pearl', seed: 61 },
    palettes: ['pearl', 'blush', 'midnight', 'burgundy', 'emerald', 'slate'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום'],
      ['second-greeting', 'capsSmall', 'Shabbat Shalom'],
    ],
  },
  {
    slug: 'golden-crescent',
    titles: { en: 'Golden moon', he: 'לבנה של זהב' },
    description:
      'Rosh Chodesh poster, the growing moon over a street of houses in a golden fan on midnight velvet',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'yi',
    art: { family: 'foil', motif: 'fan-moon', palette: 'midnight', seed: 30 },
    palettes: ['midnight', 'burgundy', 'emerald', 'slate', 'pearl', 'blush'],
    lines: [
      ['greeting', 'drawnTitle', 'א גוטן חודש', { maxLines: 1 }],
      ['second-greeting', 'capsSmall', 'A Guten Chodesh'],
    ],
  },
  {
    slug: 'fruit-in-laurel',
    titles: { en: 'The great pomegranate', he: 'הרימון הגדול' },
    description: 'Tu BiShvat poster, a pomegranate as wide as the sheet, gold on ivory paper',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'foil', motif: 'giant-pomegranate', palette: 'pearl', seed: 151 },
    palettes: ['pearl', 'blush', 'midnight', 'burgundy', 'emerald', 'slate'],
    lines: [
      ['greeting', 'title', 'ט״ו בשבט'],
      ['second-greeting', 'capsSmall', 'Happy Tu BiShvat'],
    ],
  },
  {
    slug: 'bow-and-arrow-medallion',
    titles: { en: 'Bow and arrows', he: 'חץ וקשת' },
    description:
      'Lag BaOmer poster, a bow and arrows cut out of a torn sheet of gold on emerald velvet',
    kind: 'poster',
    categories: ['lag-baomer'],
    language: 'he-en',
    art: { family: 'foil', motif: 'sheet-bow-and-arrows', palette: 'emerald', seed: 18 },
    palettes: ['emerald', 'burgundy', 'midnight', 'slate', 'pearl', 'blush'],
    lines: [
      ['greeting', 'drawnTitle', 'ל״ג בעומר'],
      ['wish', 'wish', 'Wishing you light and joy'],
    ],
  },
  {
    slug: 'havdalah-medallion',
    titles: { en: 'Havdalah over the city', he: 'הבדלה מעל העיר' },
    description:
      'Motzei Shabbos poster, a plaited candle before a city of golden lines on midnight velvet',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'foil', motif: 'city-havdalah-candle', palette: 'midnight', seed: 7 },
    palettes: ['midnight', 'burgundy', 'emerald', 'slate', 'pearl', 'blush'],
    lines: [
      ['greeting', 'drawnTitle', 'א גוט וואך', { maxLines: 1 }],
      ['second-greeting', 'capsSmall', 'A Gut Voch'],
    ],
  },
]
