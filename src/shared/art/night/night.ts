import type { ArtFamily } from '../family.ts'
import { nightFrame } from './layout.ts'
import { composeMenorahScene, drawMenorahScene, menorahMotifs } from './menorah-scene.ts'
import { palettes } from './palettes.ts'

/** A light in the night: one glow ringed by dots, a menorah on a sill, text in the dark below. */
export const night: ArtFamily = {
  name: 'night',
  motifs: menorahMotifs,
  palettes,
  frame: nightFrame,
  draw: (request) => composeMenorahScene(drawMenorahScene(request)),
}
