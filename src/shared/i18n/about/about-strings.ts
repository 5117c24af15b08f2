import { hebrew } from '../he/about/about-strings.ts'
import type { Strings } from '../language.ts'
import { yiddish } from '../yi/about/about-strings.ts'

/** Names of the pages about the site, which every page links to. */
const english = {
  links: 'About this site',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  licences: 'Licences',
  filters: 'Filters',
}

export type AboutStrings = typeof english

export const aboutStrings: Strings<AboutStrings> = { en: english, he: hebrew, yi: yiddish }
