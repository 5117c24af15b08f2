import type { Category } from '#shared/category.ts'
import { whenTouched } from '../first-touch.ts'
import { afterUrgentWork } from '../ui/urgent-work.ts'
import { fetchJson } from './fetch-json.ts'
import { createKeyedData } from './keyed-data.ts'
import { useSite } from './site-context.ts'

const categoriesPath = '/api/categories'
const lists = createKeyedData<readonly Category[]>()

interface Categories {
  categories: readonly Category[]
  /** True until the list has been fetched; stays true after a failure. */
  loading: boolean
}

/**
 * The list for the menus: first from the server's HTML, then fetched once the visitor has touched
 * the page and nothing is urgent. A failure is only logged.
 */
export function useCategories(): Categories {
  const { categories: first } = useSite()
  const { data } = lists.useData(categoriesPath, fetchCategories)
  return { categories: data ?? first, loading: data === undefined }
}

async function fetchCategories(): Promise<Category[]> {
  await new Promise<void>((resolve) => whenTouched(new AbortController().signal, resolve))
  await afterUrgentWork()
  try {
    return await fetchJson(categoriesPath, fetchSchema())
  } catch (error) {
    console.error('categories', error)
    throw error
  }
}

async function fetchSchema() {
  return (await import('./category-list-schema.ts')).categoryListSchema
}
