import { bestOf, type Piece } from './combine.ts'
import type { Forms } from './forms.ts'
import type { HebrewLanguage } from './hebrew-by-rule.ts'
import { keysOfOne } from './keys.ts'
import { type Match, matchForms } from './match-forms.ts'

/** Endings of pet names, after a name that ends with l and after others. */
const endings = { he: { afterL: '׳ה', after: '׳לה' }, yi: { afterL: '׳ע', after: '׳לע' } } as const

/** Maximum cost of the name within a pet name: the name by sound. */
const nearCost = 2.8
const derivedCost = 1.5

/**
 * Pet names of known names: Moishele, Chanaleh, Mendele.
 *
 * @param price what a match costs in the language of the field
 * @example diminutivesOf(forms, 'moishele', { language: 'yi', price }) // [{ text: 'משה׳לע', … }]
 */
export function diminutivesOf(
  forms: Forms,
  plain: string,
  { language, price }: { language: HebrewLanguage; price: (match: Match) => number },
): Piece[] {
  const [, longer = '', shorter = ''] = /^((.{3,})l)(?:eh?|ah?)$/.exec(plain) ?? []
  if (longer === '') return []
  const { afterL, after } = endings[language]
  const namesOf = (stem: string, ending: string) =>
    matchForms(forms, keysOfOne(stem), false)
      .filter(({ form, cost }) => form.entry.gender !== undefined && cost <= nearCost)
      .map(
        (match): Piece => ({
          text: match.form.entry.hebrew + ending,
          cost: price(match) + derivedCost,
          known: 'maybe',
        }),
      )
  const names = namesOf(longer, afterL).filter(({ text }) => text.endsWith(`ל${afterL}`))
  return bestOf([...names, ...namesOf(shorter, after)], 2)
}
