import { type Art, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Frame, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inUnits, zoomed } from '../proportion.ts'
import { drawBar } from './bar.ts'
import { tone } from './blossom.ts'
import { drawBorder } from './border.ts'
import { compositionOf, compositions } from './compositions.ts'
import { dividers } from './divider.ts'
import { drawGate } from './gate.ts'
import { frameOf, type Layout, layOutPage } from './page.ts'
import { paintShapes } from './paint.ts'
import { palettes } from './palettes.ts'
import { drawPanel } from './panel.ts'
import type { Scene } from './scene.ts'
import { gradients, vellum } from './vellum.ts'

const painters: Readonly<Record<Layout, (scene: Scene) => Art>> = {
  border: drawBorder,
  gate: drawGate,
  bar: drawBar,
  panel: drawPanel,
}

/**
 * A page of an illuminated manuscript: inked pigments and gold on vellum. A motif names the page's
 * layout and its painting; `Frame.arc` is the line of the initial word.
 */
export const illuminated: ArtFamily = {
  name: 'illuminated',
  motifs: Object.keys(compositions),
  palettes,
  frame,
  draw,
}

function frame(size: Size, motif: string): Frame {
  return frameOf(layOutPage(size, compositionOf(motif).layout))
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const { layout, motif: thing, deep = false } = compositionOf(motif)
  const page = layOutPage(size, layout)
  const { colours } = paintsOf(palettes)
  const words = inUnits(reserved, page)
  const scene = { page, colours, seed, deep, motif: thing(), reserved: words }
  const pen = paintShapes(dividers(page, words, colours), tone(colours, 'ink'))
  const painted = [vellum(scene), painters[layout](scene), named('divider', pen)]
  return [gradients(page, colours), zoomed(painted, page)]
}
