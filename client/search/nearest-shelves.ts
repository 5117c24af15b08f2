import type { Category } from '#shared/category.ts'
import type { Language } from '#shared/i18n/language.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { categoryPath } from '#shared/routes.ts'
import type { SearchNothing } from '#shared/search.ts'
import { categoryNames, kindNames } from '../ui/category-name.ts'

/** A category with its name and link. */
export function shelfOf(category: Category, language: Language) {
  const path = categoryPath(category.slug)
  return { ...categoryNames(category, language), image: categoryImageUrl(category.image), path }
}

/** The nearest shelves, or a kind of card on them: 'Wedding · Thank you'. */
export function nearestShelves({ nearest }: SearchNothing, language: Language) {
  return nearest.map(({ category, subCategory }) => {
    const shelf = shelfOf(category, language)
    if (!subCategory) return shelf
    return {
      ...shelf,
      label: `${shelf.label} · ${kindNames(subCategory, language).label}`,
      hebrew: undefined,
      path: categoryPath(category.slug, { subCategory: subCategory.slug }),
    }
  })
}
