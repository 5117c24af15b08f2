import type { EmbroideryCard } from './lettering.ts'

/** Shabbos and the months. */
export const seasons: readonly EmbroideryCard[] = [
  {
    slug: 'shabbos-in-satin-stitch',
    titles: { en: 'Shabbos in satin stitch', he: 'שבת בתפירה' },
    description: 'Shabbos poster embroidered on linen, candlesticks under a garland of flowers',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'embroidery', motif: 'garland-candlesticks', palette: 'linen', seed: 3 },
    palettes: ['linen', 'white', 'sky', 'blush', 'navy', 'burgundy', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'גוט שבת'],
      ['family', 'name', 'משפחת ראזענבערג', { gap: 84 }],
    ],
  },
]
