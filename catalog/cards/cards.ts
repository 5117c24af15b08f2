import type { CardDesignInput } from '#shared/card.ts'
import { botanicalCards } from './botanical/botanical-cards.ts'
import { ceramicCards } from './ceramic/ceramic-cards.ts'
import { foilCards } from './foil/foil-cards.ts'
import { illuminatedCards } from './illuminated/illuminated-cards.ts'
import { inTurn } from './in-turn.ts'
import { kidsCards } from './kids/kids-cards.ts'
import { linoCards } from './lino/lino-cards.ts'
import { nightCards } from './night/night-cards.ts'
import { papercutCards } from './papercut/papercut-cards.ts'
import { risoCards } from './riso/riso-cards.ts'
import { stoneCards } from './stone/stone-cards.ts'
import { tilesCards } from './tiles/tiles-cards.ts'

/** Detailed and heavy pictures: a shelf has one of these among eight others. */
const lavishCards = inTurn([papercutCards, illuminatedCards, ceramicCards])

/** Every built-in design as the shelves show them: the families in turn, each with its best first. */
export const cards: readonly CardDesignInput[] = inTurn([
  lavishCards,
  foilCards,
  botanicalCards,
  nightCards,
  kidsCards,
  stoneCards,
  risoCards,
  tilesCards,
  linoCards,
])
