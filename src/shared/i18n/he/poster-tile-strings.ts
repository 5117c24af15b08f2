import type { PosterTileStrings } from '../poster-tile-strings.ts'
import { hebrewNames } from './occasion-strings.ts'

export const hebrew: PosterTileStrings = {
  posterFor: (name) => `פוסטר: ${name}`,
  ahead: (name) => `לקראת ${name}`,
  failed: 'זה לא הצליח. נסו שוב.',
  about: {
    ...hebrewNames,
    omer: 'ספירת העומר',
    fast: 'התענית',
    mevarchim: 'שבת מברכים',
    shabbos: 'שבת',
    'motzei-shabbos': 'מוצאי שבת',
    elul: 'אלול',
  },
}
