import useSWR from 'swr'
import * as v from 'valibot'
import { type Category, categorySchema } from '#shared/category.ts'
import { afterUrgentWork } from '../ui/urgent-work.ts'
import { fetchJson } from './fetch-json.ts'
import { useSite } from './site-context.ts'

const categoriesPath = '/api/categories'

interface Categories {
  categories: readonly Category[]
  /** True until the list has been fetched; stays true after a failure. */
  loading: boolean
}

/** The list for the menu: first from the server's HTML, then fetched when nothing is urgent. A failure is only logged. */
export function useCategories(): Categories {
  const { categories: first } = useSite()
  const { data } = useSWR(categoriesPath, fetchCategories, {
    onError: (error) => console.error('categories', error),
  })
  return { categories: data ?? first, loading: data === undefined }
}

async function fetchCategories(path: string): Promise<Category[]> {
  await afterUrgentWork()
  return fetchJson(path, v.array(categorySchema))
}
