import type { Strings } from './language.ts'

/** The words of the names that a new card takes from the last one, in English. */
const english = {
  title: 'Use these names?',
  use: 'Use them',
  refuse: 'No, thanks',
  used: 'Names filled in',
  undo: 'Undo',
}

export const namesStrings: Strings<typeof english> = { en: english }
