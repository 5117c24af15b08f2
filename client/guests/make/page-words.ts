import type { CardDesign } from '#shared/card.ts'
import type { PageWords } from './words-pages.ts'

const words = {
  en: { table: (name) => `Table ${name}`, noTable: 'Without a table' },
  he: { table: (name) => `שולחן ${name}`, noTable: 'בלי שולחן' },
  yi: { table: (name) => `טיש ${name}`, noTable: 'אן א טיש' },
} as const satisfies Record<string, PageWords>

/** The words of place cards and table lists, in the language of the card. */
export function pageWords({ language }: CardDesign): PageWords {
  if (language === 'en' || language === 'yi') return words[language]
  return words.he
}
