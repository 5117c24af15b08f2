import { printOf, subjectOf } from '#shared/art/lino/subject.ts'
import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { type LinoCard, lettering } from './lettering.ts'
import { occasions } from './occasions.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'crowned-torah-print',
  'tefillin-print',
  'tenoyim-print',
  'chuppah-print',
  'five-coins-print',
  'bris-pillow-print',
  'keser-torah-print',
  'upsherin-print',
  'kiddush-in-shul-print',
  'sforim-print',
  'cradle-print',
  'birthday-cake-print',
  'lchaim-print',
  'shabbos-light-print',
  'shofar-print',
  'megillah-print',
  'spinning-dreidels-print',
  'apple-and-honey-print',
  'four-kinds-print',
  'sukkah-print',
  'matzah-print',
  'gragger-print',
  'date-palm-print',
  'jug-of-oil-print',
  'memorial-light-print',
  'open-sefer-print',
  'new-moon-print',
  'bonfire-print',
  'menorah-print',
  'havdalah-print',
  'luchos-print',
  'omer-sheaf-print',
  'crown-over-the-shul-print',
]

const carvedRanks = { title: 'carved', yiddish: 'carved-yiddish' } as const

/** Linocut prints. */
export const linoCards = composeCards({
  lettering,
  order,
  cards: [
    ...births,
    ...growingUp,
    ...couples,
    ...shul,
    ...seasons,
    ...yomTov,
    ...occasions,
    ...gatherings,
  ].map(setForPrint),
})

/** Where the title is carved, it is in letters of the block; beside a column words are flush with the edge. */
function setForPrint(card: LinoCard): LinoCard {
  const print = printOf(subjectOf(card.art.motif))
  if (print !== 'night' && print !== 'column') return card
  const lines = card.lines.map(([field, rank, words, options]): LinoCard['lines'][number] => {
    const own = carvedRanks[rank as keyof typeof carvedRanks] ?? rank
    if (print !== 'column') return [field, own, words, { ...options }]
    const maxLines = rank === 'name' || own !== rank ? 3 : lettering[rank].maxLines + 1
    return [field, own, words, { align: 'right', maxLines, ...options }]
  })
  return { ...card, lines }
}
