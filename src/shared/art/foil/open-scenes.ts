import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import { canopy } from './canopy.ts'
import { city } from './city.ts'
import type { OpenSetting } from './compositions.ts'
import { emboss } from './emboss.ts'
import { fan } from './fan.ts'
import { foilSheet } from './foil-sheet.ts'
import { greatLaurel } from './great-laurel.ts'
import { leafEdge } from './leaf-edge.ts'
import type { MotifPlan } from './motif-plan.ts'
import { radiance } from './radiance.ts'

/** What a scene without a frame is drawn from. */
export interface OpenScene {
  plan: MotifPlan
  palette: Paints
  seed: number
  /** The words and the corner of the small line. */
  clear: readonly Box[]
}

/** The drawing of each setting that takes the whole sheet, in the order of painting. */
export const openScenes: Readonly<Record<OpenSetting, (scene: OpenScene) => Art>> = {
  giant: ({ plan, palette, seed, clear }) => [
    radiance(plan, seed, { reserved: clear, hero: [plan.hero.box] }),
    heroOf(plan, palette),
  ],
  city: (scene) => [city(scene), heroOf(scene.plan, scene.palette)],
  fan: ({ plan, palette }) => [fan(plan, palette), heroOf(plan, palette)],
  sheet: foilSheet,
  leaves: (scene) => [leafEdge(scene), heroOf(scene.plan, scene.palette)],
  canopy: ({ plan, palette }) => [canopy(plan, palette), heroOf(plan, palette)],
  laurel: ({ plan, palette }) => [greatLaurel(plan, palette), heroOf(plan, palette)],
}

function heroOf({ hero, u }: MotifPlan, palette: Paints): Art {
  return named('motif', emboss(hero.motif, hero.place, palette, u))
}
