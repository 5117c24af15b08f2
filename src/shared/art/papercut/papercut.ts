import type { Art } from '../art.ts'
import type { ArtFamily, ArtRequest, Box, Frame, Paints, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { archSheets } from './arch.ts'
import { layOutGarden } from './garden-layout.ts'
import { gardenSheets } from './garden-scene.ts'
import { layOutArch, pageWidth, textArc } from './layout.ts'
import { palettes } from './palettes.ts'
import { ringSheets } from './ring.ts'
import { layOutRing } from './ring-layout.ts'
import { type Scene, scenes } from './scenes.ts'
import { renderSheets, type Sheets } from './sheets.ts'

/**
 * Layered lace: a white sheet cut to lace over coloured foliage on a dark ground. Exactly
 * symmetric, except for its shadows and for a thing in a round. Motif `arch`: a gate on pillars
 * under a crown, for weddings. Its `Frame.arc` is the line on the arch that letters are cut out of,
 * in the ink `cut`. Motifs `arch-...`: a thing of the library in the gate; `ring-...`: such a thing
 * in a round of lace; `garden-...`: a large one between two trees, below the text.
 *
 * @example papercut.frame({ widthPx: 1080, heightPx: 1350 }, 'arch').arc?.cx // 540
 */
export const papercut: ArtFamily = {
  name: 'papercut',
  motifs: Object.keys(scenes),
  palettes,
  frame,
  draw,
}

function frame(size: Size, motif: string): Frame {
  const { setting } = sceneOf(motif)
  if (setting === 'arch') return archFrame(size)
  const { text, header } = setting === 'ring' ? layOutRing(size) : layOutGarden(size)
  const scale = size.widthPx / pageWidth
  return {
    text: scaleBox(text, scale),
    anchor: 'middle',
    header: { x: header.x * scale, y: header.y * scale, sizePx: 32 * scale },
  }
}

function archFrame(size: Size): Frame {
  const layout = layOutArch(size)
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
  const sheets = sheetsOf(sceneOf(motif), size, { seed, reserved: boxes }, colours)
  return renderSheets({ ...size, colours, sheets })
}

function sheetsOf(
  scene: Scene,
  size: Size,
  plan: Pick<ArtRequest, 'seed' | 'reserved'>,
  colours: Paints['colours'],
): Sheets {
  if (scene.setting === 'arch') {
    return archSheets(layOutArch(size), { ...plan, centre: scene.centre?.() }, colours)
  }
  const request = { ...plan, motif: scene.centre() }
  return scene.setting === 'ring'
    ? ringSheets(layOutRing(size), request, colours)
    : gardenSheets(layOutGarden(size), request, colours)
}

function sceneOf(motif: string): Scene {
  const scene = Object.hasOwn(scenes, motif) ? scenes[motif] : undefined
  if (!scene) throw new RangeError(`papercut has no motif ${motif}`)
  return scene
}

function scaleBox({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
