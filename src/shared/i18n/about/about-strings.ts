import type { Strings } from '../language.ts'

/** Names of the pages about the site, which every page links to. */
const english = {
  links: 'About this site',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  licences: 'Licences',
}

export const aboutStrings: Strings<typeof english> = { en: english }
