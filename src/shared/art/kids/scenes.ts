import type { Art } from '../art.ts'
import type { Layout } from './layouts.ts'
import type { Page } from './page.ts'
import { airBalloon } from './scenes/air-balloon.ts'
import { birthdayTable } from './scenes/birthday-table.ts'
import { bonfireAtDusk } from './scenes/bonfire-at-dusk.ts'
import { candyHill, sweetsOfPurim } from './scenes/candy-hill.ts'
import { cradleAndMoon } from './scenes/cradle-and-moon.ts'
import { cradleInTheTree } from './scenes/cradle-in-the-tree.ts'
import { ducklings } from './scenes/ducklings.ts'
import { fawn } from './scenes/fawn.ts'
import { flagsAndApples } from './scenes/flags-and-apples.ts'
import { floweringSinai } from './scenes/flowering-sinai.ts'
import { gardenSukkah, newMoon, shulOnTheHill } from './scenes/hills.ts'
import { kites } from './scenes/kites.ts'
import { lambs } from './scenes/lambs.ts'
import { letterBalloons } from './scenes/letter-balloons.ts'
import { letterTrain } from './scenes/letter-train.ts'
import { nest } from './scenes/nest.ts'
import { picnic } from './scenes/picnic.ts'
import { pillowOnClouds } from './scenes/pillow-on-clouds.ts'
import { pramAndBalloons } from './scenes/pram-and-balloons.ts'
import { drawSeaFoot, sailboatAtSea } from './scenes/sailboat-at-sea.ts'
import { sapling } from './scenes/sapling.ts'
import {
  chederTable,
  dreidelTable,
  menorahTable,
  newYearTable,
  pesachTable,
  purimTable,
  redemption,
  shabbosTable,
  thirdBirthday,
} from './scenes/tables.ts'
import { toyShelf } from './scenes/toy-shelf.ts'
import { washingLine } from './scenes/washing-line.ts'
import { drawCloudBank, drawFoot, drawSheet, drawSprinkles } from './sheet.ts'
import { drawCloth } from './table.ts'

/** The things in a picture, and the sheet under its text. */
export interface Scene {
  layout: Layout
  draw(page: Page): Art
  /** The sheet under the text. */
  sheet(page: Page): Art
}

/** The compositions by the names that designs use. */
export const scenes: Readonly<Record<string, Scene>> = {
  'pram-and-balloons': onHill(pramAndBalloons),
  'cradle-and-moon': onHill(cradleAndMoon),
  'letter-balloons': onHill(letterBalloons),
  'cradle-in-the-tree': onHill(cradleInTheTree),
  sailboat: {
    layout: 'hill',
    draw: sailboatAtSea,
    sheet: (page) => [drawSheet(page), drawSeaFoot(page)],
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
  'shabbos-table': onCloth(shabbosTable),
  'new-year-table': onCloth(newYearTable),
  'menorah-table': onCloth(menorahTable),
  'garden-sukkah': onHill(gardenSukkah),
  'shul-on-the-hill': onHill(shulOnTheHill),
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

function onHill(draw: Scene['draw']): Scene {
  return { layout: 'hill', draw, sheet: (page) => [drawSheet(page), drawFoot(page)] }
}

function onPaper(draw: Scene['draw']): Scene {
  const sheet = (page: Page) => [drawSheet(page), drawSprinkles(page, page.foot + 60)]
  return { layout: 'hill', draw, sheet }
}

function onCloth(draw: Scene['draw']): Scene {
  return {
    layout: 'hill',
    draw,
    sheet: (page) => [drawCloth(page), drawSprinkles(page, page.foot + 100)],
  }
}

function inSky(draw: Scene['draw']): Scene {
  return { layout: 'sky', draw, sheet: drawCloudBank }
}
