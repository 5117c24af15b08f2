import type { CardDesignInput } from '#shared/card.ts'
import { botanicalCards } from './botanical/botanical-cards.ts'
import { ceramicCards } from './ceramic/ceramic-cards.ts'
import { embroideryCards } from './embroidery/embroidery-cards.ts'
import { foilCards } from './foil/foil-cards.ts'
import { glassCards } from './glass/glass-cards.ts'
import { illuminatedCards } from './illuminated/illuminated-cards.ts'
import { interleave } from './interleave.ts'
import { kidsCards } from './kids/kids-cards.ts'
import { layeredCards } from './layered/layered-cards.ts'
import { linoCards } from './lino/lino-cards.ts'
import { micrographyCards } from './micrography/micrography-cards.ts'
import { nightCards } from './night/night-cards.ts'
import { papercutCards } from './papercut/papercut-cards.ts'
import { risoCards } from './riso/riso-cards.ts'
import { stoneCards } from './stone/stone-cards.ts'
import { tilesCards } from './tiles/tiles-cards.ts'
import { woodtypeCards } from './woodtype/woodtype-cards.ts'

/** Detailed, heavy pictures: a shelf shows one of these among eight others. */
const lavishCards = interleave([
  papercutCards,
  illuminatedCards,
  micrographyCards,
  ceramicCards,
  glassCards,
  layeredCards,
  embroideryCards,
])

/** All built-in designs in shelf order: the families in turn, each with its best design first. */
export const cards: readonly CardDesignInput[] = interleave([
  lavishCards,
  foilCards,
  botanicalCards,
  nightCards,
  kidsCards,
  stoneCards,
  risoCards,
  tilesCards,
  linoCards,
  woodtypeCards,
])
