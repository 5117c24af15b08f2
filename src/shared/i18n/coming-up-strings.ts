import type { Nearness } from '../calendar/nearness.ts'
import type { Strings } from './language.ts'

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

export const comingUpStrings: Strings<typeof english> = { en: english }

function inDays(nights: number): string {
  return nights === 1 ? 'tomorrow night' : `in ${nights} days`
}
