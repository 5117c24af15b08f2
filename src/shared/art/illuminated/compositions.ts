import { cradle } from '../motifs/childhood/cradle.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { mishloachManos } from '../motifs/holidays/mishloach-manos.ts'
import { moonOverRoofs } from '../motifs/holidays/moon-over-roofs.ts'
import { sederPlate } from '../motifs/holidays/seder-plate.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import type { Motif } from '../motifs/motif.ts'
import { datePalm } from '../motifs/plants/date-palm.ts'
import { fruitBasket } from '../motifs/plants/fruit-basket.ts'
import { oliveTwig } from '../motifs/plants/olive-branch.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { seedling } from '../motifs/plants/seedling.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { kesubah } from '../motifs/simchos/kesubah.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { ringBox } from '../motifs/simchos/ring-box.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { hangingLamp } from '../motifs/table/hanging-lamp.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { oilLamp } from '../motifs/table/oil-lamp.ts'
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { siddur, tehillim } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { haggadah } from '../motifs/torah/haggadah.ts'
import { luchos } from '../motifs/torah/luchos.ts'
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
import type { Layout } from './plot.ts'

interface Composition {
  layout: Layout
  motif: () => Motif
  /** Whether bands are painted on the leading colour. */
  deep?: true
  /** Whether a bar and its square are on the left; of motifs without letters. */
  mirrored?: true
}

/** A plot's layout and its painting, by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'border-mishloach-manos': { layout: 'border', motif: mishloachManos },
  'border-open-sefer': { layout: 'border', motif: openSefer, deep: true },
  'border-machzor': { layout: 'border', motif: machzor },
  'gate-kesubah': { layout: 'gate', motif: kesubah },
  // Designs of earlier releases name it.
  'border-kesubah': { layout: 'border', motif: kesubah },
  'border-wine-decanter': { layout: 'border', motif: wineDecanter, deep: true },
  'border-crown': { layout: 'border', motif: crown, deep: true },
  'gate-sforim': { layout: 'gate', motif: sforim },
  'gate-haggadah': { layout: 'gate', motif: haggadah, deep: true },
  'gate-bris-pillow': { layout: 'gate', motif: brisPillow },
  'gate-tefillin': { layout: 'gate', motif: tefillin, deep: true },
  'gate-chuppah': { layout: 'gate', motif: chuppah },
  'gate-sefer-torah': { layout: 'gate', motif: seferTorah },
  'gate-becher': { layout: 'gate', motif: becher, deep: true },
  'bar-quill-and-ink': { layout: 'bar', motif: quillAndInk },
  'bar-fruit-basket': { layout: 'bar', motif: fruitBasket },
  'bar-megillah': { layout: 'bar', motif: megillah, deep: true },
  'bar-tallis-bag': { layout: 'bar', motif: tallisBag },
  'bar-lulav': { layout: 'bar', motif: lulav },
  'bar-oil-lamp': { layout: 'bar', motif: oilLamp },
  'bar-candlesticks': { layout: 'margin', motif: candlesticks, deep: true },
  'bar-moon': { layout: 'bar', motif: moonOverRoofs, deep: true },
  'list-crown': { layout: 'list', motif: crown },
  'low-chuppah': { layout: 'low', motif: chuppah },
  'panel-bris-pillow': { layout: 'panel', motif: brisPillow },
  'panel-tefillin': { layout: 'panel', motif: tefillin },
  'panel-seder-plate': { layout: 'panel', motif: sederPlate },
  'panel-luchos': { layout: 'panel', motif: luchos },
  'panel-coin-tray': { layout: 'panel', motif: coinTray },
  'panel-pomegranate': { layout: 'panel', motif: pomegranate },
  'panel-shul': { layout: 'panel', motif: shul },
  'panel-menorah': { layout: 'panel', motif: menorah },
  'panel-shofar': { layout: 'panel', motif: shofar },
  'panel-cradle': { layout: 'panel', motif: cradle },
  'bar-ring-box': { layout: 'bar', motif: ringBox },
  'border-dove': { layout: 'border', motif: dove },
  'panel-scissors': { layout: 'panel', motif: scissors },
  'gate-date-palm': { layout: 'gate', motif: datePalm },
  'bar-date-palm': { layout: 'bar', motif: datePalm, deep: true },
  'border-tehillim': { layout: 'border', motif: tehillim },
  'bar-olive-twig': { layout: 'bar', motif: oliveTwig, mirrored: true },
  'gate-siddur': { layout: 'gate', motif: siddur },
  'panel-house-door': { layout: 'panel', motif: houseDoor },
  'border-seforim-and-apple': { layout: 'border', motif: seforimAndApple, deep: true },
  'bar-seedling': { layout: 'bar', motif: seedling, mirrored: true },
  'bands-wine-decanter': { layout: 'bands', motif: wineDecanter, deep: true },
  'bands-open-sefer': { layout: 'bands', motif: openSefer },
  'bands-dove': { layout: 'bands', motif: dove, deep: true },
  'bands-tallis-bag': { layout: 'bands', motif: tallisBag, deep: true },
  'bands-tehillim': { layout: 'bands', motif: tehillim },
  'bands-machzor': { layout: 'bands', motif: machzor, deep: true },
  'bands-crown': { layout: 'bands', motif: crown, deep: true },
  'bands-luchos': { layout: 'bands', motif: luchos, deep: true },
  'gate-hanging-lamp': { layout: 'alcove', motif: hangingLamp },
  'gate-open-gate': { layout: 'gate', motif: openGate, deep: true },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`illuminated has no motif ${motif}`)
  return composition
}
