import { type Art, nodesOf } from '../art.ts'
import type { ArtFamily, ArtRequest, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { rectPath } from '../path.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { colour, shape } from '../shapes.ts'
import { border } from './border.ts'
import { wordsOnPanes } from './calm.ts'
import { compositionOf, compositions } from './compositions.ts'
import { fan } from './fan.ts'
import { figure } from './figure.ts'
import { foot } from './foot.ts'
import { jewels } from './jewels.ts'
import { palettes } from './palettes.ts'
import { gradientsFor } from './pane.ts'
import { plates, sheet } from './plates.ts'
import { type Layout, layOutPlot, type Plot, textAreaOf } from './plot.ts'
import { rings } from './rings.ts'
import { shoal } from './shoal.ts'
import { sky, sunOver } from './sky.ts'
import { stars } from './stars.ts'
import { quarries, tree } from './tree.ts'
import { waves } from './waves.ts'
import type { Window } from './window.ts'

/** Stained glass: coloured panes in lead around one light. */
export const glass: ArtFamily = {
  name: 'glass',
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
  const boxes = inUnits(reserved, plot)
  const window = { plot, composition, words: wordsOnPanes(boxes), seed, palette }
  const { thing } = composition
  const painted = nodesOf([
    // Between panes there is lead, wherever their curves part.
    shape(rectPath(0, 0, plot.width, plot.height), { fill: colour(palette, 'lead') }),
    cut[composition.layout](window),
    plot.sheet ? [sheet(plot.sheet, palette), jewels(plot.text, boxes, palette)] : [],
    composition.shoal && thing ? shoal(thing(), plot, palette) : [],
    thing
      ? figure(thing(), composition.layout === 'stars' ? within(plot) : plot.thing, palette)
      : [],
    plot.sheet ? [] : plates(boxes, plot, palette),
    border(composition.border, plot, palette),
  ])
  return zoomed([gradientsFor(painted, palette), painted], plot)
}

/** What lies behind the thing and the words. */
const cut: Readonly<Record<Layout, (window: Window) => Art>> = {
  rings: (window) => [rings(window), foot(window)],
  waves: (window) => [waves(window), foot(window)],
  fan: (window) => [fan(window), foot(window)],
  hills: (window) => [sky(window), foot(window)],
  sunrise: (window) => [fan(window), sunOver(window), foot(window)],
  stars,
  tree: (window) => [quarries(window), tree(window)],
}

/** The box inside the ring of a medallion. */
function within({ thing: { x, y, width, height } }: Plot) {
  const by = width * 0.16
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}
