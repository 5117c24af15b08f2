import { hebrew } from './he/palette-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/palette-strings.ts'

/** Names of palettes by their label, which is the English name. */
export type PaletteStrings = Readonly<Record<string, string>>

const english: PaletteStrings = {}

export const paletteStrings: Strings<PaletteStrings> = { en: english, he: hebrew, yi: yiddish }
