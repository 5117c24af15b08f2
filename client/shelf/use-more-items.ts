import { useState } from 'react'
import useSWR from 'swr'
import type { PageData } from '#shared/page.ts'
import { itemsAPage, pageBounds } from '#shared/shelf-pages.ts'
import { fetchPage } from '../data/use-page.ts'

interface Item {
  slug: string
}

/** A page of cards or videos, and the number of all. */
export interface ListPages<T extends Item> {
  items: readonly T[]
  /** From 1. */
  page: number
  /** Items on all pages. */
  total: number
  pathOf: (page: number) => string
  /** The items of a fetched page; undefined if it is no such list. */
  itemsOf: (page: PageData) => readonly T[] | undefined
}

export interface MoreItems<T extends Item> {
  /** The items of the first page and of those fetched since. */
  items: readonly T[]
  /** Number and address of the next page; null after the last item. */
  next: { page: number; path: string; count: number } | null
  state: 'idle' | 'loading' | 'failed'
  /** Resolves when the next items are shown, or the fetch has failed. */
  showMore: () => Promise<void>
}

/**
 * Adds the next pages of a list to the first in place. The added items are cached by the list's
 * address, so that a visitor who returns from one of them finds the list as it was.
 */
export function useMoreItems<T extends Item>(list: ListPages<T>): MoreItems<T> {
  const { items: first, page, total, pathOf, itemsOf } = list
  const { data: added = [], mutate } = useSWR<readonly T[]>(`more ${pathOf(page)}`, null)
  const [state, setState] = useState<MoreItems<T>['state']>('idle')
  const items = [...first, ...added]
  const nextPage = page + Math.ceil(items.length / itemsAPage)
  const { from, to } = pageBounds(total, nextPage)
  const next =
    to > from && first.length > 0
      ? { page: nextPage, path: pathOf(nextPage), count: to - from }
      : null

  async function showMore() {
    if (!next || state === 'loading') return
    setState('loading')
    try {
      const fetched = itemsOf(await fetchPage(next.path))
      if (!fetched) throw new TypeError(`${next.path} is no such list`)
      // The order can have changed between two pages.
      const known = new Set(items.map(({ slug }) => slug))
      const fresh = fetched.filter(({ slug }) => !known.has(slug))
      await mutate([...added, ...fresh], { revalidate: false })
      setState('idle')
    } catch (error) {
      console.error('more of a list', next.path, error)
      setState('failed')
    }
  }

  return { items, next, state, showMore }
}
