import { babyBottle } from '../../motifs/childhood/baby-bottle.ts'
import { letterBlocks } from '../../motifs/childhood/letter-blocks.ts'
import { lollipop } from '../../motifs/childhood/lollipop.ts'
import { pencils } from '../../motifs/childhood/pencils.ts'
import { schoolBag } from '../../motifs/childhood/school-bag.ts'
import { dreidel } from '../../motifs/holidays/dreidel.ts'
import { gragger } from '../../motifs/holidays/gragger.ts'
import { hamentash } from '../../motifs/holidays/hamentash.ts'
import { honeyJar } from '../../motifs/holidays/honey-jar.ts'
import { matzah } from '../../motifs/holidays/matzah.ts'
import { menorah } from '../../motifs/holidays/menorah.ts'
import { mishloachManos } from '../../motifs/holidays/mishloach-manos.ts'
import { oilJug } from '../../motifs/holidays/oil-jug.ts'
import { sederPlate } from '../../motifs/holidays/seder-plate.ts'
import { sufganiya } from '../../motifs/holidays/sufganiya.ts'
import { apple } from '../../motifs/plants/apple.ts'
import { pomegranate } from '../../motifs/plants/pomegranate.ts'
import { birthdayCake } from '../../motifs/simchos/birthday-cake.ts'
import { coinTray } from '../../motifs/simchos/coin-tray.ts'
import { arbes } from '../../motifs/table/arbes.ts'
import { becher } from '../../motifs/table/becher.ts'
import { candlesticks } from '../../motifs/table/candlesticks.ts'
import { challah } from '../../motifs/table/challah.ts'
import { oilLamp } from '../../motifs/table/oil-lamp.ts'
import { openWindow } from '../../motifs/table/open-window.ts'
import { wineBottle } from '../../motifs/table/wine-bottle.ts'
import { wineDecanter } from '../../motifs/table/wine-decanter.ts'
import { haggadah } from '../../motifs/torah/haggadah.ts'
import { seforimAndApple } from '../../motifs/torah/seforim-and-apple.ts'
import {
  drawConfetti,
  drawFlags,
  drawGarland,
  drawHungStars,
  drawLetterChart,
  drawParty,
} from '../hung.ts'
import { shades } from '../materials.ts'
import type { ColourName } from '../palettes.ts'
import type { Plot } from '../plot.ts'
import { tabletop } from './tabletop.ts'

function wrapped(cloth: ColourName, ribbon: ColourName) {
  return ({ colours }: Plot) => ({
    cloth: shades(colours[cloth], colours.dark),
    fruit: shades(colours[ribbon], colours.dark),
  })
}

/** The first day of cheder: a bag, letters and honey. */
export const chederTable = tabletop(drawLetterChart, [
  { thing: lollipop, across: -0.82, down: 0.03, size: 0.6, turn: -0.06 },
  { thing: schoolBag, across: -0.4, size: 0.86 },
  { thing: honeyJar, across: 0.82, size: 0.56 },
  { thing: letterBlocks, across: 0.34, down: 0.02, size: 0.66 },
])

/** For a rebbi or a morah: pencils, seforim and an apple. */
export const teachersTable = tabletop(drawLetterChart, [
  { thing: pencils, across: -0.46, size: 0.92 },
  { thing: seforimAndApple, across: 0.34, size: 1 },
  { thing: letterBlocks, across: 0.86, down: 0.04, size: 0.44 },
])

/** A morning in bed: the window open, honey and an apple within reach. */
export const morningTable = tabletop(drawGarland, [
  { thing: openWindow, across: 0, down: -0.03, size: 1.24 },
  { thing: honeyJar, across: -0.74, down: 0.03, size: 0.58 },
  { thing: apple, across: 0.72, down: 0.04, size: 0.42 },
])

export const purimTable = tabletop(drawConfetti, [
  {
    thing: lollipop,
    across: 0.76,
    down: -0.02,
    size: 0.8,
    turn: 0.08,
    paints: wrapped('main', 'sun'),
  },
  { thing: mishloachManos, across: 0.4, size: 0.9 },
  { thing: gragger, across: -0.32, down: 0.03, size: 1.06 },
  { thing: hamentash, across: -0.8, down: 0.05, size: 0.46 },
  { thing: hamentash, across: 0.02, down: 0.06, size: 0.36 },
  { thing: hamentash, across: 0.88, down: 0.06, size: 0.36 },
])

export const dreidelTable = tabletop(drawHungStars, [
  { thing: oilJug, across: -0.78, down: -0.02, size: 0.72 },
  { thing: sufganiya, across: 0.74, down: -0.01, size: 0.58 },
  { thing: dreidel, across: -0.38, down: 0.06, size: 0.6, turn: -0.2 },
  { thing: dreidel, across: 0.08, down: 0.06, size: 1.06, turn: 0.1, paints: woods('main') },
  { thing: dreidel, across: 0.46, down: 0.06, size: 0.44, turn: 0.28, paints: woods('coral') },
])

function woods(hue: ColourName) {
  return ({ colours }: Plot) => ({ wood: shades(colours[hue], colours.dark) })
}

export const pesachTable = tabletop(drawGarland, [
  { thing: wineBottle, across: 0.84, size: 0.92 },
  { thing: sederPlate, across: 0.3, down: -0.01, size: 0.96 },
  { thing: haggadah, across: -0.74, down: 0.01, size: 0.74 },
  { thing: matzah, across: -0.3, down: 0.05, size: 0.6 },
  { thing: becher, across: 0.56, down: 0.06, size: 0.54, paints: golden },
])

function golden({ colours: { sun, dark } }: Plot) {
  return { metal: shades(sun, dark), paper: shades(sun, dark) }
}

/** Three years old: cake, letters and honey. */
export const thirdBirthday = tabletop(drawParty, [
  { thing: birthdayCake, across: -0.04, size: 1.0 },
  { thing: letterBlocks, across: -0.7, down: 0.03, size: 0.54 },
  { thing: honeyJar, across: 0.66, down: 0.02, size: 0.54 },
])

export const redemption = tabletop(drawParty, [
  { thing: letterBlocks, across: -0.78, size: 0.5 },
  { thing: babyBottle, across: 0.84, size: 0.66 },
  { thing: coinTray, across: 0, down: 0.05, size: 1.22 },
])

/** Erev Shabbos: lights, challah and wine. */
export const shabbosTable = tabletop(drawHungStars, [
  { thing: candlesticks, across: -0.42, down: -0.02, size: 1.0 },
  { thing: wineDecanter, across: 0.66, down: -0.02, size: 0.86 },
  { thing: becher, across: 0.22, down: 0.04, size: 0.6 },
  { thing: challah, across: 0.5, down: 0.06, size: 0.66 },
])

/** Leil Shabbos after the birth of a boy: arbes, wine and fruit by the lamp. */
export const shalomZachorTable = tabletop(drawHungStars, [
  { thing: oilLamp, across: -0.62, down: -0.02, size: 1.06 },
  { thing: wineBottle, across: 0.44, down: -0.02, size: 0.9 },
  { thing: apple, across: -0.3, down: 0.02, size: 0.34, paints: greenApple },
  { thing: becher, across: 0.78, down: 0.03, size: 0.56 },
  { thing: arbes, across: 0.08, down: 0.06, size: 0.7 },
])

/** Rosh Hashanah: honey, apples and a pomegranate. */
export const newYearTable = tabletop(drawGarland, [
  { thing: honeyJar, across: 0.1, size: 0.96 },
  { thing: pomegranate, across: -0.6, down: 0.02, size: 0.74 },
  { thing: apple, across: 0.72, down: 0.01, size: 0.6, paints: wrapped('main', 'coral') },
  { thing: apple, across: 0.46, down: 0.06, size: 0.44, paints: greenApple },
])

function greenApple({ colours }: Plot) {
  return { fruit: shades(colours.leaf, colours.dark), leaf: shades(colours.hillNear, colours.dark) }
}

/** A child's menorah with all its lights, a dreidel and the food of the day. */
export const menorahTable = tabletop(drawFlags, [
  { thing: menorah, across: 0, down: 0.02, size: 1.12 },
  { thing: dreidel, across: -0.74, down: 0.06, size: 0.46, turn: -0.16, paints: woods('main') },
  { thing: sufganiya, across: 0.76, down: 0.06, size: 0.44 },
])
