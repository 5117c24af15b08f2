import { type Art, type Attributes, group, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { drawBands } from './bands.ts'
import { drawBar } from './bar.ts'
import { tone } from './blossom.ts'
import { drawBorder } from './border.ts'
import { compositionOf, compositions } from './compositions.ts'
import { beads, dividers } from './divider.ts'
import { drawGate } from './gate.ts'
import { paintShapes } from './paint.ts'
import type { PaintOptions } from './paint-options.ts'
import { palettes } from './palettes.ts'
import { drawPanel } from './panel.ts'
import { type Layout, layOutPlot, mirrorWords, type Plot, textAreaOf } from './plot.ts'
import { gradients, vellum } from './vellum.ts'

const painters: Readonly<Record<Layout, (options: PaintOptions) => Art>> = {
  border: drawBorder,
  gate: drawGate,
  alcove: drawGate,
  bar: drawBar,
  margin: drawBar,
  panel: drawPanel,
  list: drawPanel,
  low: drawPanel,
  bands: drawBands,
}

/**
 * A page of an illuminated manuscript: inked pigments and gold on vellum. A motif names the page's
 * layout and its painting; `Frame.arc` is the line of the initial word.
 */
export const illuminated: ArtFamily = {
  name: 'illuminated',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  return textAreaOf(plotOf(size, motif))
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const { layout, motif: thing, deep = false, mirrored = false } = compositionOf(motif)
  const plot = plotOf(size, motif)
  const { colours } = paintsOf(palettes)
  const words = inUnits(reserved, plot)
  const hangs = layout === 'alcove'
  const options = { plot, colours, seed, deep, hangs, motif: thing(), reserved: words }
  const isList = layout === 'list' || layout === 'low'
  const between = isList ? beads(plot, words, colours) : []
  const pen = paintShapes([...dividers(plot, words, colours), ...between], tone(colours, 'ink'))
  const page = painters[layout](options)
  const turned: Attributes = {
    transform: [
      ['translate', plot.width],
      ['scale', -1, 1],
    ],
  }
  const painted = [vellum(options), mirrored ? group(turned, page) : page, named('divider', pen)]
  return [gradients(plot, colours), zoomed(painted, plot)]
}

function plotOf(size: Size, motif: string): Plot {
  const { layout, mirrored } = compositionOf(motif)
  const plot = layOutPlot(size, layout)
  return mirrored ? mirrorWords(plot) : plot
}
