import { hebrew } from '../he/about/licences-strings.ts'
import type { Strings } from '../language.ts'
import { yiddish } from '../yi/about/licences-strings.ts'

const english = {
  description: 'The free software, fonts and drawings that this site is made of.',
  lead: 'This site is made of the work of many, who let everyone use it. Thank you.',
  packages: 'Software',
  texts: 'All their licences in full',
  fonts: 'Fonts',
  fontsLead: 'All under the SIL Open Font License 1.1, cut to the letters that are needed.',
  drawings: 'Drawings',
  drawingsLead:
    'The emoji among the stickers are Fluent Emoji by Microsoft, under the MIT License. All other art is drawn by our own code.',
  package: 'Package',
  version: 'Version',
  licence: 'Licence',
}

export type LicencesStrings = typeof english

export const licencesStrings: Strings<LicencesStrings> = { en: english, he: hebrew, yi: yiddish }
