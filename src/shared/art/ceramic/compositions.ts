import { becher } from '../motifs/becher.ts'
import { birthdayCake } from '../motifs/birthday-cake.ts'
import { bowAndArrows } from '../motifs/bow-and-arrows.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { challah } from '../motifs/challah.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { cradle } from '../motifs/cradle.ts'
import { crown } from '../motifs/crown.ts'
import { deer } from '../motifs/deer.ts'
import { dove } from '../motifs/dove.ts'
import { fish } from '../motifs/fish.ts'
import { grapes } from '../motifs/grapes.ts'
import { honeyJar } from '../motifs/honey-jar.ts'
import { kesubah } from '../motifs/kesubah.ts'
import { lamb } from '../motifs/lamb.ts'
import { machzor } from '../motifs/machzor.ts'
import { menorah } from '../motifs/menorah.ts'
import { mishloachManos } from '../motifs/mishloach-manos.ts'
import { moon } from '../motifs/moon.ts'
import type { Motif } from '../motifs/motif.ts'
import { openSefer } from '../motifs/open-sefer.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { rings } from '../motifs/rings.ts'
import { scissors } from '../motifs/scissors.ts'
import { sederPlate } from '../motifs/seder-plate.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { shul } from '../motifs/shul.ts'
import { sukkah } from '../motifs/sukkah.ts'
import { tefillin } from '../motifs/tefillin.ts'
import { wheat } from '../motifs/wheat.ts'
import { wineDecanter } from '../motifs/wine-decanter.ts'
import type { Layout } from './page.ts'
import type { BorderKind } from './tiles.ts'

interface Composition {
  layout: Layout
  motif: () => Motif
  /** The pattern of the small tiles around the page, where there are any. */
  border?: BorderKind
  /** Whether the tiles have the leading colour. */
  deep?: true
}

/** Layout of tiles and their painting, by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'roundel-fish': { layout: 'roundel', motif: fish, border: 'tulip' },
  'roundel-seder-plate': { layout: 'roundel', motif: sederPlate, border: 'rose', deep: true },
  'roundel-kesubah': { layout: 'roundel', motif: kesubah, border: 'carnation', deep: true },
  'roundel-grapes': { layout: 'roundel', motif: grapes, border: 'tulip' },
  'roundel-wine-decanter': { layout: 'roundel', motif: wineDecanter, border: 'rose' },
  'roundel-moon': { layout: 'roundel', motif: moon, border: 'carnation', deep: true },
  'roundel-open-sefer': { layout: 'roundel', motif: openSefer, border: 'rose' },
  'roundel-becher': { layout: 'roundel', motif: becher, border: 'tulip', deep: true },
  'roundel-tefillin': { layout: 'roundel', motif: tefillin, border: 'rose', deep: true },
  'roundel-dove': { layout: 'roundel', motif: dove, border: 'carnation' },
  'garden-chuppah': { layout: 'garden', motif: chuppah, border: 'rose' },
  'garden-candlesticks': { layout: 'garden', motif: candlesticks, border: 'tulip' },
  'garden-deer': { layout: 'garden', motif: deer, border: 'carnation' },
  'garden-lamb': { layout: 'garden', motif: lamb, border: 'rose' },
  'garden-sukkah': { layout: 'garden', motif: sukkah, border: 'tulip' },
  'garden-menorah': { layout: 'garden', motif: menorah, border: 'carnation' },
  'garden-shul': { layout: 'garden', motif: shul, border: 'rose' },
  'garden-mishloach-manos': { layout: 'garden', motif: mishloachManos, border: 'tulip' },
  'garden-honey-jar': { layout: 'garden', motif: honeyJar, border: 'carnation' },
  'tiles-challah': { layout: 'tiles', motif: challah },
  'tiles-pomegranate': { layout: 'tiles', motif: pomegranate },
  'tiles-wheat': { layout: 'tiles', motif: wheat },
  'tiles-bris-pillow': { layout: 'tiles', motif: brisPillow },
  'tiles-birthday-cake': { layout: 'tiles', motif: birthdayCake },
  'tiles-rings': { layout: 'tiles', motif: rings },
  'garden-sefer-torah': { layout: 'garden', motif: seferTorah, border: 'rose' },
  'roundel-crown': { layout: 'roundel', motif: crown, border: 'rose', deep: true },
  'roundel-coin-tray': { layout: 'roundel', motif: coinTray, border: 'tulip' },
  'tiles-scissors': { layout: 'tiles', motif: scissors },
  'roundel-machzor': { layout: 'roundel', motif: machzor, border: 'rose', deep: true },
  'garden-bow-and-arrows': { layout: 'garden', motif: bowAndArrows, border: 'tulip' },
  'tiles-cradle': { layout: 'tiles', motif: cradle },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`ceramic has no motif ${motif}`)
  return composition
}
