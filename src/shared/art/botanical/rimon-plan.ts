import type { Box, Size } from '../family.ts'
import { print, status } from './rimon-tall-formats.ts'
import { portrait, square } from './rimon-wide-formats.ts'

/** x and y as hundredths of the page's width and height. */
export type Place = readonly [x: number, y: number]

export interface BoughPlan {
  /** x, y, x, y ... in hundredths of the page, from the thick end. */
  line: readonly number[]
  /** The stem it springs from and where on it (0 to 1): its line begins there. */
  on?: readonly [bough: number, share: number]
  /** Width of the thick end and length of the longest leaves, units. */
  width: number
  leaf: number
  /** The share of the stem without leaves at its thick end; default 0. */
  bare?: number
  /** What its end bears; default a leaf. */
  tip?: 'leaf' | 'bud' | 'side' | 'none'
  /** Open blossoms: where on the stem (0 to 1), and their size in units. */
  blossoms?: readonly (readonly [share: number, radius: number])[]
  /** Blue among its greens; default false. */
  cool?: boolean
}

export interface FruitPlan {
  at: Place
  /** Units. */
  radius: number
  /** Degrees; where the crown points: 90 is down. */
  crown: number
  /** The stem it hangs from and where on it; without it, the fruit lies. */
  on?: readonly [bough: number, share: number]
}

export interface WashPlan {
  at: Place
  /** Half its width and height, units. */
  reach: readonly [x: number, y: number]
  tone: 'petal' | 'green3' | 'blue' | 'blush'
}

/** One composition: drawn anew for each format, since a scaled one leaves no room for text. */
export interface RimonPlan {
  /** Height to width at which it is the right one. */
  ratio: number
  /** Where text stands, hundredths of the page. */
  text: Box
  /** Where the small line at the top right ends: its right edge and baseline. */
  header: Place
  /** Pale washes behind everything. */
  washes: readonly WashPlan[]
  /** The heavy corner at the top right. */
  high: readonly BoughPlan[]
  hanging: readonly FruitPlan[]
  /** The answer at the bottom left. */
  low: readonly BoughPlan[]
  cut: FruitPlan
  lying: readonly FruitPlan[]
  /** Lines of the golden sprigs, like those of the boughs. */
  sprigs: readonly (readonly number[])[]
  /** Loose seeds, and the middles of the splatter. */
  seeds: readonly Place[]
  drops: readonly Place[]
}

const plans: readonly RimonPlan[] = [status, print, portrait, square]

/** The composition whose shape is nearest to the page's. */
export function planFor({ widthPx, heightPx }: Size): RimonPlan {
  const ratio = heightPx / widthPx
  const distance = (plan: RimonPlan) => Math.abs(Math.log(plan.ratio / ratio))
  return plans.reduce((best, plan) => (distance(plan) < distance(best) ? plan : best), print)
}
