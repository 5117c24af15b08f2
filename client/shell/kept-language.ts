import { defaultLanguage, homeOf } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'

/** Key of the choice in the browser's storage; `keep-language.ts` writes it. */
export const languageKey = 'mazel.language'

/**
 * The home page in the language that this device has chosen, for a visit to that of the default
 * language. Undefined at any other address, since a link shows what its sender saw, and for a link
 * of this site, which says its language: also one that was opened in another tab.
 *
 * @param cameFrom the page with the link that led here, as in `document.referrer`
 */
export function chosenHome({ origin, pathname }: Location, cameFrom: string): string | undefined {
  if (pathname !== homeOf(defaultLanguage) || cameFrom.startsWith(`${origin}/`)) return undefined
  const chosen = languages.find((language) => language === readLanguage())
  return chosen && chosen !== defaultLanguage ? homeOf(chosen) : undefined
}

function readLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}
