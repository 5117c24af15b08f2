import { alefBeisBoard } from '../motifs/childhood/alef-beis-board.ts'
import { cradle } from '../motifs/childhood/cradle.ts'
import { letterBlocks } from '../motifs/childhood/letter-blocks.ts'
import { pram } from '../motifs/childhood/pram.ts'
import { rattle } from '../motifs/childhood/rattle.ts'
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
import { sederPlate } from '../motifs/holidays/seder-plate.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import { sufganiya } from '../motifs/holidays/sufganiya.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import type { Motif } from '../motifs/motif.ts'
import { apple } from '../motifs/plants/apple.ts'
import { barley } from '../motifs/plants/barley.ts'
import { fig } from '../motifs/plants/fig.ts'
import { fruitBasket } from '../motifs/plants/fruit-basket.ts'
import { grapes } from '../motifs/plants/grapes.ts'
import { oliveBranch } from '../motifs/plants/olive-branch.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { seedling } from '../motifs/plants/seedling.ts'
import { wheat } from '../motifs/plants/wheat.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { gift } from '../motifs/simchos/gift.ts'
import { kesubah } from '../motifs/simchos/kesubah.ts'
import { kisei } from '../motifs/simchos/kisei.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { ringBox } from '../motifs/simchos/ring-box.ts'
import { becher } from '../motifs/table/becher.ts'
import { besamim } from '../motifs/table/besamim.ts'
import { candlestick, candlesticks } from '../motifs/table/candlesticks.ts'
import { challah } from '../motifs/table/challah.ts'
import { havdalahCandle } from '../motifs/table/havdalah-candle.ts'
import { kiddushTable } from '../motifs/table/kiddush-table.ts'
import { lowChair } from '../motifs/table/low-chair.ts'
import { mortar } from '../motifs/table/mortar.ts'
import { oilLamp } from '../motifs/table/oil-lamp.ts'
import { streetOfHouses } from '../motifs/table/street-of-houses.ts'
import { wineBottle } from '../motifs/table/wine-bottle.ts'
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { siddur, tehillim } from '../motifs/torah/bound-book.ts'
import { haggadah } from '../motifs/torah/haggadah.ts'
import { machzor } from '../motifs/torah/machzor.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { quillAndInk } from '../motifs/torah/quill-and-ink.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { seforimAndApple } from '../motifs/torah/seforim-and-apple.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { shul } from '../motifs/torah/shul.ts'
import { tallisBag } from '../motifs/torah/tallis-bag.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { FrameName } from './layout.ts'

/**
 * A thing on the sill: distance of its foot from the axis, units, and its scale; back ones first.
 */
export type Thing = readonly [motif: () => Motif, x: number, scale: number]

export interface Composition {
  frame: FrameName
  view: 'city' | 'hills' | 'sea' | 'garden'
  /** The side of the hanging flowers. */
  plant?: 'left' | 'right'
  things: readonly Thing[]
  /** The thing at the far end of a garden's path, and its scale in units. */
  far?: readonly [motif: () => Motif, scale: number]
}

/** Every composition by its name. */
// biome-ignore format: a table
export const compositions: Readonly<Record<string, Composition>> = {
  shabbos: { frame: 'arch', view: 'city', plant: 'right', things: [[candlesticks, -205, 2.1], [becher, 22, 1.12], [challah, 222, 1.3]] },
  'shabbos-terrace': { frame: 'terrace', view: 'hills', plant: 'left', things: [[wineDecanter, 260, 1.5], [becher, 130, 1], [challah, -120, 1.6]] },
  'shabbos-candles': { frame: 'lintel', view: 'hills', plant: 'left', things: [[candlesticks, 0, 2.5], [becher, 262, 1.2], [challah, -268, 1.3]] },
  havdalah: { frame: 'lintel', view: 'sea', plant: 'left', things: [[havdalahCandle, 190, 1.9], [becher, 30, 1.15], [besamim, -130, 1.5]] },
  wedding: { frame: 'arch', view: 'hills', plant: 'right', things: [[kesubah, -200, 1.5], [candlesticks, 200, 1.7], [ringBox, 10, 0.72]] },
  'sheva-bruches': { frame: 'terrace', view: 'city', plant: 'left', things: [[oilLamp, -300, 1.2], [wineDecanter, -60, 1.6], [becher, 75, 0.95], [becher, 222, 0.95]] },
  'bar-mitzvah': { frame: 'arch', view: 'hills', plant: 'left', things: [[sforim, -245, 1.1], [tallisBag, 245, 1.05], [tefillin, 5, 1.05]] },
  siyum: { frame: 'twin', view: 'city', plant: 'left', things: [[sforim, -222, 1.3], [oilLamp, 300, 1.15], [openSefer, 180, 1.15]] },
  shul: { frame: 'arch', view: 'city', plant: 'left', things: [[candlesticks, 215, 1.6], [sforim, -230, 1.2], [openSefer, 0, 1.35]] },
  'sefer-torah': { frame: 'niche', view: 'city', things: [[seferTorah, 0, 2]] },
  'rosh-hashanah': { frame: 'lintel', view: 'hills', plant: 'left', things: [[shofar, -210, 1.35], [honeyJar, 30, 1.2], [pomegranate, 180, 0.9], [apple, 290, 0.75]] },
  'yom-kippur': { frame: 'niche', view: 'city', things: [[machzor, -80, 1.2], [yahrzeitCandle, 100, 0.9]] },
  sukkos: { frame: 'terrace', view: 'hills', plant: 'left', things: [[lulav, -90, 2.1], [esrog, 90, 0.85]] },
  chanukah: { frame: 'arch', view: 'city', things: [[menorah, 0, 2.05], [oilJug, 290, 0.9], [dreidel, -280, 0.62]] },
  pesach: { frame: 'twin', view: 'hills', plant: 'right', things: [[matzah, -285, 1], [sederPlate, -160, 1], [wineDecanter, 160, 1.25], [becher, 275, 1]] },
  shavuos: { frame: 'lintel', view: 'hills', plant: 'left', things: [[wheat, -225, 1.6], [grapes, -30, 0.95], [pomegranate, 120, 0.85], [fig, 262, 0.75]] },
  yahrzeit: { frame: 'niche', view: 'sea', things: [[yahrzeitCandle, 0, 1.35]] },
  kiddush: { frame: 'twin', view: 'city', plant: 'right', things: [[wineDecanter, -260, 1.4], [becher, -150, 1.05], [challah, 222, 1.2]] },
  'shalom-zachor': { frame: 'arch', view: 'city', plant: 'right', things: [[oilLamp, -240, 1.7], [wineDecanter, 110, 1.4], [becher, 240, 1.1]] },
  'kiddush-gate': { frame: 'gate', view: 'hills', plant: 'left', things: [[kiddushTable, 0, 2.5]] },
  'garden-gate': { frame: 'gate', view: 'garden', plant: 'left', things: [] },
  'city-gate': { frame: 'gate', view: 'city', plant: 'right', things: [] },
  'pram-gate': { frame: 'gate', view: 'garden', plant: 'right', things: [[pram, 0, 1.35]] },
  cradle: { frame: 'twin', view: 'garden', plant: 'left', things: [[cradle, -222, 1.4], [rattle, 222, 1.05]] },
  bris: { frame: 'niche', view: 'hills', plant: 'left', things: [[kisei, 0, 1.8]] },
  pidyon: { frame: 'twin', view: 'city', plant: 'right', things: [[coinTray, -222, 1.15], [becher, 222, 1.1]] },
  upsherin: { frame: 'arch', view: 'garden', plant: 'right', things: [[openSefer, -170, 1.5], [honeyJar, 90, 1.15], [letterBlocks, 262, 0.95]] },
  tenoyim: { frame: 'arch', view: 'city', plant: 'left', things: [[kesubah, -190, 1.55], [quillAndInk, 60, 1.15], [candlesticks, 250, 1.5]] },
  birthday: { frame: 'terrace', view: 'city', plant: 'left', things: [[birthdayCake, 0, 1.35], [gift, 215, 0.9], [gift, -225, 0.75]] },
  purim: { frame: 'twin', view: 'city', plant: 'left', things: [[megillah, -222, 1.2], [wineBottle, 300, 1.3], [hamentash, 190, 0.85]] },
  'tu-bishvat': { frame: 'terrace', view: 'garden', plant: 'left', things: [[oliveBranch, -300, 1.1], [fig, -160, 0.85], [pomegranate, 0, 1.05], [grapes, 150, 1], [wheat, 300, 1.1]] },
  'simchas-torah': { frame: 'lintel', view: 'city', plant: 'left', things: [[sforim, -235, 1.15], [paperFlag, 30, 1.9], [apple, 235, 0.85]] },
  'lag-baomer': { frame: 'terrace', view: 'hills', plant: 'left', things: [[bowAndArrows, 0, 1.9]] },
  anniversary: { frame: 'terrace', view: 'sea', plant: 'right', things: [[becher, -170, 1.15], [becher, -10, 1.15], [ringBox, 170, 0.9]] },
  seder: { frame: 'arch', view: 'hills', plant: 'left', things: [[haggadah, -235, 1.15], [sederPlate, -10, 1.35], [becher, 225, 1.1]] },
  mishloach: { frame: 'terrace', view: 'city', plant: 'left', things: [[mishloachManos, 10, 1.9], [hamentash, -230, 0.85], [gragger, 230, 1]] },
  'chanukah-treats': { frame: 'twin', view: 'city', plant: 'right', things: [[menorah, -222, 1.35], [sufganiya, 175, 0.72], [dreidel, 295, 0.5]] },
  'sweet-year': { frame: 'terrace', view: 'garden', plant: 'left', things: [[apple, -190, 0.95], [honeyJar, 0, 1.3], [pomegranate, 185, 1.05]] },
  thanks: { frame: 'terrace', view: 'garden', plant: 'right', things: [[tallisBag, -75, 1.15], [becher, 110, 1.15]] },
  'sukkah-path': { frame: 'gate', view: 'garden', plant: 'left', things: [], far: [sukkah, 2.1] },
  'chuppah-path': { frame: 'gate', view: 'garden', plant: 'right', things: [], far: [chuppah, 2.2] },
  'shul-path': { frame: 'gate', view: 'garden', plant: 'left', things: [], far: [shul, 2.2] },
  refuah: { frame: 'lintel', view: 'hills', plant: 'left', things: [[tehillim, -150, 1.25], [mortar, 130, 1.25]] },
  'quiet-city': { frame: 'arch', view: 'city', things: [] },
  'still-sea': { frame: 'lintel', view: 'sea', things: [] },
  'low-chair': { frame: 'niche', view: 'hills', things: [[lowChair, 0, 1.15]] },
  'bas-mitzvah': { frame: 'arch', view: 'hills', plant: 'right', things: [[siddur, -120, 1.3], [candlestick, 150, 1.75]] },
  'street-path': { frame: 'gate', view: 'garden', plant: 'right', things: [], far: [streetOfHouses, 2.4] },
  'fruit-on-the-sill': { frame: 'lintel', view: 'city', plant: 'left', things: [[wineDecanter, 205, 1.5], [fruitBasket, -60, 1.95]] },
  'fruit-over-the-garden': { frame: 'lintel', view: 'garden', plant: 'right', things: [[wineDecanter, -205, 1.5], [fruitBasket, 60, 1.95]] },
  graduation: { frame: 'twin', view: 'hills', plant: 'left', things: [[seedling, -222, 1.5], [sforim, 222, 1.2]] },
  'teachers-desk': { frame: 'lintel', view: 'garden', plant: 'left', things: [[seforimAndApple, -140, 1.35], [quillAndInk, 150, 1.2]] },
  classroom: { frame: 'terrace', view: 'garden', plant: 'left', things: [[alefBeisBoard, -120, 1.7], [honeyJar, 95, 1], [seforimAndApple, 235, 1]] },
  'gate-path': { frame: 'gate', view: 'garden', plant: 'left', things: [], far: [openGate, 2.1] },
  'seedling-terrace': { frame: 'terrace', view: 'hills', plant: 'left', things: [[seedling, 0, 1.9]] },
  'pram-sill': { frame: 'niche', view: 'garden', plant: 'right', things: [[pram, 0, 1.6]] },
  'fruit-in-the-niche': { frame: 'niche', view: 'city', plant: 'left', things: [[fruitBasket, 0, 1.9]] },
  'sea-gate': { frame: 'gate', view: 'sea', things: [] },
  'memorial-windows': { frame: 'twin', view: 'hills', things: [[yahrzeitCandle, -222, 1], [tehillim, 222, 1.1]] },
  azkara: { frame: 'lintel', view: 'hills', things: [[yahrzeitCandle, 130, 1.05], [tehillim, -130, 1.25]] },
  omer: { frame: 'lintel', view: 'hills', plant: 'left', things: [[barley, 0, 2.6]] },
}
