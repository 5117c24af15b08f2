import { SizedCache } from '#shared/sized-cache.ts'
import type { ShellData } from '../../client/shell-data.ts'

/** The memory of an isolate for numbered texts, letters: the categories of a release have about 20,000. */
const maxLetters = 500_000

/** Module state that requests share: a text has one number as long as it is kept. */
const numbers = new SizedCache<number>(maxLetters)
let last = 0

/** Names settings, categories and language, all that a page has in common with others. */
export function siteKey({ config, categories, language }: ShellData): number {
  return numberOf(JSON.stringify([numberOfCategories(categories), language, config]))
}

/** All requests of a release have one list, which is frozen. */
const texts = new WeakMap<ShellData['categories'], string>()

function numberOfCategories(categories: ShellData['categories']): number {
  const text = texts.get(categories) ?? JSON.stringify(categories)
  texts.set(categories, text)
  return numberOf(text)
}

function numberOf(text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.keep(text, ++last, text.length)
  return last
}
