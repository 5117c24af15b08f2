import { useState } from 'react'
import useSWR from 'swr'
import type { CardSummary } from '#shared/card.ts'
import { cardsAPage, pageBounds } from '#shared/shelf-pages.ts'
import { fetchPage } from '../data/use-page.ts'

/** A page of cards and the number of all. */
export interface CardList {
  cards: readonly CardSummary[]
  /** From 1. */
  page: number
  /** Cards on all pages. */
  total: number
  pathOf: (page: number) => string
}

export interface MoreCards {
  /** Of the first page and those fetched since. */
  cards: readonly CardSummary[]
  /** Number and address of the next page; null after the last card. */
  next: { page: number; path: string; count: number } | null
  state: 'idle' | 'loading' | 'failed'
  /** Resolves when the next cards are shown, or the fetch has failed. */
  showMore: () => Promise<void>
}

/**
 * Adds the next pages of a list to the first in place. The added cards are cached by the list's
 * address, so that a visitor who returns from a card finds the list as it was.
 */
export function useMoreCards({ cards: first, page, total, pathOf }: CardList): MoreCards {
  const { data: added = [], mutate } = useSWR<readonly CardSummary[]>(`more ${pathOf(page)}`, null)
  const [state, setState] = useState<MoreCards['state']>('idle')
  const cards = [...first, ...added]
  const nextPage = page + Math.ceil(cards.length / cardsAPage)
  const { from, to } = pageBounds(total, nextPage)
  const next =
    to > from && first.length > 0
      ? { page: nextPage, path: pathOf(nextPage), count: to - from }
      : null

  async function showMore() {
    if (!next || state === 'loading') return
    setState('loading')
    try {
      const fetched = await fetchPage(next.path)
      if (!('total' in fetched)) throw new TypeError(`${next.path} is no list of cards`)
      // The order can have changed between two pages.
      const known = new Set(cards.map(({ slug }) => slug))
      const fresh = fetched.cards.filter(({ slug }) => !known.has(slug))
      await mutate([...added, ...fresh], { revalidate: false })
      setState('idle')
    } catch (error) {
      console.error('more cards', next.path, error)
      setState('failed')
    }
  }

  return { cards, next, state, showMore }
}
