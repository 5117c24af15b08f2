import { becher } from '../motifs/becher.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { cradle } from '../motifs/cradle.ts'
import { crown } from '../motifs/crown.ts'
import { datePalm } from '../motifs/date-palm.ts'
import { dove } from '../motifs/dove.ts'
import { haggadah } from '../motifs/haggadah.ts'
import { kesubah } from '../motifs/kesubah.ts'
import { luchos } from '../motifs/luchos.ts'
import { lulav } from '../motifs/lulav.ts'
import { machzor } from '../motifs/machzor.ts'
import { megillah } from '../motifs/megillah.ts'
import { menorah } from '../motifs/menorah.ts'
import { mishloachManos } from '../motifs/mishloach-manos.ts'
import { moon } from '../motifs/moon.ts'
import type { Motif } from '../motifs/motif.ts'
import { openSefer } from '../motifs/open-sefer.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { quillAndInk } from '../motifs/quill-and-ink.ts'
import { rings } from '../motifs/rings.ts'
import { scissors } from '../motifs/scissors.ts'
import { sederPlate } from '../motifs/seder-plate.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { sforim } from '../motifs/sforim.ts'
import { shofar } from '../motifs/shofar.ts'
import { shul } from '../motifs/shul.ts'
import { tallisBag } from '../motifs/tallis-bag.ts'
import { tefillin } from '../motifs/tefillin.ts'
import { wineDecanter } from '../motifs/wine-decanter.ts'
import { yahrzeitCandle } from '../motifs/yahrzeit-candle.ts'
import type { Layout } from './page.ts'

interface Composition {
  layout: Layout
  motif: () => Motif
  /** Whether bands are painted on the leading colour. */
  deep?: true
}

/** A page's layout and its painting, by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'border-mishloach-manos': { layout: 'border', motif: mishloachManos },
  'border-open-sefer': { layout: 'border', motif: openSefer, deep: true },
  'border-machzor': { layout: 'border', motif: machzor },
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
  'bar-megillah': { layout: 'bar', motif: megillah, deep: true },
  'bar-tallis-bag': { layout: 'bar', motif: tallisBag },
  'bar-lulav': { layout: 'bar', motif: lulav },
  'bar-yahrzeit-candle': { layout: 'bar', motif: yahrzeitCandle },
  'bar-candlesticks': { layout: 'bar', motif: candlesticks, deep: true },
  'bar-moon': { layout: 'bar', motif: moon, deep: true },
  'panel-seder-plate': { layout: 'panel', motif: sederPlate },
  'panel-luchos': { layout: 'panel', motif: luchos },
  'panel-coin-tray': { layout: 'panel', motif: coinTray },
  'panel-pomegranate': { layout: 'panel', motif: pomegranate },
  'panel-shul': { layout: 'panel', motif: shul },
  'panel-menorah': { layout: 'panel', motif: menorah },
  'panel-shofar': { layout: 'panel', motif: shofar },
  'panel-cradle': { layout: 'panel', motif: cradle },
  'bar-rings': { layout: 'bar', motif: rings },
  'border-dove': { layout: 'border', motif: dove },
  'panel-scissors': { layout: 'panel', motif: scissors },
  'gate-date-palm': { layout: 'gate', motif: datePalm },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`illuminated has no motif ${motif}`)
  return composition
}
