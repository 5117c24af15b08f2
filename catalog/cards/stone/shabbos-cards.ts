import type { CardDesignInput } from '#shared/card.ts'
import { stoneCard } from './lettering.ts'

export const shabbosCards: readonly CardDesignInput[] = [
  stoneCard({
    slug: 'shabbos-window',
    titles: { en: 'Shabbos window', he: 'חלון שבת' },
    description: 'Shabbos poster, candles, becher and challah in a stone window at dusk',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    motif: 'shabbos',
    palette: 'dusk',
    lines: [
      ['greeting', 'title', 'גוט שבת'],
      ['second-greeting', 'second', 'Good Shabbos'],
      ['family', 'line', 'משפחת רוזנברג'],
    ],
  }),
  stoneCard({
    slug: 'candles-over-the-hills',
    titles: { en: 'Candles over the hills', he: 'נרות מול ההרים' },
    description: 'Shabbos poster, lit candles in two arched windows over terraced hills',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he',
    motif: 'shabbos-candles',
    palette: 'noon',
    seed: 11,
    lines: [
      ['greeting', 'title', 'שבת שלום'],
      ['family', 'line', 'משפחת אביטל'],
    ],
  }),
  stoneCard({
    slug: 'shabbos-on-the-terrace',
    titles: { en: 'Shabbos on the terrace', he: 'שבת במרפסת' },
    description: 'Shabbos card, challah and wine on a flowered terrace before sunrise-pink hills',
    categories: ['good-shabbos'],
    language: 'en',
    motif: 'shabbos-terrace',
    palette: 'dawn',
    seed: 8,
    lines: [
      ['greeting', 'latin', 'Good Shabbos'],
      ['wish', 'second', 'Wishing you a Shabbos of peace and rest'],
      ['family', 'latinLine', 'The Adler Family'],
    ],
  }),
  stoneCard({
    slug: 'havdalah-by-the-sea',
    titles: { en: 'Havdalah by the sea', he: 'הבדלה מול הים' },
    description: 'After Shabbos, a havdalah candle and besamim in a window on a moonlit sea',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    motif: 'havdalah',
    palette: 'night',
    seed: 6,
    lines: [
      ['greeting', 'title', 'א גוטן וואך'],
      ['second-greeting', 'second', 'A Gut Voch'],
    ],
  }),
]
