import type { ArtFamily } from '../family.ts'
import { nightFrame } from './layout.ts'
import { drawLightScene } from './light-scene.ts'
import { composeMenorahScene, drawMenorahScene, menorahMotifs } from './menorah-scene.ts'
import { palettes } from './palettes.ts'
import { sceneFrame } from './scene-layout.ts'
import { type NightScene, nightScenes } from './scenes.ts'

/**
 * A light in the night: one glow with a menorah or another light, and text in the dark around it.
 */
export const night: ArtFamily = {
  name: 'night',
  motifs: [...menorahMotifs, ...Object.keys(nightScenes)],
  palettes,
  frame: (size, motif) => {
    const scene = sceneOf(motif)
    return scene ? sceneFrame(size, scene) : nightFrame(size)
  },
  draw: (request) => {
    const scene = sceneOf(request.motif)
    if (scene) return drawLightScene(scene, request)
    return composeMenorahScene(drawMenorahScene(request))
  },
}

function sceneOf(motif: string): NightScene | undefined {
  return Object.hasOwn(nightScenes, motif) ? nightScenes[motif] : undefined
}
