import type { Art } from '../art.ts'
import type { ArtRequest, Box, Paints, Size, TextArea } from '../family.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import type { Motif } from '../motifs/motif.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { candlestick } from '../motifs/table/candlesticks.ts'
import { paintsOf } from '../paints.ts'
import { drawAlley } from './alley.ts'
import { drawConstellation, type Figure } from './constellation.ts'
import { drawFacade } from './facade.ts'
import { drawHangingLamps } from './hanging-lamps.ts'
import { drawMacroFlame } from './macro-flame.ts'
import { clearances } from './menorah-night.ts'
import { type OpenLayout, openLayout, type Scene } from './open-layout.ts'
import { palettes } from './palettes.ts'
import { drawWater } from './water.ts'
import { drawWindow } from './window-scene.ts'

/** A night without a sill before it. */
export interface OpenNight {
  scene: Scene
  /** How many lights burn in it. */
  lights?: number
  thing?: readonly [motif: () => Motif, scale: number]
  figure?: Figure
  moon?: 'crescent' | 'full-moon'
}

/** What a scene is drawn from. */
export interface NightScene {
  night: OpenNight
  layout: OpenLayout
  palette: Paints
  seed: number
  clear: readonly Box[]
}

/** Every such night by its motif. */
export const openNights: Readonly<Record<string, OpenNight>> = {
  'great-flame': { scene: 'flame' },
  'five-candles': { scene: 'flame', lights: 5 },
  'window-two-lights': { scene: 'window', lights: 2 },
  'window-candle': { scene: 'window', thing: [candlestick, 2.3] },
  'water-three-lights': { scene: 'water', lights: 3 },
  'water-menorah': { scene: 'water', thing: [menorah, 2] },
  'water-crescent': { scene: 'water', moon: 'crescent' },
  'water-moon': { scene: 'water', moon: 'full-moon' },
  'four-lit-windows': { scene: 'facade', lights: 4 },
  'stars-six-lights': { scene: 'stars', figure: 'menorah', lights: 6 },
  'stars-shofar': { scene: 'stars', figure: 'shofar' },
  'alley-seven-lights': { scene: 'alley', lights: 7 },
  'alley-gate': { scene: 'alley', thing: [openGate, 2] },
  'five-hanging-lamps': { scene: 'lamps', lights: 5 },
  'seven-hanging-lamps': { scene: 'lamps', lights: 7 },
  'eight-hanging-lamps': { scene: 'lamps', lights: 8 },
}

const scenes: Readonly<Record<Scene, (scene: NightScene) => Art>> = {
  window: drawWindow,
  flame: drawMacroFlame,
  water: drawWater,
  facade: drawFacade,
  alley: drawAlley,
  stars: drawConstellation,
  lamps: drawHangingLamps,
}

/** The space that such a night leaves to text. */
export function openTextArea(size: Size, { scene }: OpenNight): TextArea {
  const { text, header } = openLayout(size, scene)
  return { text, anchor: 'middle', header }
}

/** Draws such a night. */
export function drawOpenNight(night: OpenNight, request: ArtRequest): Art {
  const layout = openLayout(request, night.scene)
  const clear = clearances(request, { text: layout.text, anchor: 'middle', header: layout.header })
  const palette = paintsOf(palettes)
  return scenes[night.scene]({ night, layout, palette, seed: request.seed, clear })
}
