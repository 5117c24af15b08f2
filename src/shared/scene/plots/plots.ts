import { isSober } from '../../sober.ts'
import type { Plot } from '../plot.ts'
import { daybreak } from './daybreak.ts'
import { fire } from './fire.ts'
import { garden } from './garden.ts'
import { gold } from './gold.ts'
import { lamplight } from './lamplight.ts'
import { leaves } from './leaves.ts'
import { letter } from './letter.ts'
import { paper } from './paper.ts'
import { parade } from './parade.ts'
import { still } from './still.ts'

const all: readonly Plot[] = [
  ...[lamplight, garden, letter, parade, daybreak, gold, leaves, fire, paper, still],
]

/**
 * The plots for a card, the best first: those of its categories, then the others. A sober card has
 * only sober ones.
 *
 * @example plotsFor(['purim'])[0]?.slug // 'parade'
 */
export function plotsFor(categories: readonly string[]): Plot[] {
  const suited = isSober(categories) ? all.filter((plot) => plot.isSober) : all
  const rank = (plot: Plot) => {
    const place = categories.findIndex((slug) => plot.categories.includes(slug))
    return place < 0 ? categories.length : place
  }
  return suited.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * The plot of a film: the chosen one if the card can have it, or the best.
 *
 * @param slug may be of no plot
 */
export function plotOf(categories: readonly string[], slug?: string): Plot {
  const plots = plotsFor(categories)
  return plots.find((plot) => plot.slug === slug) ?? plots[0] ?? still
}
