import { baseOf } from '#shared/i18n/language.ts'
import { useLanguage } from './use-strings.ts'

/** Writes the path of a page in the language of the document; links of the router do so themselves. */
export function useLocalPath(): (path: string) => string {
  const base = baseOf(useLanguage())
  return (path) => base + path
}
