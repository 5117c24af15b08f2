import { cradle } from '../../motifs/childhood/cradle.ts'
import { pram } from '../../motifs/childhood/pram.ts'
import { esrog } from '../../motifs/holidays/esrog.ts'
import { honeyJar } from '../../motifs/holidays/honey-jar.ts'
import { lulav } from '../../motifs/holidays/lulav.ts'
import { apple } from '../../motifs/plants/apple.ts'
import { fruitBasket } from '../../motifs/plants/fruit-basket.ts'
import { seedling } from '../../motifs/plants/seedling.ts'
import { chuppah } from '../../motifs/simchos/chuppah.ts'
import { dove } from '../../motifs/simchos/dove.ts'
import { becher } from '../../motifs/table/becher.ts'
import { candlestick, candlesticks } from '../../motifs/table/candlesticks.ts'
import { houseDoor } from '../../motifs/table/house-door.ts'
import { mortar } from '../../motifs/table/mortar.ts'
import { yahrzeitCandle } from '../../motifs/table/yahrzeit-candle.ts'
import { siddur, tehillim } from '../../motifs/torah/bound-book.ts'
import { luchos } from '../../motifs/torah/luchos.ts'
import { seforimAndApple } from '../../motifs/torah/seforim-and-apple.ts'
import { arbor } from './arbor.ts'
import { bouquet } from './bouquet.ts'
import { corners } from './corners.ts'
import { crescent } from './crescent.ts'
import type { Composition, Recipe } from './garden.ts'
import { garland } from './garland.ts'
import { list } from './list.ts'
import { meadow } from './meadow.ts'
import { oval } from './oval.ts'
import { type RecipeName, recipes } from './recipes.ts'
import { still } from './still.ts'
import { wreath } from './wreath.ts'

export interface Planting {
  composition: Composition
  recipe: Recipe
}

type Row = readonly [motif: string, composition: Composition, recipe: RecipeName]

const rows: readonly Row[] = [
  ['bouquet-anemone', bouquet, 'anemone'],
  ['bouquet-lily', bouquet, 'lily'],
  ['bouquet-peony', bouquet, 'peony'],
  ['corners-anemone', corners, 'anemone'],
  ['corners-white', corners, 'white'],
  ['crescent-citrus', crescent, 'citrus'],
  ['crescent-rose', crescent, 'rose'],
  ['garland-almond', garland, 'almond'],
  ['garland-esrog', garland, 'esrog'],
  ['garland-rose', garland, 'rose'],
  ['garland-vine', garland, 'vine'],
  ['meadow-field', meadow, 'field'],
  ['meadow-lavender', meadow, 'lavender'],
  ['meadow-wheat', meadow, 'wheat'],
  ['still-becher', still([{ motif: becher, height: 380 }]), 'vine'],
  ['still-candlesticks', still([{ motif: candlesticks, height: 430 }], { between: true }), 'rose'],
  ['still-cradle', still([{ motif: cradle, height: 320 }]), 'peony'],
  [
    'still-honey',
    still([
      { motif: honeyJar, aside: -76, height: 330 },
      { motif: apple, aside: 108, height: 190 },
    ]),
    'citrus',
  ],
  ['still-luchos', still([{ motif: luchos, height: 350 }]), 'wheat'],
  [
    'still-lulav',
    still([
      { motif: lulav, aside: -50, height: 460 },
      { motif: esrog, aside: 120, height: 190 },
    ]),
    'myrtle',
  ],
  ['still-memorial-candle', still([{ motif: yahrzeitCandle, height: 400 }]), 'quiet'],
  ['corners-quiet', corners, 'quiet'],
  ['garland-quiet', garland, 'quiet'],
  ['wreath-quiet', wreath, 'quiet'],
  ['arbor-tehillim', arbor([{ motif: tehillim, height: 330 }]), 'myrtle'],
  ['arbor-mortar', arbor([{ motif: mortar, height: 380 }]), 'field'],
  ['arbor-siddur', arbor([{ motif: siddur, height: 340 }]), 'peony'],
  ['still-candlestick', still([{ motif: candlestick, height: 440 }]), 'white'],
  ['still-fruit-basket', still([{ motif: fruitBasket, height: 260 }]), 'vine'],
  ['still-house-door', still([{ motif: houseDoor, height: 400 }]), 'rose'],
  ['arbor-seforim', arbor([{ motif: seforimAndApple, height: 380 }]), 'anemone'],
  ['still-seedling', still([{ motif: seedling, height: 460 }]), 'lavender'],
  [
    'arbor-lulav',
    arbor([
      { motif: lulav, aside: -50, height: 460 },
      { motif: esrog, aside: 120, height: 190 },
    ]),
    'myrtle',
  ],
  ['arbor-seedling', arbor([{ motif: seedling, height: 400 }]), 'lavender'],
  ['oval-pram', oval(pram), 'peony'],
  ['oval-chuppah', oval(chuppah), 'rose'],
  ['oval-honey', oval(honeyJar), 'citrus'],
  ['oval-dove', oval(dove), 'olive'],
  ['oval-siddur', oval(siddur), 'anemone'],
  ['list-citrus', list, 'citrus'],
  ['list-rose', list, 'rose'],
  ['wreath-olive', wreath, 'olive'],
  ['wreath-peony', wreath, 'peony'],
  ['wreath-white', wreath, 'white'],
]

/** Every planted composition by its motif. */
export const plantings: ReadonlyMap<string, Planting> = new Map(
  rows.map(([motif, composition, recipe]) => [motif, { composition, recipe: recipes[recipe] }]),
)
