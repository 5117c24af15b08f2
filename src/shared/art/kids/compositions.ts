import type { Art } from '../art.ts'
import { airBalloon } from './compositions/air-balloon.ts'
import { birthdayTable } from './compositions/birthday-table.ts'
import { bonfireAtDusk } from './compositions/bonfire-at-dusk.ts'
import { candyHill, sweetsOfPurim } from './compositions/candy-hill.ts'
import { cradleAndMoon } from './compositions/cradle-and-moon.ts'
import { cradleInTheTree } from './compositions/cradle-in-the-tree.ts'
import { ducklings } from './compositions/ducklings.ts'
import { fawn } from './compositions/fawn.ts'
import { flagsAndApples } from './compositions/flags-and-apples.ts'
import { floweringSinai } from './compositions/flowering-sinai.ts'
import {
  gardenSukkah,
  gateOnTheHill,
  housesOnTheHill,
  newMoon,
  shulOnTheHill,
} from './compositions/hills.ts'
import { kites } from './compositions/kites.ts'
import { lambs } from './compositions/lambs.ts'
import { letterBalloons } from './compositions/letter-balloons.ts'
import { letterTrain } from './compositions/letter-train.ts'
import { nest } from './compositions/nest.ts'
import { picnic } from './compositions/picnic.ts'
import { pillowOnClouds } from './compositions/pillow-on-clouds.ts'
import { pramAndBalloons } from './compositions/pram-and-balloons.ts'
import { drawSeaFoot, sailboatAtSea } from './compositions/sailboat-at-sea.ts'
import { sapling } from './compositions/sapling.ts'
import {
  chederTable,
  dreidelTable,
  menorahTable,
  morningTable,
  newYearTable,
  pesachTable,
  purimTable,
  redemption,
  shabbosTable,
  shalomZachorTable,
  teachersTable,
  thirdBirthday,
} from './compositions/tables.ts'
import { toyShelf } from './compositions/toy-shelf.ts'
import { washingLine } from './compositions/washing-line.ts'
import type { Layout } from './layouts.ts'
import type { Plot } from './plot.ts'
import { drawCloth } from './table.ts'
import { drawCloudBank, drawFoot, drawSprinkles, drawTornPaper } from './torn-paper.ts'

/** The things in a picture, and the sheet under its text. */
export interface Composition {
  layout: Layout
  draw(plot: Plot): Art
  /** The sheet under the text. */
  sheet(plot: Plot): Art
}

/** The compositions by the names that designs use. */
export const compositions: Readonly<Record<string, Composition>> = {
  'pram-and-balloons': onHill(pramAndBalloons),
  'cradle-and-moon': onHill(cradleAndMoon),
  'letter-balloons': onHill(letterBalloons),
  'cradle-in-the-tree': onHill(cradleInTheTree),
  sailboat: {
    layout: 'hill',
    draw: sailboatAtSea,
    sheet: (plot) => [drawTornPaper(plot), drawSeaFoot(plot)],
  },
  nest: onPaper(nest),
  lambs: inSky(lambs),
  ducklings: inSky(ducklings),
  fawn: onHill(fawn),
  picnic: onHill(picnic),
  'third-birthday': onCloth(thirdBirthday),
  'birthday-table': onCloth(birthdayTable),
  'letter-train': onHill(letterTrain),
  kites: inSky(kites),
  'toy-shelf': onPaper(toyShelf),
  'air-balloon': onHill(airBalloon),
  'washing-line': onHill(washingLine),
  'candy-hill': inSky(candyHill),
  'sweets-of-purim': inSky(sweetsOfPurim),
  bonfire: onHill(bonfireAtDusk),
  'cheder-table': onCloth(chederTable),
  'teachers-table': onCloth(teachersTable),
  'morning-table': onCloth(morningTable),
  'shalom-zachor-table': onCloth(shalomZachorTable),
  'shabbos-table': onCloth(shabbosTable),
  'new-year-table': onCloth(newYearTable),
  'menorah-table': onCloth(menorahTable),
  'garden-sukkah': onHill(gardenSukkah),
  'shul-on-the-hill': onHill(shulOnTheHill),
  'houses-on-the-hill': onHill(housesOnTheHill),
  'gate-on-the-hill': onHill(gateOnTheHill),
  sinai: onHill(floweringSinai),
  'new-moon': onHill(newMoon),
  'purim-table': onCloth(purimTable),
  'dreidel-table': onCloth(dreidelTable),
  'pesach-table': onCloth(pesachTable),
  redemption: onCloth(redemption),
  sapling: onHill(sapling),
  'flags-and-apples': onCloth(flagsAndApples),
  'pillow-on-clouds': onHill(pillowOnClouds),
}

function onHill(draw: Composition['draw']): Composition {
  return { layout: 'hill', draw, sheet: (plot) => [drawTornPaper(plot), drawFoot(plot)] }
}

function onPaper(draw: Composition['draw']): Composition {
  const sheet = (plot: Plot) => [drawTornPaper(plot), drawSprinkles(plot, plot.foot + 60)]
  return { layout: 'hill', draw, sheet }
}

function onCloth(draw: Composition['draw']): Composition {
  return {
    layout: 'hill',
    draw,
    sheet: (plot) => [drawCloth(plot), drawSprinkles(plot, plot.foot + 100)],
  }
}

function inSky(draw: Composition['draw']): Composition {
  return { layout: 'sky', draw, sheet: drawCloudBank }
}
