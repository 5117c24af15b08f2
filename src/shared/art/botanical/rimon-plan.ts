import type { Box, Size } from '../family.ts'
import { print, status } from './rimon-tall-formats.ts'
import { portrait, square } from './rimon-wide-formats.ts'

/** x and y in hundredths of the plot's width and height. */
export type Place = readonly [x: number, y: number]

export interface BoughPlan {
  /** x, y, x, y ... in hundredths of the plot, from the thick end. */
  line: readonly number[]
  /** The stem it grows from and the place on it (0 to 1), where its line begins. */
  on?: readonly [bough: number, share: number]
  /** Width of the thick end and length of the longest leaves, units. */
  width: number
  leaf: number
  /** The share of the stem without leaves at its thick end; default 0. */
  bare?: number
  /** What is at its end; default a leaf. */
  tip?: 'leaf' | 'bud' | 'side' | 'none'
  /** Open blossoms: place on the stem (0 to 1), and size in units. */
  blossoms?: readonly (readonly [share: number, radius: number])[]
  /** Whether there is blue among its greens; default false. */
  cool?: boolean
}

export interface FruitPlan {
  at: Place
  /** Units. */
  radius: number
  /** The direction of the crown, degrees: 90 is down. */
  crown: number
  /** The stem it hangs from and the place on it; without it, the fruit lies. */
  on?: readonly [bough: number, share: number]
}

export interface WashPlan {
  at: Place
  /** Half its width and height, units. */
  reach: readonly [x: number, y: number]
  tone: 'petal' | 'green3' | 'blue' | 'blush'
}

/** One composition. Each format has its own drawing, since a scaled one leaves no room for text. */
export interface RimonPlan {
  /** The height-to-width ratio that it is made for. */
  ratio: number
  /** The text area, hundredths of the plot. */
  text: Box
  /** The end of the small line at the top right: its right edge and baseline. */
  header: Place
  /** Pale washes behind everything. */
  washes: readonly WashPlan[]
  /** The heavy corner at the top right. */
  high: readonly BoughPlan[]
  hanging: readonly FruitPlan[]
  /** The counterpart at the bottom left. */
  low: readonly BoughPlan[]
  cut: FruitPlan
  lying: readonly FruitPlan[]
  /** Lines of the golden sprigs, in the same form as those of boughs. */
  sprigs: readonly (readonly number[])[]
  /** Loose seeds, and the centres of the splatter. */
  seeds: readonly Place[]
  drops: readonly Place[]
}

const plans: readonly RimonPlan[] = [status, print, portrait, square]

/** The composition with the ratio nearest to the plot's. */
export function planFor({ widthPx, heightPx }: Size): RimonPlan {
  const ratio = heightPx / widthPx
  const distance = (plan: RimonPlan) => Math.abs(Math.log(plan.ratio / ratio))
  return plans.reduce((best, plan) => (distance(plan) < distance(best) ? plan : best), print)
}
