import type { Language } from './language.ts'

/**
 * The languages of the interface that visitors are offered, the default first. A language that is
 * left out here has no addresses, no links and no code in the browser.
 */
export const languages: readonly Language[] = ['en', 'he', 'yi']
