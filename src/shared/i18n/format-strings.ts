import type { Strings } from './language.ts'

/** Names of the formats, in English, each with its use. */
export const formatStrings = {
  status: { name: 'Status', use: 'WhatsApp' },
  square: { name: 'Square', use: 'Groups' },
  portrait: { name: 'Portrait', use: 'Chat' },
  wide: { name: 'Wide', use: 'Screens' },
  print: { name: 'Print', use: '5 × 7 in' },
}

export const formatStringsByLanguage: Strings<typeof formatStrings> = { en: formatStrings }
