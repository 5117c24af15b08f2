import type { MouseEvent } from 'react'
import { baseOf, type Language } from '#shared/i18n/language.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import { languages } from '#shared/i18n/languages.ts'
import { draftPath } from '#shared/routes.ts'
import { readEntry } from '../history-entry.ts'
import { useLanguage } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'
import { keepLanguage } from './keep-language.ts'

/**
 * The page in each language, by the language's own name. A choice loads a new document. Only in the
 * browser: the server keeps one header for many pages.
 */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const current = useLanguage()
  const address = useAddress()
  return languages.map((language) => {
    const path = baseOf(language) + address
    return (
      <li key={language}>
        <a
          className={className}
          href={path}
          lang={language}
          hrefLang={language}
          {...(language === current && { 'aria-current': true })}
          onClick={(event) => choose(event, language, path)}
        >
          {languageNames[language]}
        </a>
      </li>
    )
  })
}

/** A card that is being made goes along. */
function choose(event: MouseEvent<HTMLAnchorElement>, language: Language, path: string): void {
  keepLanguage(language)
  const { draft } = readEntry()
  if (typeof draft === 'string') event.currentTarget.href = draftPath(path, draft)
}
