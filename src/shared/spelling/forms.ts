import type { SpellingEntry } from './entry.ts'
import { keysOf } from './keys.ts'
import { consonantsIn } from './sound-distance.ts'

/** One way to type an entry. */
export interface Form {
  plain: string
  key: string
  /** From `consonantsIn`. */
  consonants: number
  /** Number of words; 0 for several written as one. */
  size: number
  entry: SpellingEntry
  /** 0 to 1: how rare the entry is. */
  rank: number
  /** Whether it is a translation: 'groom'. */
  translated: boolean
}

/** Forms with the same initial: of one word, of two, and of more. */
type Group = readonly [Form[], Form[], Form[]]

/** Forms by the class of their initial. */
export type Forms = ReadonlyMap<string, Group>

/** A spelling with its entry, before folding. */
export type Spelled = Pick<Form, 'entry' | 'rank' | 'translated'> & { text: string }

/** Entries of several words are also found as one word: 'mazeltov'. */
export function indexForms(spelled: readonly Spelled[]): Forms {
  const groups = new Map<string, Group>()
  const add = (form: Form) => {
    groupOf(groups, form.key.charAt(0))[placeOf(form.size)].push(form)
  }
  const keys = keysOf(spelled.map(({ text }) => text))
  spelled.forEach(({ entry, rank, translated }, i) => {
    const { plain, key } = keys[i] ?? { plain: '', key: '' }
    if (key === '') return
    const consonants = consonantsIn(key)
    const isOneWord = !key.includes(' ')
    const size = isOneWord ? 1 : key.split(' ').length
    add({ plain, key, consonants, size, entry, rank, translated })
    if (isOneWord) return
    const joined = { plain: plain.replaceAll(' ', ''), key: key.replaceAll(' ', ''), size: 0 }
    add({ ...joined, consonants, entry, rank, translated })
  })
  return groups
}

/**
 * The forms that a key can be a spelling of, in lists.
 *
 * @param size number of words of the keys
 * @param open whether more words can follow
 */
export function formsFor(
  forms: Forms,
  keys: readonly string[],
  { size, open }: { size: number; open: boolean },
): (readonly Form[])[] {
  const initials = [...new Set(keys.flatMap(initialsOf))]
  return initials.flatMap((initial) => {
    const group = forms.get(initial) ?? []
    const place = placeOf(size)
    return open ? group.slice(place) : group.slice(place, place + 1)
  })
}

function placeOf(size: number): 0 | 1 | 2 {
  return size >= 3 ? 2 : size === 2 ? 1 : 0
}

/** Letters that people take for each other at the start of a word. */
const initialLetters = ['aeiouy', 'xh', 'szc', 'vf', 'אעה', 'תט', 'כקח', 'סשצז'] as const

/** The group of an initial, under each letter of its class. */
function groupOf(groups: Map<string, Group>, initial: string): Group {
  const known = groups.get(initial)
  if (known) return known
  const group: Group = [[], [], []]
  const letters = initialLetters.find((each) => each.includes(initial)) ?? initial
  for (const letter of letters) groups.set(letter, group)
  return group
}

/** One letter of each class. J is a y in German, an h in Spanish; ch is sh in French; k is near ch. */
function initialsOf(key: string): string[] {
  const initial = key.charAt(0)
  if (initial === 'j') return ['j', 'a', 'x']
  if (initial === 'k') return ['k', 'x']
  if (initial === 'x') return ['x', 's']
  return [initialLetters.find((letters) => letters.includes(initial))?.charAt(0) ?? initial]
}
