import type { Art } from '../art.ts'
import type { ArtFamily, ArtRequest, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { colour } from '../shapes.ts'
import { bill } from './bill.ts'
import { typeCase } from './case.ts'
import { compositionOf, compositions } from './compositions.ts'
import { label } from './label.ts'
import { calendarLeaf } from './leaf.ts'
import { newspaper } from './news.ts'
import { inkNames, palettes } from './palettes.ts'
import { type Layout, layOutPlot, textAreaOf } from './plot.ts'
import { rays } from './rays.ts'
import { shop } from './shop.ts'
import { stamps } from './stamps.ts'
import { ticket } from './ticket.ts'
import type { Inks, View } from './view.ts'
import { posters, wall } from './wall.ts'

/** Printed notices in wood type: lines that fill the measure, in worn inks. */
export const woodtype: ArtFamily = {
  name: 'woodtype',
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
  const words = inUnits(reserved, plot)
  const view = { plot, composition, words, seed, inks }
  return zoomed(settings[composition.layout](view), plot)
}

const paints = paintsOf(palettes)
// One paint for each name.
const inks = Object.fromEntries(inkNames.map((name) => [name, colour(paints, name)])) as Inks

const settings: Readonly<Record<Layout, (view: View) => Art>> = {
  wall,
  posters,
  bill,
  rays,
  ticket,
  label,
  news: newspaper,
  leaf: calendarLeaf,
  shop,
  case: typeCase,
  oval: bill,
  stamps,
}
