import type { CardDesignInput } from '#shared/card.ts'
import { anniversaryArch } from './anniversary-arch.ts'
import { blossomingThanks } from './blossoming-thanks.ts'
import { botanicalCards } from './botanical/botanical-cards.ts'
import { ceramicCards } from './ceramic/ceramic.ts'
import { crownOfTorah } from './crown-of-torah.ts'
import { foilCards } from './foil/foil-cards.ts'
import { fruitOfTheTree } from './fruit-of-the-tree.ts'
import { gateOfDoves } from './gate-of-doves.ts'
import { hadran } from './hadran.ts'
import { honeyAndPomegranates } from './honey-and-pomegranates.ts'
import { illuminatedCards } from './illuminated/illuminated.ts'
import { inTurn } from './in-turn.ts'
import { joyOfTorah } from './joy-of-torah.ts'
import { kiddushBough } from './kiddush-bough.ts'
import { kidsCards } from './kids/kids-cards.ts'
import { lchaimArch } from './lchaim-arch.ts'
import { linoCards } from './lino/lino-cards.ts'
import { mazelTovBough } from './mazel-tov-bough.ts'
import { menorahLights } from './menorah-lights.ts'
import { nightCards } from './night/night-cards.ts'
import { papercutCards } from './papercut/papercut-cards.ts'
import { papercutArch } from './papercut-arch.ts'
import { pomegranateBough } from './pomegranate-bough.ts'
import { quietLights } from './quiet-lights.ts'
import { rambamMenorah } from './rambam-menorah.ts'
import { risoCards } from './riso/riso-cards.ts'
import { rosyPomegranates } from './rosy-pomegranates.ts'
import { sevenBlessings } from './seven-blessings.ts'
import { stoneCards } from './stone/stone-cards.ts'
import { tileCards } from './tiles/tile-cards.ts'
import { velvetAndGold } from './velvet-and-gold.ts'
import { velvetAndSilver } from './velvet-and-silver.ts'

/** Much to look at, and so heavy: a shelf has one of these among eight others. */
const lavish: readonly CardDesignInput[] = inTurn<CardDesignInput>([
  [papercutArch, lchaimArch, gateOfDoves, sevenBlessings, anniversaryArch, ...papercutCards],
  illuminatedCards,
  ceramicCards,
])

/** Every built-in design as the shelves show them: the families in turn, each with its best first. */
export const cards: readonly CardDesignInput[] = inTurn<CardDesignInput>([
  lavish,
  [velvetAndGold, hadran, velvetAndSilver, crownOfTorah, joyOfTorah, ...foilCards],
  [
    pomegranateBough,
    rosyPomegranates,
    kiddushBough,
    blossomingThanks,
    mazelTovBough,
    fruitOfTheTree,
    honeyAndPomegranates,
    ...botanicalCards,
  ],
  [menorahLights, rambamMenorah, quietLights, ...nightCards],
  kidsCards,
  stoneCards,
  risoCards,
  tileCards,
  linoCards,
])
