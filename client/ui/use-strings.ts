import { useContext } from 'react'
import { type SiteStrings, siteStrings } from '#shared/i18n/en.ts'
import { defaultLanguage, type Language, languageOf, type Strings } from '#shared/i18n/language.ts'
import { SiteContext } from '../data/site-context.ts'

/** The language of the document; another language is another document. */
export function useLanguage(): Language {
  return useContext(SiteContext)?.language ?? defaultLanguage
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
  return languageOf(location.pathname)
}
