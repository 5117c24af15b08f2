import type { Art } from '../art.ts'
import { grown } from '../box.ts'
import type { ArtFamily, ArtRequest, Box, Frame, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { stoneLayout } from './layout.ts'
import { palettes } from './palettes.ts'
import { drawScene } from './scene.ts'
import { type Scene, scenes } from './scenes.ts'

/**
 * A wall of Jerusalem stone with a window on the evening: text in the sky or on glazed tiles in the
 * wall, and the things of the day on the sill. A motif is a whole composition.
 */
export const stone: ArtFamily = {
  name: 'stone',
  motifs: Object.keys(scenes),
  palettes,
  frame,
  draw,
}

function frame(size: Size, motif: string): Frame {
  const { text, anchor, header, arc } = stoneLayout(size, sceneOf(motif).frame)
  return { text, anchor, header, ...(arc && { arc }) }
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const scene = sceneOf(motif)
  const layout = stoneLayout(size, scene.frame)
  return drawScene(scene, layout, {
    palette: paintsOf(palettes),
    seed,
    clear: reserved.map(withAir(layout.unit)),
  })
}

function withAir(unit: number) {
  return (box: Box): Box => grown(box, Math.min(0.5 * box.height, 70 * unit))
}

function sceneOf(motif: string): Scene {
  const found = Object.hasOwn(scenes, motif) ? scenes[motif] : undefined
  if (!found) throw new RangeError(`stone has no motif ${motif}`)
  return found
}
