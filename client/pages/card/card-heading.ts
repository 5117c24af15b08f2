import type { CardDesign } from '#shared/card.ts'
import { siteStrings } from '#shared/i18n/en.ts'
import type { Language } from '#shared/i18n/language.ts'
import { type StyleNames, styleStrings } from '#shared/i18n/style-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'

/**
 * Title and description of a card's page. They name the manner of its art: cards of one occasion can
 * have the same title.
 */
export function cardHeading(
  { titles, art }: Pick<CardDesign, 'titles' | 'art'>,
  occasion: string,
  language: Language,
): { title: string; description: string } {
  const { card } = siteStrings[language]
  const names: Partial<Record<string, string>> = styleStrings[language] satisfies StyleNames
  const style = names[art.family]
  const title = titleIn(titles, language)
  return {
    title: [card.title(title, occasion), ...(style ? [style] : [])].join(' · '),
    description: [card.description(title, occasion), ...(style ? [`${style}.`] : [])].join(' '),
  }
}
