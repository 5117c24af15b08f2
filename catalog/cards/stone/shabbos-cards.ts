import type { CardDesignInput } from '#shared/card.ts'
import { composeCard } from '../compose-card.ts'
import { lettering } from './lettering.ts'

export const shabbosCards: readonly CardDesignInput[] = [
  composeCard({
    slug: 'shabbos-window',
    titles: { en: 'Shabbos window', he: 'חלון שבת' },
    description: 'Shabbos poster, candles and challah in a stone window over Yerushalayim',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'stone', motif: 'shabbos', palette: 'dusk', seed: 4 },
    palettes: ['dusk', 'night', 'dawn', 'noon'],
    lettering,
    lines: [
      ['greeting', 'title', 'גוט שבת'],
      ['second-greeting', 'english', 'Good Shabbos'],
      ['family', 'detail', 'משפחת רוזנברג'],
    ],
  }),
]
