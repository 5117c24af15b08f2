import { siteStrings } from '#shared/i18n/en.ts'
import type { Language } from '#shared/i18n/language.ts'
import type { PageOf } from '#shared/page.ts'

/** A page of a list beyond its last one: the list may have been longer before. */
export function beyondLastPage(
  total: number,
  path: string,
  language: Language,
): PageOf<'not-found'> {
  const { allOf } = siteStrings[language].home
  return { name: 'not-found', nearest: { label: allOf(total), path } }
}
