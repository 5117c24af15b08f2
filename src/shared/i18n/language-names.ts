import type { ShelfLanguage } from '../card-language.ts'

/** Each language by its own name. */
export const languageNames: Readonly<Record<ShelfLanguage, string>> = {
  he: 'עברית',
  yi: 'יידיש',
  en: 'English',
}
