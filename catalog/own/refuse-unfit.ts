import { existsSync } from 'node:fs'
import type { Category } from '#shared/category.ts'
import { isSlug } from '#shared/slug.ts'
import { RefusedError } from '../release/refused-error.ts'

interface Wanted {
  slug: string
  categories: readonly string[]
  /** Whether it takes the place of an own design of the same slug. */
  replace?: boolean | undefined
}

/**
 * @param file where the design would be written
 * @param taken the cards and videos that there are
 * @throws RefusedError for a slug that is none or is taken, and for a category that is not there
 */
export function refuseUnfit(
  { slug, categories, replace }: Wanted,
  all: { categories: readonly Category[]; taken: readonly { slug: string }[]; file: string },
): void {
  if (!isSlug(slug)) {
    throw new RefusedError(`"${slug}" is no slug: take lower-case words with "-" between them.`)
  }
  const known = all.categories.map((category) => category.slug)
  for (const category of categories) {
    if (!known.includes(category)) {
      throw new RefusedError(`There is no category "${category}"; there are ${known.join(', ')}.`)
    }
  }
  if (existsSync(all.file)) {
    if (replace) return
    throw new RefusedError(
      `There is a design "${slug}" already: take another slug, or "--replace" to make it again.`,
    )
  }
  if (all.taken.some((one) => one.slug === slug)) {
    throw new RefusedError(`There is a card or video "${slug}" already: take another slug.`)
  }
}
