import { cradle } from '../motifs/childhood/cradle.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import type { Motif } from '../motifs/motif.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { kisei } from '../motifs/simchos/kisei.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { arbes } from '../motifs/table/arbes.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { challah } from '../motifs/table/challah.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { kiddushTable } from '../motifs/table/kiddush-table.ts'
import { siddur } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { machzor } from '../motifs/torah/machzor.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { Layout } from './plot.ts'
import type { TreeFruit } from './tree.ts'
import type { WreathPlant } from './wreath.ts'

export interface Composition {
  layout: Layout
  thing?: () => Motif
  /** Whether a pair of lions stands beside the thing. */
  lions?: true
  wreath?: WreathPlant
  fruit?: TreeFruit
}

/** Cloths by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'garland-candlesticks': { layout: 'garland', thing: candlesticks },
  'garland-challah': { layout: 'garland', thing: challah },
  'garland-kiddush-table': { layout: 'garland', thing: kiddushTable },
  'garland-house-door': { layout: 'garland', thing: houseDoor },
  'garland-arbes': { layout: 'garland', thing: arbes },
  'garland-menorah': { layout: 'garland', thing: menorah },
  'garland-sefer-torah': { layout: 'garland', thing: seferTorah },
  'parochet-luchos': { layout: 'parochet', thing: luchos, lions: true },
  'parochet-sefer-torah': { layout: 'parochet', thing: seferTorah, lions: true },
  'parochet-sefer': { layout: 'parochet', thing: openSefer },
  'parochet-scroll': { layout: 'parochet', thing: seferTorah },
  // Designs of earlier releases name it.
  'parochet-machzor': { layout: 'parochet', thing: machzor },
  'wreath-roses': { layout: 'wreath', wreath: 'roses' },
  'wreath-rimon': { layout: 'wreath', wreath: 'rimon' },
  'wreath-daisies': { layout: 'wreath', wreath: 'daisies' },
  corners: { layout: 'corners' },
  list: { layout: 'list' },
  sampler: { layout: 'sampler' },
  letters: { layout: 'letters' },
  field: { layout: 'field' },
  'tree-rimon': { layout: 'tree', fruit: 'rimon' },
  'tree-blossom': { layout: 'tree', fruit: 'blossom' },
  'pillow-crown': { layout: 'pillow', thing: crown },
  'pillow-kisei': { layout: 'pillow', thing: kisei },
  'pillow-coins': { layout: 'pillow', thing: coinTray },
  'pillow-tefillin': { layout: 'pillow', thing: tefillin },
  'hoop-cradle': { layout: 'hoop', thing: cradle },
  'hoop-chuppah': { layout: 'hoop', thing: chuppah },
  'hoop-cake': { layout: 'hoop', thing: () => birthdayCake(3) },
  'mount-scissors': { layout: 'mount', thing: scissors },
  'mount-cradle': { layout: 'mount', thing: cradle },
  'mount-dove': { layout: 'mount', thing: dove },
  'mount-siddur': { layout: 'mount', thing: siddur },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`embroidery has no motif ${motif}`)
  return composition
}
