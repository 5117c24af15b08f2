import type { PosterTileStrings } from '../poster-tile-strings.ts'
import { yiddishNames } from './occasion-strings.ts'

export const yiddish: PosterTileStrings = {
  posterFor: (name) => `פאוסטער: ${name}`,
  ahead: (name) => `אויף ${name}`,
  failed: 'עס האט נישט געארבעט. פרובירט נאכאמאל.',
  about: {
    ...yiddishNames,
    omer: 'ספירת העומר',
    fast: 'דער תענית',
    mevarchim: 'שבת מברכים',
    shabbos: 'שבת',
    'motzei-shabbos': 'מוצאי שבת',
    elul: 'אלול',
  },
}
