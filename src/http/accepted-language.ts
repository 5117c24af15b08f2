import { defaultLanguage, type Language } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'

/**
 * The language of an API response. Pages name their own language alone; a list of preferences, as
 * other programs send it, gets English.
 *
 * @example acceptedLanguage('he') // 'he'
 * @example acceptedLanguage('he-IL,he;q=0.9') // 'en'
 */
export function acceptedLanguage(header: string | undefined): Language {
  return languages.find((language) => language === header) ?? defaultLanguage
}
