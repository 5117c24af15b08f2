import type { CardDesignInput } from '#shared/card.ts'
import { stoneCard } from './lettering.ts'

/** Invitations and thanks. */
export const hospitalityCards: readonly CardDesignInput[] = [
  stoneCard({
    slug: 'kiddush-in-the-garden',
    titles: { en: 'Kiddush in the garden', he: 'קידוש בגן' },
    description: 'Kiddush invitation for a girl, a stone gate and flowers on a garden at dawn',
    categories: ['its-a-girl', 'kiddush'],
    subCategories: ['kiddush', 'invitation'],
    language: 'he',
    motif: 'garden-gate',
    palette: 'dawn',
    seed: 94,
    lines: [
      ['invite', 'opening', 'מתכבדים להזמינכם לקידוש'],
      ['name', 'name', 'איילה מרים'],
      ['date', 'line', 'שבת פרשת שלח, כ״ח סיון תשפ״ז'],
      ['family', 'line', 'משפחת דיין'],
    ],
  }),
  stoneCard({
    slug: 'everlasting-home',
    titles: { en: 'An everlasting home', he: 'בניין עדי עד' },
    description: 'Wedding card, a kesubah, rings and candles in a window on golden hills',
    categories: ['wedding'],
    subCategories: ['mazel-tov'],
    language: 'en',
    motif: 'wedding',
    palette: 'autumn',
    seed: 97,
    lines: [
      ['greeting', 'latin', 'Mazel Tov'],
      ['name', 'latinName', 'Dovid & Chava'],
      ['wish', 'second', 'May your home be an everlasting one'],
    ],
  }),
  stoneCard({
    slug: 'wedding-thanks-at-the-gate',
    titles: { en: 'Thanks from the gate', he: 'תודה מן השער' },
    description: 'Thank-you card, a stone gate between flowers on the city at first light',
    categories: ['wedding'],
    subCategories: ['thank-you'],
    language: 'en',
    motif: 'city-gate',
    palette: 'dawn',
    seed: 100,
    lines: [
      ['greeting', 'latin', 'Thank You'],
      ['wish', 'second', 'for sharing in the joy of our simcha'],
      ['name', 'latinName', 'Eli & Tzippy'],
    ],
  }),
  stoneCard({
    slug: 'bar-mitzvah-thanks',
    titles: { en: 'Bar mitzvah thanks', he: 'תודה מחתן בר המצוה' },
    description: 'Thank-you card, a tallis bag and a becher in a stone niche on a garden',
    categories: ['bar-mitzvah'],
    subCategories: ['thank-you'],
    language: 'en',
    motif: 'thanks',
    palette: 'noon',
    seed: 103,
    lines: [
      ['greeting', 'latinTile', 'With heartfelt thanks'],
      ['wish', 'second', 'for sharing in the joy of our simcha'],
      ['name', 'latinName', 'Ari Weissman'],
    ],
  }),
]
