import { hebrew } from './he/small-letter-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/small-letter-strings.ts'

/** What is said of letters that come out too small on paper, in English. */
const english = {
  tooSmall: 'In this size these words come out very small on paper:',
  enlarge: 'Make them larger',
  choose: (size: string) => `Print as ${size}`,
  shorten: 'Fewer words come out larger.',
}

export type SmallLetterStrings = typeof english

export const smallLetterStrings: Strings<SmallLetterStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}
