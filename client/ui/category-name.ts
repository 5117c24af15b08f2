import type { Category, SubCategory } from '#shared/category.ts'
import { categoryLabel } from '#shared/category-groups.ts'
import type { Language } from '#shared/i18n/language.ts'

interface Names {
  /** The main name. */
  label: string
  /** The Hebrew beside an English name. */
  hebrew: string | undefined
}

/** The names of a category on a page: English and Hebrew, or only the name in the page's language. */
export function categoryNames(category: Category, language: Language): Names {
  const label = categoryLabel(category)
  const hebrew = label === category.name ? category.hebrew : category.name
  return namesIn({ ...category, label, hebrew }, language)
}

/** The same for a kind of card. */
export function kindNames(kind: SubCategory, language: Language): Names {
  return namesIn({ ...kind, label: kind.name, hebrew: kind.hebrew }, language)
}

/** The Hebrew stands in for the Yiddish, the English for both. */
function namesIn(
  { label, hebrew, yiddish }: Names & Pick<Category, 'yiddish'>,
  language: Language,
): Names {
  if (language === 'en') return { label, hebrew }
  return { label: (language === 'yi' && yiddish) || (hebrew ?? label), hebrew: undefined }
}
