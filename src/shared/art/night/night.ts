import type { ArtFamily } from '../family.ts'
import { compositionTextArea } from './composition-layout.ts'
import { type NightComposition, nightCompositions } from './compositions.ts'
import { nightTextArea } from './layout.ts'
import { composeMenorahNight, drawMenorahNight, menorahMotifs } from './menorah-night.ts'
import { drawOneLight } from './one-light.ts'
import { drawOpenNight, type OpenNight, openNights, openTextArea } from './open-nights.ts'
import { palettes } from './palettes.ts'

/**
 * A light in the night: one glow with a menorah or another light, and text in the dark around it.
 */
export const night: ArtFamily = {
  name: 'night',
  motifs: [...menorahMotifs, ...Object.keys(nightCompositions), ...Object.keys(openNights)],
  palettes,
  textArea: (size, motif) => {
    const open = openNightOf(motif)
    if (open) return openTextArea(size, open)
    const scene = compositionOf(motif)
    return scene ? compositionTextArea(size, scene) : nightTextArea(size)
  },
  draw: (request) => {
    const open = openNightOf(request.motif)
    if (open) return drawOpenNight(open, request)
    const scene = compositionOf(request.motif)
    if (scene) return drawOneLight(scene, request)
    return composeMenorahNight(drawMenorahNight(request))
  },
}

function compositionOf(motif: string): NightComposition | undefined {
  return Object.hasOwn(nightCompositions, motif) ? nightCompositions[motif] : undefined
}

function openNightOf(motif: string): OpenNight | undefined {
  return Object.hasOwn(openNights, motif) ? openNights[motif] : undefined
}
