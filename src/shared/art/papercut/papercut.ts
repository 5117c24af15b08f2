import type { Art } from '../art.ts'
import type { ArtFamily, ArtRequest, Box, Paints, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { archLayers } from './arch/arch.ts'
import { type Composition, compositions } from './compositions.ts'
import { gardenLayers } from './garden/garden-layers.ts'
import { layOutGarden } from './garden/garden-layout.ts'
import { layOutArch, pageWidth, textArc } from './layout.ts'
import { openLayers } from './open/open-layers.ts'
import { layOutOpen } from './open/open-layout.ts'
import { palettes } from './palettes.ts'
import { drawLayers, type PaperLayers } from './paper-layers.ts'
import { photoBox, photoRingLayers } from './ring/photo-ring.ts'
import { ringLayers } from './ring/ring.ts'
import { layOutRing } from './ring/ring-layout.ts'

/**
 * Layered lace: a white sheet cut to lace over coloured foliage on a dark ground. Exactly
 * symmetric, except for its shadows and for a thing in a round. Motif `arch`: a gate on pillars
 * under a crown, for weddings. Its `Frame.arc` is the line on the arch that letters are cut out of,
 * in the ink `cut`. Motifs `arch-...`: a thing of the library in the gate; `ring-...`: such a thing
 * in a round of lace; `photo-...`: a photo behind such a round; `garden-...`: a large one between
 * two trees, below the text. Without a border: `round-...`, the words in a great round; `tiers-...`,
 * open above; `corner-...`, the thing in a corner.
 *
 * @example papercut.textArea({ widthPx: 1080, heightPx: 1350 }, 'arch').arc?.cx // 540
 */
export const papercut: ArtFamily = {
  name: 'papercut',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  const composition = compositionOf(motif)
  if (composition.setting === 'arch') return archTextArea(size, composition.centre !== undefined)
  const { setting } = composition
  const layout = layOut(size, setting)
  const { text, header } = layout
  const scale = size.widthPx / pageWidth
  const photos =
    'ring' in layout && setting === 'photo'
      ? [{ box: scaleBox(photoBox(layout), scale), frame: 'circle' as const }]
      : undefined
  return {
    ...(photos && { photos }),
    text: scaleBox(text, scale),
    anchor: 'middle',
    header: { x: header.x * scale, y: header.y * scale, sizePx: 32 * scale },
  }
}

function layOut(size: Size, setting: Exclude<Composition['setting'], 'arch'>) {
  if (setting === 'ring' || setting === 'photo') return layOutRing(size, setting === 'photo')
  return setting === 'garden' ? layOutGarden(size) : layOutOpen(size, setting)
}

function archTextArea(size: Size, hasThing: boolean): TextArea {
  const layout = layOutArch(size, hasThing)
  const scale = size.widthPx / pageWidth
  const { opening } = layout
  const arc = textArc(layout)
  const sizePx = 32 * scale
  return {
    text: scaleBox(layout.text, scale),
    anchor: 'middle',
    header: {
      x: (opening.x + opening.width - 24) * scale,
      y: (opening.y + 46) * scale,
      sizePx,
    },
    arc: { cx: arc.cx * scale, cy: arc.cy * scale, radius: arc.radius * scale, sweep: arc.sweep },
  }
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const scale = size.widthPx / pageWidth
  const boxes = reserved.map((box) => scaleBox(box, 1 / scale))
  const { colours } = paintsOf(palettes)
  const layers = layersOf(compositionOf(motif), size, { seed, reserved: boxes }, colours)
  return drawLayers({ ...size, colours, layers })
}

function layersOf(
  composition: Composition,
  size: Size,
  plan: Pick<ArtRequest, 'seed' | 'reserved'>,
  colours: Paints['colours'],
): PaperLayers {
  if (composition.setting === 'arch') {
    const centre = composition.centre?.()
    return archLayers(layOutArch(size, centre !== undefined), { ...plan, centre }, colours)
  }
  const request = { ...plan, motif: composition.centre() }
  const { setting } = composition
  if (setting === 'ring') return ringLayers(layOutRing(size), request, colours)
  if (setting === 'photo') return photoRingLayers(layOutRing(size, true), request, colours)
  if (setting === 'garden') return gardenLayers(layOutGarden(size), request, colours)
  return openLayers(setting, layOutOpen(size, setting), request, colours)
}

function compositionOf(motif: string): Composition {
  const scene = Object.hasOwn(compositions, motif) ? compositions[motif] : undefined
  if (!scene) throw new RangeError(`papercut has no motif ${motif}`)
  return scene
}

function scaleBox({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
