import type { Category } from '#shared/category.ts'
import { categoryLabel } from '#shared/category-groups.ts'

/** The two names of a category: the main one of an English page, and the Hebrew one beside it. */
export function categoryNames(category: Category): { label: string; hebrew: string | undefined } {
  const label = categoryLabel(category)
  return { label, hebrew: label === category.name ? category.hebrew : category.name }
}
