import type { Language } from '#shared/i18n/language.ts'
import { languageKey } from './kept-language.ts'

/** Stored on this device, never sent. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch (error) {
    console.warn('the language cannot be stored', error)
  }
}
