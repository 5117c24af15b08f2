import type { Page, Setting } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { candles } from './candles.ts'
import { cradle } from './cradle.ts'
import { crown } from './crown.ts'
import { cup } from './cup.ts'
import { footSpray } from './foot-spray.ts'
import { hills } from './hills.ts'
import { memorial } from './memorial.ts'
import { menorah } from './menorah.ts'
import { pomegranate } from './pomegranate.ts'
import { sefer } from './sefer.ts'
import { shofar } from './shofar.ts'
import { tree } from './tree.ts'
import { twinedTrees } from './twined-trees.ts'
import { rimonWreath, wreath } from './wreath.ts'

/** A composition. */
export interface Motif {
  setting: Setting
  /** What is written, the front first. */
  draw(page: Page, texts: Texts, seed: number): Region[]
}

export const motifs: Readonly<Record<string, Motif>> = {
  'twined-trees': { setting: 'in-crown', draw: twinedTrees },
  wreath: { setting: 'around', draw: wreath },
  'rimon-wreath': { setting: 'around', draw: rimonWreath },
  hills: { setting: 'below', draw: hills },
  candles: onFoot(candles),
  crown: onFoot(crown),
  cradle: { setting: 'beneath', draw: cradle },
  cup: onFoot(cup),
  'cup-beneath': { setting: 'beneath', draw: cup },
  memorial: { setting: 'above', draw: memorial },
  menorah: onFoot(menorah),
  pomegranate: { setting: 'beneath', draw: pomegranate },
  sefer: onFoot(sefer),
  'sefer-beneath': { setting: 'beneath', draw: sefer },
  shofar: { setting: 'beneath', draw: shofar },
  tree: onFoot(tree),
}

/** A thing above the words, and a spray below them. */
function onFoot(draw: Motif['draw']): Motif {
  return {
    setting: 'above',
    draw: (page, texts, seed) => [...draw(page, texts, seed), ...footSpray(page, texts)],
  }
}
