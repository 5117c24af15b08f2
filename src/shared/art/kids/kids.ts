import { type Art, group, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { type Composition, compositions } from './compositions.ts'
import { pictureAreaOf, placeOfText, toPx } from './layouts.ts'
import { flat } from './paint.ts'
import { coloursOf, palettes } from './palettes.ts'
import { clearOf, type Plot, unitOf } from './plot.ts'
import { cloudPath } from './sky.ts'

/** Gouache for children: flat paint with grains, no outlines, the text on its own sheet. */
export const kids: ArtFamily = {
  name: 'kids',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function compositionOf(motif: string): Composition {
  const composition = Object.hasOwn(compositions, motif) ? compositions[motif] : undefined
  if (!composition) throw new RangeError(`motif ${motif} is not one of kids'`)
  return composition
}

function textArea(size: Size, motif: string): TextArea {
  const { text, header } = placeOfText(size, compositionOf(motif).layout)
  const unit = unitOf(size)
  return {
    text: toPx(text, size),
    anchor: 'middle',
    header: {
      x: Math.round(header.x * unit),
      y: Math.round(header.y * unit),
      sizePx: Math.round(27 * unit),
    },
  }
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const { layout, draw: drawScene, sheet } = compositionOf(motif)
  const unit = unitOf(size)
  const { header, text, edge } = placeOfText(size, layout)
  const corner = { x: header.x - 82, y: header.y - 46, width: 100, height: 66 }
  const plot: Plot = {
    width: size.widthPx / unit,
    height: size.heightPx / unit,
    colours: coloursOf(paintsOf(palettes)),
    seed,
    ...pictureAreaOf(size, layout),
    text,
    edge,
    header,
    clear: [...clearOf(reserved, unit), corner],
  }
  const scale = Math.round(unit * 1e4) / 1e4
  const parts = [
    drawScene(plot),
    named('sheet', sheet(plot)),
    layout === 'hill' || layout === 'disc' ? drawHeaderCloud(plot) : [],
  ]
  return group({ transform: [['scale', scale]] }, parts)
}

/** At night there is a cloud behind the small line. */
function drawHeaderCloud(plot: Plot): Art {
  const { header, colours } = plot
  const place = { x: header.x - 30, y: header.y + 24, width: 150 }
  return flat(cloudPath(place), colours.headerCloud)
}
