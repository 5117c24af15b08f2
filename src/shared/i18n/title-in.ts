import type { Language } from './language.ts'

/** A title in the languages that it has; English is always there. */
interface Titles {
  en: string
  he?: string | undefined
  yi?: string | undefined
}

/**
 * A title in the language of a page. Without one, the Hebrew stands in for the Yiddish, and the
 * English for both.
 *
 * @example titleIn({ en: 'Two doves', he: 'שתי יונים' }, 'yi') // 'שתי יונים'
 */
export function titleIn(titles: Titles, language: Language): string {
  if (language === 'en') return titles.en
  return titles[language] ?? titles.he ?? titles.en
}
