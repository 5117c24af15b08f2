import { bimah } from '../motifs/bimah.ts'
import { fish } from '../motifs/fish.ts'
import { haggadah } from '../motifs/haggadah.ts'
import { luchos } from '../motifs/luchos.ts'
import { machzor } from '../motifs/machzor.ts'
import { mishloachManos } from '../motifs/mishloach-manos.ts'
import type { Motif } from '../motifs/motif.ts'
import { openSefer } from '../motifs/open-sefer.ts'
import { quillAndInk } from '../motifs/quill-and-ink.ts'
import { sederPlate } from '../motifs/seder-plate.ts'
import { sforim } from '../motifs/sforim.ts'
import { shul } from '../motifs/shul.ts'
import { tallisBag } from '../motifs/tallis-bag.ts'
import { wineBottle } from '../motifs/wine-bottle.ts'
import type { Layout } from './page.ts'

interface Composition {
  layout: Layout
  motif: () => Motif
  /** Bands on a ground of the leading colour. */
  deep?: true
}

/** A page's layout and what is painted in it, by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'border-mishloach-manos': { layout: 'border', motif: mishloachManos },
  'border-open-sefer': { layout: 'border', motif: openSefer, deep: true },
  'border-tallis-bag': { layout: 'border', motif: tallisBag, deep: true },
  'border-machzor': { layout: 'border', motif: machzor },
  'gate-sforim': { layout: 'gate', motif: sforim },
  'gate-haggadah': { layout: 'gate', motif: haggadah, deep: true },
  'gate-bimah': { layout: 'gate', motif: bimah },
  'gate-open-sefer': { layout: 'gate', motif: openSefer },
  'bar-quill-and-ink': { layout: 'bar', motif: quillAndInk },
  'bar-wine-bottle': { layout: 'bar', motif: wineBottle, deep: true },
  'bar-tallis-bag': { layout: 'bar', motif: tallisBag },
  'panel-seder-plate': { layout: 'panel', motif: sederPlate },
  'panel-luchos': { layout: 'panel', motif: luchos },
  'panel-fish': { layout: 'panel', motif: fish },
  'panel-shul': { layout: 'panel', motif: shul },
}

/** @throws RangeError for a motif that the family has not */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`illuminated has no motif ${motif}`)
  return composition
}
