import { hebrew } from './he/names-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/names-strings.ts'

/** The words of the names that a new card takes from the last one, in English. */
const english = {
  title: 'Use these names?',
  use: 'Use them',
  refuse: 'No, thanks',
  used: 'Names filled in',
  undo: 'Undo',
}

export type NamesStrings = typeof english

export const namesStrings: Strings<NamesStrings> = { en: english, he: hebrew, yi: yiddish }
