import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { cardHeading } from '../../client/pages/card/card-heading.ts'
import { categoryNames } from '../../client/ui/category-name.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { directionOf, type Language } from '../../src/shared/i18n/language.ts'

const allLanguages = ['en', 'he', 'yi'] as const satisfies readonly Language[]

function headingsOf(language: Language) {
  return cards.map(({ titles, art, categories }) => {
    const category = builtinCategories.find(({ slug }) => slug === categories[0])
    if (!category) throw new RangeError(`there is no category ${categories[0]}`)
    return cardHeading({ titles, art }, categoryNames(category, language).label, language)
  })
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

test.each(allLanguages)('no two cards have one title or description in %s', (language) => {
  const headings = headingsOf(language)
  expect(repeated(headings.map(({ title }) => title))).toEqual([])
  expect(repeated(headings.map(({ description }) => description))).toEqual([])
})

test.each(allLanguages)('a title in %s is in its own letters', (language) => {
  const letters = directionOf(language) === 'rtl' ? /\p{Script=Hebrew}/u : /\p{Script=Latin}/u
  for (const { title } of headingsOf(language)) expect(title).toMatch(letters)
})
