import { type Art, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { compositionOf, compositions } from './compositions.ts'
import { drawDish } from './dish.ts'
import { dividers } from './divider.ts'
import { drawGarden } from './garden.ts'
import { onDeepTiles, paintGlazes } from './glaze.ts'
import type { PaintOptions } from './paint-options.ts'
import { palettes } from './palettes.ts'
import { edge, type Layout, layOutPlot, textAreaOf, tileSize } from './plot.ts'
import { drawLowRoundel, drawRoundel } from './roundel.ts'
import { drawTiles } from './tile-wreath.ts'
import { borderTiles, joints, wall } from './tiles.ts'

/**
 * Painted tiles of Yerushalayim: cobalt and turquoise under glaze around a plain field for words.
 */
export const ceramic: ArtFamily = {
  name: 'ceramic',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

const painters: Readonly<Record<Layout, (options: PaintOptions) => Art>> = {
  roundel: drawRoundel,
  'low-roundel': drawLowRoundel,
  garden: drawGarden,
  tiles: drawTiles,
  dish: drawDish,
  'low-dish': drawDish,
}

function textArea(size: Size, motif: string): TextArea {
  return textAreaOf(layOutPlot(size, compositionOf(motif).layout))
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const { layout, motif: thing, border, deep } = compositionOf(motif)
  const plot = layOutPlot(size, layout)
  const { colours } = paintsOf(palettes)
  const onWall = deep ? onDeepTiles(colours) : colours
  const { width, height, inner } = plot
  const outer = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
  const field = { x: inner, y: inner, width: width - 2 * inner, height: height - 2 * inner }
  const painted = [
    wall(plot, tileSize, { colours: onWall, seed }),
    joints(plot, tileSize, border ? field : outer, onWall),
    border ? named('border', borderTiles(outer, plot.border, { kind: border, colours })) : [],
    painters[layout]({ plot, colours, onWall, motif: thing(), seed }),
    named('divider', paintGlazes(dividers(plot, inUnits(reserved, plot)), colours)),
  ]
  return zoomed(painted, plot)
}
