import type { DayAbout } from '../calendar/day-about.ts'
import { hebrew } from './he/poster-tile-strings.ts'
import type { Strings } from './language.ts'
import { englishNames } from './occasion-strings.ts'
import { yiddish } from './yi/poster-tile-strings.ts'

/** The names of posters of the day, in English. */
const english = {
  /** The name of a poster that opens in the editor. */
  posterFor: (name: string) => `Poster: ${name}`,
  /** The name of what is still to come. */
  ahead: (name: string) => `For ${name}`,
  failed: 'That did not work. Please try again.',
  about: {
    ...englishNames,
    omer: 'The Omer',
    fast: 'The fast',
    mevarchim: 'Shabbos Mevarchim',
    shabbos: 'Shabbos',
    'motzei-shabbos': 'Motzei Shabbos',
    elul: 'Elul',
  } satisfies Record<DayAbout, string>,
}

export type PosterTileStrings = typeof english

export const posterTileStrings: Strings<PosterTileStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}
