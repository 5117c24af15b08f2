import type { CardDesignInput } from '#shared/card.ts'
import { nightCard } from './lettering.ts'

/** The order of the nights in English and as they are called in Hebrew. */
const nights = [
  ['first', 'נר ראשון'],
  ['second', 'נר שני'],
  ['third', 'נר שלישי'],
  ['fourth', 'נר רביעי'],
  ['fifth', 'נר חמישי'],
  ['sixth', 'נר שישי'],
  ['seventh', 'נר שביעי'],
  ['eighth', 'נר שמיני'],
] as const

const skies = ['plum', 'teal', 'ember'] as const

/** A poster for each night of Chanukah, as many lights burning. */
export const eightNights: readonly CardDesignInput[] = nights.map(([order, candle], i) => {
  const name = `${order.charAt(0).toUpperCase()}${order.slice(1)}`
  return nightCard({
    slug: `${order}-night-of-chanukah`,
    titles: { en: `${name} night of Chanukah`, he: `${candle} של חנוכה` },
    description: `Chanukah poster, a brass menorah with the lights of the ${order} night`,
    kind: 'poster',
    categories: ['chanukah'],
    language: 'he-en',
    motif: `night-${i + 1}`,
    palette: skies[i % 3] ?? 'plum',
    seed: 31 + 7 * i,
    lines: [
      ['day', 'title', candle],
      ['second-greeting', 'second', `${name} Night of Chanukah`],
      ['greeting', 'line', 'חג אורים שמח'],
    ],
  })
})
