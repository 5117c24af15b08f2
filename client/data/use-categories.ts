import useSWR from 'swr'
import type { Category } from '#shared/category.ts'
import { whenTouched } from '../first-touch.ts'
import { untilIdle } from '../send/until-idle.ts'
import { whenTopIsLive } from '../shell/held-taps.ts'
import { afterUrgentWork } from '../ui/urgent-work.ts'
import { fetchJson } from './fetch-json.ts'
import { useSite } from './site-context.ts'

const categoriesPath = '/api/categories'

interface Categories {
  categories: readonly Category[]
  /** True until the list has been fetched; stays true after a failure. */
  loading: boolean
}

/**
 * The list for the menus: first from the server's HTML, then fetched once the visitor has touched
 * the page, its menus are live and nothing is urgent. A failure is only logged.
 */
export function useCategories(): Categories {
  const { categories: first } = useSite()
  const { data } = useSWR(categoriesPath, fetchCategories, {
    onError: (error) => console.error('categories', error),
  })
  return { categories: data ?? first, loading: data === undefined }
}

async function fetchCategories(path: string): Promise<readonly Category[]> {
  const { signal } = new AbortController()
  await new Promise<void>((resolve) => whenTouched(signal, resolve))
  // Menus that hydrate later than the page show the same list as the server.
  await new Promise<void>(whenTopIsLive)
  // What the touch begins comes first.
  await untilIdle(signal)
  await afterUrgentWork()
  return fetchJson(path, fetchSchema())
}

async function fetchSchema() {
  return (await import('./category-list-schema.ts')).categoryListSchema
}
