import { hebrew } from './he/start-again-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/start-again-strings.ts'

/** The question before all changes of a draft go away, in English. */
const english = {
  title: 'Start again?',
  lead: 'Words, colours, photos and stickers go back to how they were. Undo brings your changes back.',
  keep: 'Keep my changes',
  agree: 'Start again',
}

export type StartAgainStrings = typeof english

export const startAgainStrings: Strings<StartAgainStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}
