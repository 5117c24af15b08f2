import { type Category, categoryLabel } from '#shared/category.ts'

/** The two names of a category: the one that an English page leads with, and its Hebrew companion. */
export function categoryNames(category: Category): { label: string; hebrew: string | undefined } {
  const label = categoryLabel(category)
  return { label, hebrew: label === category.name ? category.hebrew : category.name }
}
