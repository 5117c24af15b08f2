import type { Pattern } from './cell.ts'
import {
  arcs,
  beads,
  bunting,
  checks,
  coins,
  confetti,
  diamonds,
  honeycomb,
  pinwheel,
  scales,
} from './figures.ts'
import { blossom, buds, fan, leaf, schach, sprig, tulip } from './plants.ts'
import { drops, flames, hills, moons, rays, sun, waves } from './skies.ts'

/** Tiles of pure geometry, by name. */
export const patterns = {
  arcs,
  beads,
  blossom,
  buds,
  bunting,
  checks,
  coins,
  confetti,
  diamonds,
  drops,
  fan,
  flames,
  hills,
  honeycomb,
  leaf,
  moons,
  pinwheel,
  rays,
  scales,
  schach,
  sprig,
  sun,
  tulip,
  waves,
} satisfies Record<string, Pattern>
