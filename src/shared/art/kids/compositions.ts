import type { Art } from '../art.ts'
import { airBalloon } from './compositions/air-balloon.ts'
import { birthdayTable } from './compositions/birthday-table.ts'
import { candyHill, sweetsOfPurim } from './compositions/candy-hill.ts'
import { cradleAndMoon } from './compositions/cradle-and-moon.ts'
import { ducklings } from './compositions/ducklings.ts'
import { floweringSinai } from './compositions/flowering-sinai.ts'
import { newMoon, shulOnTheHill } from './compositions/hills.ts'
import { kites } from './compositions/kites.ts'
import { lambs } from './compositions/lambs.ts'
import { letterBalloons } from './compositions/letter-balloons.ts'
import { nest } from './compositions/nest.ts'
import { pillowOnClouds } from './compositions/pillow-on-clouds.ts'
import { pramAndBalloons } from './compositions/pram-and-balloons.ts'
import { drawSeaFoot, sailboatAtSea } from './compositions/sailboat-at-sea.ts'
import { purimTable, thirdBirthday } from './compositions/tables.ts'
import { drawFlags, drawGarland } from './hung.ts'
import type { Layout } from './layouts.ts'
import type { Plot } from './plot.ts'
import { settings } from './settings/settings.ts'
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
  sailboat: {
    layout: 'hill',
    draw: sailboatAtSea,
    sheet: (plot) => [drawTornPaper(plot), drawSeaFoot(plot)],
  },
  nest: inSky(nest),
  lambs: inSky(lambs),
  ducklings: inSky(ducklings),
  'third-birthday': onCloth(thirdBirthday),
  'birthday-table': onCloth(birthdayTable),
  kites: inSky(kites, drawFlags),
  'air-balloon': onHill(airBalloon),
  'candy-hill': inSky(candyHill, drawFlags),
  'sweets-of-purim': inSky(sweetsOfPurim, drawFlags),
  'shul-on-the-hill': onHill(shulOnTheHill),
  sinai: onHill(floweringSinai),
  'new-moon': onHill(newMoon),
  'purim-table': onCloth(purimTable),
  'pillow-on-clouds': onHill(pillowOnClouds),
  'pram-in-the-clouds': inSky(pramAndBalloons),
  ...settings,
}

function onHill(draw: Composition['draw']): Composition {
  return { layout: 'hill', draw, sheet: (plot) => [drawTornPaper(plot), drawFoot(plot)] }
}

function onCloth(draw: Composition['draw']): Composition {
  return {
    layout: 'hill',
    draw,
    sheet: (plot) => [drawCloth(plot), drawSprinkles(plot, plot.foot + 100)],
  }
}

/** Words above the picture; on a tall page something hangs over them. */
function inSky(draw: Composition['draw'], hang: Composition['draw'] = drawGarland): Composition {
  return {
    layout: 'sky',
    draw,
    sheet: (plot) => [drawCloudBank(plot), plot.text.y > 250 ? hang(plot) : []],
  }
}
