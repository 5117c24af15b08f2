import { type Form, type Forms, formsFor } from './forms.ts'
import { type Keys, openKeysOf } from './keys.ts'
import { areNear, consonantsIn, distanceToBeginning, soundDistance } from './sound-distance.ts'

/** An entry for typed words. */
export interface Match {
  form: Form
  /** 0 is the very spelling. From `guessedFrom` on, it is a guess. */
  cost: number
}

const foldedCost = 1
const soundsCost = 2
const beginsCost = 2.6
const beginsByKeyCost = 3.1
/** Beginnings by sound: least letters, and maximum distance. */
const soundLength = 5
const soundSlips = 4
/** For each letter that is still to come, up to ten. */
const missingLetterCost = 0.15

const rareCost = 0.9
const rareIfGuessedCost = 2.5

/** Costs of entries with other letters than typed. */
export const guessedFrom = soundsCost

/**
 * The entries for typed words: the same spelling, then the same letters by habit, then the same
 * sound, then a beginning or a misspelling.
 *
 * @param open whether the visitor may still be typing the last word
 */
export function matchForms(forms: Forms, typed: Keys, open: boolean): Match[] {
  if (typed.key === '') return []
  const query: Query = {
    ...typed,
    size: typed.key.split(' ').length,
    consonants: consonantsIn(typed.key),
    open,
    openKeys: open ? openKeysOf(typed) : [],
    slips: slipsFor(typed.key.length),
  }
  const matches: Match[] = []
  for (const list of formsFor(forms, [typed.key, ...query.openKeys], query)) {
    for (const form of list) {
      const cost = costOf(form, query)
      if (cost !== null) matches.push({ form, cost })
    }
  }
  return matches
}

/** A common name is likelier, above all where only its beginning or its sound is typed. */
export function costWithRank({ form, cost }: Match): number {
  return cost + form.rank * (cost < guessedFrom ? rareCost : rareIfGuessedCost)
}

interface Query extends Keys {
  size: number
  consonants: number
  open: boolean
  openKeys: readonly string[]
  slips: number
}

function costOf(form: Form, query: Query): number | null {
  if (form.plain === query.plain) return 0
  if (form.key === query.key) return foldedCost
  const distance = distanceOf(form, query)
  const begun = begunBy(form, query)
  return begun === null ? distance : Math.min(begun, distance ?? begun)
}

function begunBy({ plain, key, size, consonants }: Form, query: Query): number | null {
  if (!query.open) return null
  const missing = Math.min(10, Math.max(0, key.length - query.key.length)) * missingLetterCost
  if (plain.startsWith(query.plain)) return beginsCost + missing
  if (query.openKeys.some((open) => key.startsWith(open))) return beginsByKeyCost + missing
  const isLikely = size > 0 && (query.consonants & ~consonants) === 0
  if (!isLikely || query.key.length < soundLength) return null
  const distance = distanceToBeginning(query.key, key, soundSlips)
  return distance > soundSlips ? null : beginsByKeyCost + missing + distance / 4
}

/** Without the hard consonants of the other, a word is soon too far off to measure. */
function distanceOf({ key, size, consonants }: Form, query: Query): number | null {
  const slips = Math.min(query.slips, slipsFor(key.length))
  if (slips === 0 || size !== query.size) return null
  if (Math.abs(key.length - query.key.length) > 4) return null
  if (!areNear(consonants, query.consonants, slips < 10 ? 1 : 3)) return null
  const distance = soundDistance(query.key, key, slips)
  return distance > slips ? null : soundsCost + distance / 4
}

/** Maximum sound distance. A short word with a slip is another word. */
function slipsFor(length: number): number {
  if (length <= 2) return 0
  if (length === 3) return 3
  if (length === 4) return 4
  if (length === 5) return 7
  return length < 10 ? 11 : 15
}
