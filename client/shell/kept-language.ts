import { defaultLanguage, homeOf } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'

/** Key of the choice in the browser's storage; `keep-language.ts` writes it. */
export const languageKey = 'mazel.language'

/**
 * Where a visit to the home page in the default language leads: to the one in the language that this
 * device has chosen. Undefined at any other address, since a link shows what its sender saw.
 * Undefined too for a visit from a page of this site, in this tab or another: its link names a
 * language.
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
