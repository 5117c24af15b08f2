import { babyShoes } from '../motifs/childhood/baby-shoes.ts'
import { cradle } from '../motifs/childhood/cradle.ts'
import { pram } from '../motifs/childhood/pram.ts'
import { rattle } from '../motifs/childhood/rattle.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import { bowAndArrows } from '../motifs/holidays/bow-and-arrows.ts'
import { dreidel } from '../motifs/holidays/dreidel.ts'
import { esrog } from '../motifs/holidays/esrog.ts'
import { gragger } from '../motifs/holidays/gragger.ts'
import { hamentash } from '../motifs/holidays/hamentash.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { matzah } from '../motifs/holidays/matzah.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { mishloachManos } from '../motifs/holidays/mishloach-manos.ts'
import { oilJug } from '../motifs/holidays/oil-jug.ts'
import { paperFlag } from '../motifs/holidays/paper-flag.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import { sufganiya } from '../motifs/holidays/sufganiya.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import type { Motif } from '../motifs/motif.ts'
import { grapes } from '../motifs/plants/grapes.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { balloon } from '../motifs/simchos/balloon.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { gift } from '../motifs/simchos/gift.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { arbes } from '../motifs/table/arbes.ts'
import { becher } from '../motifs/table/becher.ts'
import { besamim } from '../motifs/table/besamim.ts'
import { candlestick, candlesticks } from '../motifs/table/candlesticks.ts'
import { challah } from '../motifs/table/challah.ts'
import { fish } from '../motifs/table/fish.ts'
import { havdalahCandle } from '../motifs/table/havdalah-candle.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { keyRing } from '../motifs/table/key-ring.ts'
import { kiddushTable } from '../motifs/table/kiddush-table.ts'
import { wineBottle } from '../motifs/table/wine-bottle.ts'
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { siddur } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { shul } from '../motifs/torah/shul.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { Layout } from './plot.ts'

export interface Composition {
  layout: Layout
  /** The woodcuts, the most important first. */
  things: readonly (() => Motif)[]
}

/** Printed things by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'wall-purim': { layout: 'wall', things: [gragger, hamentash, hamentash] },
  'wall-meron': { layout: 'wall', things: [bonfire, bowAndArrows, bowAndArrows] },
  'wall-torah': { layout: 'wall', things: [crown, seferTorah, seferTorah] },
  'posters-lchaim': { layout: 'posters', things: [becher, wineBottle, wineDecanter] },
  'posters-cradle': { layout: 'posters', things: [cradle, babyShoes, rattle] },
  'posters-flags': { layout: 'posters', things: [seferTorah, paperFlag, paperFlag] },
  'bill-megillah': { layout: 'bill', things: [megillah] },
  'bill-chuppah': { layout: 'bill', things: [chuppah] },
  'bill-tefillin': { layout: 'bill', things: [tefillin] },
  'bill-sforim': { layout: 'bill', things: [sforim] },
  'rays-menorah': { layout: 'rays', things: [menorah] },
  'rays-cake': { layout: 'rays', things: [birthdayCake] },
  'rays-manos': { layout: 'rays', things: [mishloachManos] },
  'ticket-chuppah': { layout: 'ticket', things: [chuppah, becher, becher] },
  'ticket-balloon': { layout: 'ticket', things: [balloon, gift, gift] },
  'ticket-scissors': { layout: 'ticket', things: [scissors, openSefer, openSefer] },
  'ticket-shul': { layout: 'ticket', things: [shul, sforim, sforim] },
  'ticket-house': { layout: 'ticket', things: [houseDoor, keyRing, keyRing] },
  'ticket-dinner': { layout: 'ticket', things: [fish, wineDecanter, becher] },
  'label-grapes': { layout: 'label', things: [grapes] },
  'label-oil': { layout: 'label', things: [oilJug] },
  'label-pomegranate': { layout: 'label', things: [pomegranate] },
  'label-matzah': { layout: 'label', things: [matzah] },
  'news-cradle': { layout: 'news', things: [cradle] },
  'news-becher': { layout: 'news', things: [becher] },
  'news-sefer': { layout: 'news', things: [openSefer] },
  'leaf-candles': { layout: 'leaf', things: [candlesticks] },
  'leaf-sukkah': { layout: 'leaf', things: [sukkah] },
  'shop-kiddush': { layout: 'shop', things: [kiddushTable, wineDecanter, fish] },
  'shop-challah': { layout: 'shop', things: [challah, candlesticks, becher] },
  'shop-esrog': { layout: 'shop', things: [lulav, esrog, esrog] },
  'shop-sufganiya': { layout: 'shop', things: [menorah, sufganiya, dreidel] },
  'case-scissors': { layout: 'case', things: [scissors] },
  'case-pram': { layout: 'case', things: [pram] },
  'case-sefer': { layout: 'case', things: [openSefer] },
  'oval-chuppah': { layout: 'oval', things: [chuppah] },
  'oval-tefillin': { layout: 'oval', things: [tefillin] },
  'stamps-birthday': { layout: 'stamps', things: [balloon, birthdayCake, gift] },
  'stamps-baby': { layout: 'stamps', things: [babyShoes, pram, rattle] },
  'stamps-year': { layout: 'stamps', things: [pomegranate, shofar, honeyJar] },
  'stamps-bas': { layout: 'stamps', things: [siddur, candlestick, dove] },
  'shop-melaveh': { layout: 'shop', things: [besamim, havdalahCandle, wineBottle] },
  'posters-arbes': { layout: 'posters', things: [arbes, wineBottle, becher] },
  'bill-coins': { layout: 'bill', things: [coinTray] },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = Object.hasOwn(compositions, motif) ? compositions[motif] : undefined
  if (!composition) throw new RangeError(`woodtype has no motif ${motif}`)
  return composition
}
