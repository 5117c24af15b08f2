import type { Nearness } from '../calendar/nearness.ts'
import { hebrew } from './he/coming-up-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/coming-up-strings.ts'

/** The words of the rail of next dates, in English. */
const english = {
  heading: 'Coming up',
  all: (name: string, count: number | undefined) =>
    count === undefined ? `All ${name} cards` : `All ${count} ${name} cards`,
  none: 'No cards for it yet.',
  /** Under a name on the rail. */
  near: (near: Nearness, eve: string) => {
    if (near === 'date') return eve
    return typeof near === 'string' ? near : inDays(near.nights)
  },
  sentence: (name: string, near: Nearness, eve: string) => {
    if (near === 'date') return `${name}, ${eve}`
    if (typeof near === 'string') return `${name} is ${near === 'now' ? 'here' : near}`
    return `${name} ${inDays(near.nights)}`
  },
}

export type ComingUpStrings = typeof english

export const comingUpStrings: Strings<ComingUpStrings> = { en: english, he: hebrew, yi: yiddish }

function inDays(nights: number): string {
  return nights === 1 ? 'tomorrow night' : `in ${nights} days`
}
