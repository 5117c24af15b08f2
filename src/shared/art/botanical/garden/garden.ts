import type { Box } from '../../family.ts'
import type { Point } from '../../path.ts'
import type { Sheet } from '../../proportion.ts'
import type { Leaf, LeafHue, LeafKind } from '../leaf.ts'
import type { ToneName } from '../palettes.ts'
import type { Head, HeadKind } from '../plants/flora.ts'
import type { Standing } from './paint-motif.ts'

/** A stem with what grows along it; lengths in units of the page. */
export interface Spray {
  /** From the thick end. */
  line: readonly Point[]
  width: number
  /** Length of its longest leaves; 0 for none. */
  leaf: number
  kind: LeafKind
  hues: readonly LeafHue[]
  /** Green and without bark. */
  young: boolean
  /** Between leaves, of their length; default 0.56. */
  gap?: number
  /** The share without leaves at the thick end; default 0. */
  bare?: number
  /** What stands on its end instead of a leaf. */
  tip?: { kind: HeadKind; size: number }
  along?: readonly Along[]
}

/** What a spray bears besides leaves, on one side and the other in turn. */
export interface Along {
  kind: HeadKind
  size: number
  /** From one to the next. */
  gap: number
  /** Where the first one stands; default half a gap. */
  from?: number
}

export interface PlannedWash {
  at: Point
  reach: Point
  tone: ToneName
}

/** A composition laid out on a page, from the back to the front. */
export interface Garden {
  washes: readonly PlannedWash[]
  sprigs: readonly (readonly Point[])[]
  sprays: readonly Spray[]
  leaves: readonly Leaf[]
  heads: readonly Head[]
  /** Before the leaves and behind the flowers. */
  things?: readonly Standing[]
  /** A ribbon over all, by its knot and its breadth. */
  bow?: { knot: Point; size: number }
  /** The middles of the splatter. */
  drops: readonly Point[]
}

/** Where a composition leaves room for words, units. */
export interface Room {
  text: Box
  /** Right edge and baseline of the small line at the top right. */
  header: Point
}

export interface Composition {
  room(sheet: Sheet): Room
  plant(sheet: Sheet, recipe: Recipe): Garden
}

/** What a composition is planted with. */
export interface Recipe {
  /** From the focus outwards. */
  hero: HeadKind
  second: HeadKind
  small: HeadKind
  /** Ears that lean out of posies. */
  filler?: HeadKind
  /** Of posies, and of sprays. */
  leaf: LeafKind
  spray: LeafKind
  hues: readonly LeafHue[]
  young: boolean
  /** Of sprays' leaves; default 1. */
  leafScale?: number
  gap?: number
  along?: readonly Along[]
  /** Whether leaves fan out of its posies; default true. */
  fan?: boolean
  /** Leaves alone in its posies; default false. */
  flowerless?: boolean
  /** The flowers of its posies; default 1. */
  headScale?: number
  washes: readonly [ToneName, ToneName]
}
