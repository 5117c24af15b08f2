import { hebrew } from './he/style-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/style-strings.ts'

/** The manner of each family of art, in English; an artist's picture has none. */
const english = {
  botanical: 'Flowers and leaves',
  ceramic: 'Painted ceramic',
  embroidery: 'Embroidery',
  foil: 'Gold foil',
  glass: 'Stained glass',
  illuminated: 'Illuminated page',
  kids: 'For children',
  layered: 'Layered paper',
  lino: 'Linocut',
  micrography: 'Micrography',
  night: 'Night sky',
  papercut: 'Papercut',
  riso: 'Two-colour print',
  stone: 'Carved stone',
  tiles: 'Tile mosaic',
  woodtype: 'Wood type',
}

export type StyleNames = Readonly<Record<keyof typeof english, string>>

export const styleStrings: Strings<StyleNames> = { en: english, he: hebrew, yi: yiddish }
