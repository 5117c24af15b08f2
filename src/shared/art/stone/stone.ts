import type { Art } from '../art.ts'
import { grown } from '../box.ts'
import type { ArtFamily, ArtRequest, Box, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { type Composition, compositions } from './compositions.ts'
import { drawComposition } from './draw-composition.ts'
import { stoneLayout } from './layout.ts'
import { palettes } from './palettes.ts'

/**
 * A wall of Jerusalem stone with a window on the evening: text in the sky or on glazed tiles in the
 * wall, and the things of the day on the sill. A motif is a whole composition.
 */
export const stone: ArtFamily = {
  name: 'stone',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  const { text, anchor, header, arc } = stoneLayout(size, compositionOf(motif).frame)
  return { text, anchor, header, ...(arc && { arc }) }
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const composition = compositionOf(motif)
  const layout = stoneLayout(size, composition.frame)
  return drawComposition(composition, layout, {
    palette: paintsOf(palettes),
    seed,
    reserved,
    clear: reserved.map(withAir(layout.unit)),
  })
}

function withAir(unit: number) {
  return (box: Box): Box => grown(box, Math.min(0.5 * box.height, 70 * unit))
}

function compositionOf(motif: string): Composition {
  const found = Object.hasOwn(compositions, motif) ? compositions[motif] : undefined
  if (!found) throw new RangeError(`stone has no motif ${motif}`)
  return found
}
