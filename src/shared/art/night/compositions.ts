import { shofar } from '../motifs/holidays/shofar.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import type { Motif } from '../motifs/motif.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { candlestick, candlesticks } from '../motifs/table/candlesticks.ts'
import { havdalahCandle } from '../motifs/table/havdalah-candle.ts'
import { kiddushTable } from '../motifs/table/kiddush-table.ts'
import { streetOfHouses } from '../motifs/table/street-of-houses.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'

/** A night with one light. The scale of a thing is in units of the plot. */
export interface NightComposition {
  /** On the lit sill above the text, or on a hill with the text below it or in the sky. */
  stand: 'sill' | 'hill' | 'low-hill'
  thing?: readonly [motif: () => Motif, scale: number]
  light?: 'crescent' | 'full-moon' | 'fire' | 'strings'
  /** Reach of the glow relative to the menorah's. */
  glow: number
  /** Whether there are rings of dots around the light. */
  rings?: boolean
  /** Whether there are olive branches on the sill. */
  branches?: boolean
  /** Whether bulbs hang on cords from the thing's roof to both edges of the plot. */
  strung?: boolean
  /** Whether there are other fires on distant hills. */
  fires?: boolean
  /** Whether there are misty ridges to the foot of the plot, and no hill. */
  ridges?: boolean
}

/** Every composition by its name. */
// biome-ignore format: a table
export const nightCompositions: Readonly<Record<string, NightComposition>> = {
  crescent: { stand: 'hill', light: 'crescent', glow: 0.8, rings: true },
  'low-crescent': { stand: 'low-hill', light: 'crescent', glow: 0.7 },
  bonfire: { stand: 'hill', light: 'fire', glow: 1 },
  'hill-fires': { stand: 'low-hill', light: 'fire', glow: 0.9, fires: true },
  candle: { stand: 'sill', thing: [yahrzeitCandle, 2.1], glow: 0.72 },
  'still-candle': { stand: 'low-hill', thing: [yahrzeitCandle, 2.2], glow: 0.7 },
  'shabbos-candles': { stand: 'sill', thing: [candlesticks, 2.5], glow: 0.9, rings: true, branches: true },
  sukkah: { stand: 'low-hill', thing: [sukkah, 2.5], strung: true, glow: 0.85 },
  chuppah: { stand: 'low-hill', thing: [chuppah, 2.7], strung: true, glow: 0.9 },
  'strings-of-lights': { stand: 'hill', thing: [kiddushTable, 2.3], light: 'strings', glow: 0.9 },
  torah: { stand: 'sill', thing: [seferTorah, 2.5], glow: 0.92, rings: true, branches: true },
  'full-moon': { stand: 'hill', light: 'full-moon', glow: 0.85, rings: true },
  havdalah: { stand: 'sill', thing: [havdalahCandle, 2.5], glow: 0.85, rings: true },
  shofar: { stand: 'sill', thing: [shofar, 2.2], glow: 0.9, rings: true, branches: true },
  'quiet-hills': { stand: 'low-hill', ridges: true, glow: 1 },
  'first-candle': { stand: 'sill', thing: [candlestick, 2.5], glow: 0.9, rings: true, branches: true },
  street: { stand: 'low-hill', thing: [streetOfHouses, 3.2], glow: 0.85 },
  'lit-gate': { stand: 'low-hill', thing: [openGate, 2.5], glow: 0.9 },
  megillah: { stand: 'sill', thing: [megillah, 2], glow: 0.9, rings: true, branches: true },
}
