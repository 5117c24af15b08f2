import type { Art } from '../art.ts'
import type { ArtFamily, ArtRequest, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { ark } from './ark.ts'
import { compositionOf, compositions } from './compositions.ts'
import { dawn } from './dawn.ts'
import { field } from './field.ts'
import { figure } from './figure.ts'
import { fronds } from './fronds.ts'
import { gate } from './gate.ts'
import { hills } from './hills.ts'
import { labels } from './label.ts'
import type { Page } from './page.ts'
import { palettes } from './palettes.ts'
import { type Piece, pile } from './paper.ts'
import { type Layout, layOutPlot, textAreaOf } from './plot.ts'
import { portal } from './portal.ts'
import { rings } from './rings.ts'
import { rose } from './rose.ts'
import { sea } from './sea.ts'
import { shrine, shrinePhoto } from './shrine.ts'
import { tree } from './tree.ts'

/** Layered paper: sheets cut by a laser, one behind another, with their shadows. */
export const layered: ArtFamily = {
  name: 'layered',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  return textAreaOf(layOutPlot(size, compositionOf(motif)))
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const composition = compositionOf(motif)
  const plot = layOutPlot(size, composition)
  const palette = paintsOf(palettes)
  const page = { plot, composition, seed, palette }
  const boxes = inUnits(reserved, plot)
  const { thing } = composition
  const drawn = [
    field(page),
    plot.photos ? shrinePhoto(page) : [],
    pile(cut[composition.layout](page), palette),
    thing && !plot.photos ? figure(thing(), plot.thing, palette) : [],
    labels(boxes, plot, palette),
  ]
  return zoomed(drawn, plot)
}

const cut: Readonly<Record<Layout, (page: Page) => Piece[]>> = {
  gate,
  portal,
  hills,
  rings,
  tree,
  sea,
  fronds,
  rose,
  ark,
  shrine,
  dawn,
}
