import { useContext } from 'react'
import { type SiteStrings, siteStrings } from '#shared/i18n/en.ts'
import { type Language, languageOf, type Strings } from '#shared/i18n/language.ts'
import { SiteContext } from '../data/site-context.ts'

/** The language of the document. */
export function useLanguage(): Language {
  return languageOf(useContext(SiteContext)?.address ?? '')
}

/** The strings of a part of the site in the language of the document. */
export function useStrings<Words>(strings: Strings<Words>): Words {
  return strings[useLanguage()]
}

/** The strings of shell and pages. */
export function useSiteStrings(): SiteStrings {
  return useStrings(siteStrings)
}

/** The language of the document, outside of components. */
export function documentLanguage(): Language {
  return languageOf(location.pathname + location.search)
}
