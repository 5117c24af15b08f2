import { builtinCategories } from '#shared/categories.ts'
import type { Category } from '#shared/category.ts'
import type { DataSource } from '../release/request-release.ts'
import type { Services } from '../services/services.ts'

interface Categories {
  value: readonly Category[]
  source: DataSource
}

/** The list of categories: of the release, else built-in. */
export async function readCategories(services: Services): Promise<Categories> {
  services.release.parts.add('categories')
  const { root, source } = await services.release.open()
  return { value: root?.categories ?? builtinCategories, source }
}
