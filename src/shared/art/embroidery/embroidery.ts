import { type Art, nodesOf } from '../art.ts'
import type { ArtFamily, ArtRequest, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { linen, velvet } from './cloth.ts'
import { compositionOf, compositions } from './compositions.ts'
import { corners } from './corners.ts'
import { field } from './field.ts'
import { garland } from './garland.ts'
import { hem } from './hem.ts'
import { hoop } from './hoop.ts'
import { initials } from './initials.ts'
import { mount } from './mount.ts'
import { palettes } from './palettes.ts'
import { parochet } from './parochet.ts'
import { pillow } from './pillow.ts'
import { type Layout, layOutPlot, textAreaOf } from './plot.ts'
import { sampler } from './sampler.ts'
import type { Scene } from './scene.ts'
import { definitionsFor } from './sprigs.ts'
import { tree } from './tree.ts'
import { wreath } from './wreath.ts'

/** Embroidery: satin stitch, laid metal and couched cord on linen and velvet. */
export const embroidery: ArtFamily = {
  name: 'embroidery',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  return textAreaOf(layOutPlot(size, compositionOf(motif).layout))
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const composition = compositionOf(motif)
  const plot = layOutPlot(size, composition.layout)
  const palette = paintsOf(palettes)
  const scene = { plot, composition, words: inUnits(reserved, plot), seed, palette }
  const drawn = nodesOf([ground(scene), stitched[composition.layout](scene)])
  return zoomed([definitionsFor(drawn, palette), drawn], plot)
}

/** The cloth and its hem. */
function ground({ plot, composition, seed, palette }: Scene): Art {
  if (composition.layout === 'parochet') return velvet(plot, seed, palette)
  const isFramed = ['corners', 'list', 'field', 'pillow', 'tree'].includes(composition.layout)
  return [linen(plot, seed, palette), isFramed ? [] : hem(plot, palette)]
}

const stitched: Readonly<Record<Layout, (scene: Scene) => Art>> = {
  garland,
  parochet,
  wreath,
  corners,
  list: corners,
  sampler,
  letters: initials,
  field,
  tree,
  pillow,
  hoop,
  mount,
}
