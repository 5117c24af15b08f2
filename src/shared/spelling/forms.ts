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

/** Forms by the class of their first letter, and by whether they are long. */
export type Forms = ReadonlyMap<string, readonly Form[]>

/** Phrases of so many words are kept apart: there are few. */
const LONG = 3

/** A spelling with its entry, before folding. */
export interface Spelled {
  text: string
  entry: SpellingEntry
  rank: number
  translated: boolean
}

/** Entries of several words are also found as one word: 'mazeltov'. */
export function indexForms(spelled: readonly Spelled[]): Forms {
  const forms = new Map<string, Form[]>()
  const add = (form: Form) => {
    const name = groupName(initialOf(form.key), form.size >= LONG)
    const group = forms.get(name)
    if (group) group.push(form)
    else forms.set(name, [form])
  }
  const keys = keysOf(spelled.map(({ text }) => text))
  spelled.forEach(({ entry, rank, translated }, i) => {
    const { plain, key } = keys[i] ?? { plain: '', key: '' }
    if (key === '') return
    const size = key.split(' ').length
    const form = { plain, key, consonants: consonantsIn(key), size, entry, rank, translated }
    add(form)
    if (size === 1) return
    add({ ...form, plain: plain.replaceAll(' ', ''), key: key.replaceAll(' ', ''), size: 0 })
  })
  return forms
}

/** First letters that people take for each other; j is a y in German, an h in Spanish. */
const INITIALS = ['aeiouy', 'xh', 'szc', 'vf', 'אעה', 'תט', 'כקח', 'סשצז'] as const

/**
 * The forms that a key can be a spelling of, in groups.
 *
 * @param size number of words of the keys
 * @param open whether more words can follow
 */
export function groupsFor(
  forms: Forms,
  keys: readonly string[],
  { size, open }: { size: number; open: boolean },
): (readonly Form[])[] {
  const initials = [...new Set(keys.flatMap(initialsOf))]
  const names = initials.flatMap((initial) => [
    ...(size < LONG ? [groupName(initial, false)] : []),
    ...(size >= LONG || open ? [groupName(initial, true)] : []),
  ])
  return names.map((name) => forms.get(name) ?? [])
}

/** Also initials that people write instead. */
function initialsOf(key: string): string[] {
  if (key.startsWith('j')) return ['j', 'a', 'x']
  return key.startsWith('k') ? ['k', 'x'] : [initialOf(key)]
}

function groupName(initial: string, isLong: boolean): string {
  return isLong ? `${initial}+` : initial
}

function initialOf(key: string): string {
  const letter = key.charAt(0)
  return INITIALS.find((letters) => letters.includes(letter))?.charAt(0) ?? letter
}
