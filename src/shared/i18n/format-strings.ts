import type { Format, VideoFormat } from '../format.ts'
import { hebrew } from './he/format-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/format-strings.ts'

export type FormatNames = Readonly<Record<Format | VideoFormat, { name: string; use: string }>>

/** Names of the formats, each with its use, in English. */
const english: FormatNames = {
  status: { name: 'Status', use: 'WhatsApp' },
  square: { name: 'Square', use: 'Groups' },
  portrait: { name: 'Portrait', use: 'Chat' },
  wide: { name: 'Wide', use: 'Screens' },
  print: { name: 'Print', use: '5 × 7 in, A7' },
}

export const formatStrings: Strings<FormatNames> = { en: english, he: hebrew, yi: yiddish }
