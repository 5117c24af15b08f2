import { type Art, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Frame, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { compositionOf, compositions } from './compositions.ts'
import { dividers } from './divider.ts'
import { drawGarden } from './garden.ts'
import { onDeepTiles, paintGlazes } from './glaze.ts'
import { borderBreadth, edge, frameOf, inner, type Layout, layOutPage, tileSize } from './page.ts'
import { palettes } from './palettes.ts'
import { drawRoundel } from './roundel.ts'
import type { Scene } from './scene.ts'
import { drawTiles } from './tile-wreath.ts'
import { borderTiles, joints, wall } from './tiles.ts'

/**
 * Painted tiles of Yerushalayim: cobalt and turquoise under glaze around a plain field for words.
 */
export const ceramic: ArtFamily = {
  name: 'ceramic',
  motifs: Object.keys(compositions),
  palettes,
  frame,
  draw,
}

const painters: Readonly<Record<Layout, (scene: Scene) => Art>> = {
  roundel: drawRoundel,
  garden: drawGarden,
  tiles: drawTiles,
}

function frame(size: Size, motif: string): Frame {
  return frameOf(layOutPage(size, compositionOf(motif).layout))
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const { layout, motif: thing, border, deep } = compositionOf(motif)
  const page = layOutPage(size, layout)
  const { colours } = paintsOf(palettes)
  const onWall = deep ? onDeepTiles(colours) : colours
  const { width, height } = page
  const outer = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
  const field = { x: inner, y: inner, width: width - 2 * inner, height: height - 2 * inner }
  const painted = [
    wall(page, tileSize, { colours: onWall, seed }),
    joints(page, tileSize, border ? field : outer, onWall),
    border ? named('border', borderTiles(outer, borderBreadth, { kind: border, colours })) : [],
    painters[layout]({ page, colours, onWall, motif: thing(), seed }),
    named('divider', paintGlazes(dividers(page, inUnits(reserved, page)), colours)),
  ]
  return zoomed(painted, page)
}
