import type { Box } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Point } from '../../path.ts'
import type { UnitSize } from '../../proportion.ts'
import type { Leaf, LeafHue, LeafKind } from '../leaf.ts'
import type { ToneName } from '../palettes.ts'
import type { Head, HeadKind } from '../plants/flora.ts'
import type { Standing } from './paint-motif.ts'

/** A stem with its leaves and heads; lengths in units of the plot. */
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
  /** Distance between leaves on one side, as a share of their length; default 0.56. */
  gap?: number
  /** The share without leaves at the thick end; default 0. */
  bare?: number
  /** The head at its end, instead of a leaf. */
  tip?: { kind: HeadKind; size: number }
  along?: readonly Along[]
}

/** What a spray bears besides leaves, on both sides in turn. */
export interface Along {
  kind: HeadKind
  size: number
  /** Distance from one to the next. */
  gap: number
  /** The place of the first one; default half a gap. */
  from?: number
}

export interface PlannedWash {
  at: Point
  reach: Point
  tone: ToneName
}

/** A composition laid out on a plot, from the back to the front. */
export interface Garden {
  washes: readonly PlannedWash[]
  sprigs: readonly (readonly Point[])[]
  sprays: readonly Spray[]
  leaves: readonly Leaf[]
  heads: readonly Head[]
  /** Drawn before the leaves, behind the flowers. */
  things?: readonly Standing[]
  /** A ribbon on top of everything: its knot and its width. */
  bow?: { knot: Point; size: number }
  /** The middles of the splatter. */
  drops: readonly Point[]
}

/** The area that a composition leaves to words, units. */
export interface Room {
  text: Box
  /** Right edge and baseline of the small line at the top right. */
  header: Point
}

export interface Composition {
  room(units: UnitSize): Room
  /** The oval of a photo, and what stands in it until there is one. */
  photo?: { box(units: UnitSize): Box; thing: () => Motif }
  plant(units: UnitSize, recipe: Recipe): Garden
}

/** The plants of a composition. */
export interface Recipe {
  /** Flowers from the focus outwards. */
  hero: HeadKind
  second: HeadKind
  small: HeadKind
  /** Ears that lean out of posies. */
  filler?: HeadKind
  /** The leaves of posies and of sprays. */
  leaf: LeafKind
  spray: LeafKind
  hues: readonly LeafHue[]
  young: boolean
  /** The scale of leaves on sprays; default 1. */
  leafScale?: number
  gap?: number
  along?: readonly Along[]
  /** Whether leaves fan out of its posies; default true. */
  fan?: boolean
  /** Whether its posies hold leaves only; default false. */
  flowerless?: boolean
  /** The scale of flowers in posies; default 1. */
  headScale?: number
  washes: readonly [ToneName, ToneName]
}
