import { compositions } from '#shared/art/kids/compositions.ts'
import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { inYiddish, type KidsCard, lettering } from './lettering.ts'
import { occasions } from './occasions.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'balloons-over-the-pram',
  'up-among-the-clouds',
  'on-the-nursery-shelf',
  'fawn-in-the-clearing',
  'three-ducklings',
  'little-boat-at-sea',
  'nest-in-the-bough',
  'pram-in-rose',
  'on-the-washing-line',
  'lambs-in-clover',
  'cradle-under-the-moon',
  'balloon-ride',
  'cradle-in-the-tree',
  'moonlit-shalom-zachor',
  'pillow-on-the-clouds',
  'five-silver-coins',
  'five-candles',
  'first-candle',
  'kites-on-the-wind',
  'lollipop-wood',
  'train-to-a-hundred-and-twenty',
  'balloons-that-say-it',
  'three-candles',
  'first-day-of-cheder',
  'alef-beis-express',
  'a-tree-of-the-field',
  'lamb-says-mazel-tov',
  'ducklings-at-dusk',
  'gragger-and-hamentashen',
  'a-purim-of-sweets',
  'dreidels-on-the-table',
  'a-tree-for-the-new-year',
  'sparks-over-the-hill',
  'flags-and-apples',
  'a-set-seder-table',
  'lights-and-challah',
  'honey-for-the-year',
  'sukkah-in-the-garden',
  'nine-little-lights',
  'mountain-in-flower',
  'young-moon',
  'shul-on-the-hill',
]

/** Designs in gouache for children. */
export const kidsCards = composeCards({
  lettering,
  inYiddish,
  order,
  cards: [...births, ...growingUp, ...shul, ...seasons, ...yomTov, ...occasions, ...gatherings].map(
    setForLayout,
  ),
})

/** Beside a tower Hebrew words are flush with the edge. */
function setForLayout(card: KidsCard): KidsCard {
  if (compositions[card.art.motif]?.layout !== 'tower') return card
  const lines = card.lines.map(([field, rank, words, options]): KidsCard['lines'][number] => [
    field,
    rank,
    words,
    { align: card.language === 'en' ? 'middle' : 'right', maxLines: 3, ...options },
  ])
  return { ...card, lines }
}
