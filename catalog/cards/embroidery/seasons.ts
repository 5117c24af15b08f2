import type { EmbroideryCard } from './lettering.ts'

/** Shabbos, the months and Tu BiShvat. */
export const seasons: readonly EmbroideryCard[] = [
  {
    slug: 'shabbos-in-satin-stitch',
    titles: { en: 'Shabbos in satin stitch', he: 'שבת ברקמה', yi: 'שבת אין שטיקעריי' },
    description: 'Shabbos card embroidered on linen, candlesticks under a garland of flowers',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'embroidery', motif: 'garland-candlesticks', palette: 'linen', seed: 3 },
    palettes: ['linen', 'navy', 'white', 'sky', 'blush', 'burgundy', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'גוט שבת'],
      ['family', 'name', 'משפחת גליק'],
    ],
  },
  {
    slug: 'challah-cover',
    titles: { en: 'A challah cover', he: 'מפת חלות' },
    description: 'Shabbos poster as an embroidered challah cover, a challah under a garland',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'embroidery', motif: 'garland-challah', palette: 'white', seed: 7 },
    palettes: ['white', 'linen', 'navy', 'burgundy', 'forest', 'sky', 'blush'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום', { maxLines: 1 }],
      ['second-greeting', 'latin', 'Good Shabbos'],
    ],
  },
  {
    slug: 'pomegranates-for-the-month',
    titles: { en: 'Pomegranates for the month', he: 'רימונים לחודש', yi: 'מילגרוימען פארן חודש' },
    description: 'Rosh Chodesh poster, a wreath of embroidered pomegranates around the words',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'yi',
    art: { family: 'embroidery', motif: 'wreath-rimon', palette: 'forest', seed: 7 },
    palettes: ['forest', 'burgundy', 'navy', 'linen', 'sky'],
    lines: [
      ['greeting', 'drawnTitle', 'א גוטן חודש'],
      ['occasion', 'name', 'ראש חודש ניסן'],
    ],
  },
  {
    slug: 'pomegranate-tree-in-crewel',
    titles: { en: 'Pomegranate tree in crewel', he: 'עץ רימון ברקמה' },
    description: 'Tu BiShvat poster, a pomegranate tree with birds and deer in crewel work',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'embroidery', motif: 'tree-rimon', palette: 'linen', seed: 3 },
    palettes: ['linen', 'sky', 'navy', 'burgundy', 'forest'],
    lines: [
      ['occasion', 'drawnTitle', 'ט״ו בשבט'],
      ['greeting', 'latin', 'Happy Tu BiShvat'],
    ],
  },
]
