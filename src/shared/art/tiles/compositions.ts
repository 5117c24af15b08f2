import type { LayoutName } from './layouts.ts'
import type { BackdropName, TileKind } from './mosaic.ts'

export interface Composition {
  layout: LayoutName
  hero: TileKind
  /** Behind the large pictures. */
  backdrop?: BackdropName
  /** In layouts with two large pictures. */
  second?: TileKind
  /** From the top left on, over and over. */
  small: readonly TileKind[]
}

/** What the family's motifs are made of. */
export const compositions: Readonly<Record<string, Composition>> = {
  'four-kinds': {
    layout: 'ledger',
    hero: 'lulav',
    small: [
      ...(['schach', 'esrog', 'leaf', 'arcs', 'grapes', 'sprig', 'sun', 'pomegranate'] as const),
      ...(['leaf', 'wheat', 'schach', 'esrog', 'arcs', 'fig', 'leaf', 'sprig'] as const),
    ],
  },
  sukkah: {
    layout: 'window',
    hero: 'sukkah',
    backdrop: 'rays',
    small: [
      ...(['schach', 'grapes', 'leaf', 'pomegranate', 'arcs', 'tulip', 'esrog', 'leaf'] as const),
      ...(['fig', 'sun', 'schach', 'sprig', 'apple', 'arcs'] as const),
    ],
  },
  'matzah-and-cups': {
    layout: 'shelf',
    hero: 'matzah',
    backdrop: 'corners',
    small: [
      'becher',
      'waves',
      'grapes',
      'leaf',
      'arcs',
      'sprig',
      'drops',
      'waves',
      'becher',
      'blossom',
    ],
  },
  'four-cups': {
    layout: 'banner',
    hero: 'four-cups',
    backdrop: 'table',
    small: ['drops', 'diamonds', 'scales', 'leaf', 'beads', 'grapes', 'waves', 'arcs'],
  },
  gragger: {
    layout: 'window',
    hero: 'gragger',
    backdrop: 'rays',
    small: [
      ...(['confetti', 'hamentash', 'diamonds', 'crown', 'pinwheel', 'megillah', 'arcs'] as const),
      ...(['bunting', 'grapes', 'rays', 'hamentash', 'becher'] as const),
    ],
  },
  hamentashen: {
    layout: 'banner',
    hero: 'three-hamentashen',
    backdrop: 'sunrise',
    small: ['pinwheel', 'confetti', 'diamonds', 'bunting', 'beads', 'rays', 'checks'],
  },
  'honey-and-apple': {
    layout: 'hall',
    hero: 'honey-jar',
    backdrop: 'table',
    small: [
      ...([
        'honeycomb',
        'apple',
        'leaf',
        'drops',
        'pomegranate',
        'arcs',
        'shofar',
        'blossom',
      ] as const),
      ...(['honeycomb', 'fig', 'sun', 'grapes'] as const),
    ],
  },
  pomegranates: {
    layout: 'frame',
    hero: 'three-pomegranates',
    backdrop: 'sunrise',
    small: ['buds', 'leaf', 'drops', 'blossom', 'arcs', 'scales', 'tulip'],
  },
  'seven-kinds': {
    layout: 'corners',
    hero: 'date-palm',
    second: 'olive-branch',
    small: [
      'sun',
      'grapes',
      'leaf',
      'fig',
      'arcs',
      'pomegranate',
      'wheat',
      'hills',
      'leaf',
      'drops',
    ],
  },
  'oil-and-lights': {
    layout: 'shelf',
    hero: 'oil-jug',
    backdrop: 'arch',
    small: [
      'flames',
      'dreidel',
      'diamonds',
      'sufganiya',
      'olive-branch',
      'drops',
      'rays',
      'flames',
      'coins',
    ],
  },
  'first-fruits': {
    layout: 'corners',
    hero: 'wheat',
    second: 'wheat',
    backdrop: 'sunrise',
    small: [
      'tulip',
      'hills',
      'blossom',
      'grapes',
      'leaf',
      'fig',
      'sun',
      'pomegranate',
      'buds',
      'sprig',
    ],
  },
  'shabbos-lights': {
    layout: 'ledger',
    hero: 'candlesticks',
    small: [
      'flames',
      'becher',
      'arcs',
      'grapes',
      'leaf',
      'buds',
      'scales',
      'flames',
      'sprig',
      'sun',
    ],
  },
  'seven-cups': {
    layout: 'frame',
    hero: 'chuppah',
    backdrop: 'sunrise',
    small: ['buds', 'leaf', 'beads', 'blossom', 'arcs', 'tulip', 'scales'],
  },
  kiddush: {
    layout: 'ledger',
    hero: 'becher',
    small: ['grapes', 'arcs', 'leaf', 'fan', 'scales', 'sprig', 'grapes', 'sun', 'diamonds'],
  },
  moons: {
    layout: 'window',
    hero: 'moons',
    small: ['waves', 'arcs', 'drops', 'hills', 'scales', 'rays', 'diamonds', 'fan', 'sun'],
  },
  'coin-tray': {
    layout: 'banner',
    hero: 'coin-tray',
    backdrop: 'table',
    small: ['coins', 'scales', 'arcs', 'beads', 'diamonds', 'leaf', 'fan'],
  },
}
