import type { ArtFamily, ArtRequest, Box, Frame, Size } from '../family.ts'
import { archSheets } from './arch.ts'
import { layOutArch, pageWidth, textArc } from './layout.ts'
import { palettes } from './palettes.ts'
import { renderSheets } from './sheets.ts'

/**
 * Layered lace: a white sheet cut to lace over coloured foliage on a dark ground. Exactly
 * symmetric but for its shadows. Motif `arch`: a gate on pillars under a crown, for weddings; its
 * `Frame.arc` is the line on the arch that letters are cut out of, in the ink `cut`.
 *
 * @example papercut.frame({ widthPx: 1080, heightPx: 1350 }, 'arch').arc?.cx // 540
 */
export const papercut: ArtFamily = {
  name: 'papercut',
  motifs: ['arch'],
  palettes,
  frame,
  draw,
}

function frame(size: Size, motif: string): Frame {
  requireMotif(motif)
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

function draw({ palette, motif, seed, reserved, ...size }: ArtRequest): string {
  requireMotif(motif)
  const layout = layOutArch(size)
  const scale = size.widthPx / pageWidth
  const boxes = reserved.map((box) => scaleBox(box, 1 / scale))
  const sheets = archSheets(layout, seed, boxes)
  return renderSheets({ ...size, colours: palette.colours, sheets })
}

function requireMotif(motif: string): void {
  if (motif !== 'arch') throw new RangeError(`papercut has no motif ${motif}`)
}

function scaleBox({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
