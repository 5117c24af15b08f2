import { alefBeisBoard } from '../motifs/childhood/alef-beis-board.ts'
import { cradle } from '../motifs/childhood/cradle.ts'
import { lamb } from '../motifs/childhood/lamb.ts'
import { pencils } from '../motifs/childhood/pencils.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import { bowAndArrows } from '../motifs/holidays/bow-and-arrows.ts'
import { dreidel } from '../motifs/holidays/dreidel.ts'
import { gragger } from '../motifs/holidays/gragger.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { mishloachManos } from '../motifs/holidays/mishloach-manos.ts'
import { moonOverRoofs } from '../motifs/holidays/moon-over-roofs.ts'
import { sederPlate } from '../motifs/holidays/seder-plate.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import type { Motif } from '../motifs/motif.ts'
import { fruitBasket } from '../motifs/plants/fruit-basket.ts'
import { grapes } from '../motifs/plants/grapes.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { seedling } from '../motifs/plants/seedling.ts'
import { wheat } from '../motifs/plants/wheat.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { kesubah } from '../motifs/simchos/kesubah.ts'
import { ringBox } from '../motifs/simchos/ring-box.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { challah } from '../motifs/table/challah.ts'
import { fish } from '../motifs/table/fish.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { mortar } from '../motifs/table/mortar.ts'
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { siddur } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { deer } from '../motifs/torah/deer.ts'
import { machzor } from '../motifs/torah/machzor.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { seforimAndApple } from '../motifs/torah/seforim-and-apple.ts'
import { shul } from '../motifs/torah/shul.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { Layout } from './plot.ts'
import type { BorderKind } from './tiles.ts'

interface Composition {
  layout: Layout
  motif: () => Motif
  /** The pattern of the small tiles around the plot, where there are any. */
  border?: BorderKind
  /** Whether the tiles have the leading colour. */
  deep?: true
}

/** Layout of tiles and their painting, by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'low-fish': { layout: 'low-roundel', motif: fish, border: 'tulip' },
  'roundel-seder-plate': { layout: 'roundel', motif: sederPlate, border: 'rose', deep: true },
  'roundel-kesubah': { layout: 'roundel', motif: kesubah, border: 'carnation', deep: true },
  'low-grapes': { layout: 'low-roundel', motif: grapes, border: 'tulip' },
  'roundel-wine-decanter': { layout: 'roundel', motif: wineDecanter, border: 'rose' },
  'low-moon': { layout: 'low-roundel', motif: moonOverRoofs, border: 'carnation', deep: true },
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
  'tiles-ring-box': { layout: 'tiles', motif: ringBox },
  'garden-sefer-torah': { layout: 'garden', motif: seferTorah, border: 'rose' },
  'low-crown': { layout: 'low-roundel', motif: crown, border: 'rose', deep: true },
  'low-coin-tray': { layout: 'low-roundel', motif: coinTray, border: 'tulip' },
  'tiles-scissors': { layout: 'tiles', motif: scissors },
  'roundel-machzor': { layout: 'roundel', motif: machzor, border: 'rose', deep: true },
  'low-bow-and-arrows': { layout: 'low-roundel', motif: bowAndArrows, border: 'tulip' },
  'tiles-cradle': { layout: 'tiles', motif: cradle },
  'low-pencils': { layout: 'low-roundel', motif: pencils, border: 'tulip' },
  'low-challah': { layout: 'low-roundel', motif: challah, border: 'rose', deep: true },
  'low-mortar': { layout: 'low-roundel', motif: mortar, border: 'carnation' },
  'roundel-siddur': { layout: 'roundel', motif: siddur, border: 'rose', deep: true },
  'garden-house-door': { layout: 'garden', motif: houseDoor, border: 'tulip' },
  'tiles-fruit-basket': { layout: 'tiles', motif: fruitBasket },
  'roundel-seforim-and-apple': { layout: 'roundel', motif: seforimAndApple, border: 'tulip' },
  'roundel-pencils': { layout: 'roundel', motif: pencils, border: 'tulip', deep: true },
  'low-dreidel': { layout: 'low-roundel', motif: dreidel, border: 'tulip' },
  'tiles-gragger': { layout: 'tiles', motif: gragger },
  'garden-bonfire': { layout: 'garden', motif: bonfire, border: 'rose' },
  'roundel-alef-beis-board': { layout: 'roundel', motif: alefBeisBoard, border: 'carnation' },
  'tiles-seedling': { layout: 'tiles', motif: seedling },
  'dish-siddur': { layout: 'dish', motif: siddur, deep: true },
  'dish-wine-decanter': { layout: 'low-dish', motif: wineDecanter, deep: true },
  'dish-crown': { layout: 'dish', motif: crown, deep: true },
  // Designs of earlier releases name these.
  'dish-challah': { layout: 'dish', motif: challah, deep: true },
  'tiles-pencils': { layout: 'tiles', motif: pencils },
  'roundel-fish': { layout: 'roundel', motif: fish, border: 'tulip' },
  'roundel-grapes': { layout: 'roundel', motif: grapes, border: 'tulip' },
  'roundel-moon': { layout: 'roundel', motif: moonOverRoofs, border: 'carnation', deep: true },
  'roundel-crown': { layout: 'roundel', motif: crown, border: 'rose', deep: true },
  'roundel-coin-tray': { layout: 'roundel', motif: coinTray, border: 'tulip' },
  'garden-bow-and-arrows': { layout: 'garden', motif: bowAndArrows, border: 'tulip' },
  'garden-mortar': { layout: 'garden', motif: mortar, border: 'carnation' },
  'roundel-dreidel': { layout: 'roundel', motif: dreidel, border: 'tulip' },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`ceramic has no motif ${motif}`)
  return composition
}
