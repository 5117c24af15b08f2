import type { Format, VideoFormat } from '../format.ts'
import type { Strings } from './language.ts'

type FormatNames = Readonly<Record<Format | VideoFormat, { name: string; use: string }>>

/** Names of the formats, each with its use. */
export const formatStrings: Strings<FormatNames> = {
  en: {
    status: { name: 'Status', use: 'WhatsApp' },
    square: { name: 'Square', use: 'Groups' },
    portrait: { name: 'Portrait', use: 'Chat' },
    wide: { name: 'Wide', use: 'Screens' },
    print: { name: 'Print', use: '5 × 7 in' },
  },
}
