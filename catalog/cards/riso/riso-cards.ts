import { compositions } from '#shared/art/riso/compositions.ts'
import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { lettering, type RisoCard } from './lettering.ts'
import { occasions } from './occasions.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'first-cut',
  'gimmel-and-scissors',
  'giant-letters-and-honey',
  'it-is-a-ben',
  'mazel-and-pram',
  'it-is-a-bas',
  'three-balloons',
  'one-year-old',
  'till-a-hundred-and-twenty',
  'cake-and-gift',
  'thirteen',
  'letters-and-a-train',
  'giant-shabbos',
  'giant-purim',
  'falling-hamentashen',
  'nun-gimmel-hei-shin',
  'spinning-dreidels',
  'lag-with-bow-and-arrows',
  'clinking-cups',
  'from-lamed-to-beis',
  'apple-between-pomegranates',
  'shalom-and-a-decanter',
  'giant-pesach',
  'giant-sheva',
  'three-crescents',
  'giant-chag',
  'giant-tes-vov',
  'giant-siyum',
  'cup-and-grapes-print',
  'two-doves-print',
  'three-kites',
  'bonfire-beside-lag',
]

/** Riso prints. */
export const risoCards = composeCards({
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
  ].map(setForLayout),
})

/** On a label, in a wreath and between two corners words are centred; beside a stack they are flush. */
function setForLayout(card: RisoCard): RisoCard {
  const { layout = 'fall' } = compositions[card.art.motif] ?? {}
  if (layout === 'fall' || layout === 'rise') return card
  const align = layout === 'stack' ? 'right' : 'middle'
  const lines = card.lines.map(([field, rank, words, options]): RisoCard['lines'][number] => {
    const maxLines = layout === 'stack' && rank !== 'drawnTitle' ? 3 : lettering[rank].maxLines
    return [field, rank, words, { align, maxLines, ...options }]
  })
  return { ...card, lines }
}
