import { useEffect, useState } from 'react'
import { searchCallPath } from '#shared/routes.ts'
import type { SearchAnswer } from '#shared/search.ts'
import { fetchJson } from '../data/fetch-json.ts'

/** A call is made once the typing has rested this long, ms. */
const QUIET_MS = 120

export interface Suggestions {
  /** Of the latest call that was answered; null before that, and after one that failed. */
  answer: SearchAnswer | null
  failed: boolean
}

const none: Suggestions = { answer: null, failed: false }

/** The best finds for the text so far. An answer never replaces that of a later call. */
export function useSuggestions(query: string): Suggestions {
  const [suggestions, setSuggestions] = useState(none)
  useEffect(() => {
    if (query === '') {
      setSuggestions(none)
      return
    }
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const next = await askFor(query, call.signal)
      if (!call.signal.aborted) setSuggestions(next)
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [query])
  return suggestions
}

async function askFor(query: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const answer = await fetchJson(searchCallPath(query), fetchSchema(), { signal })
    return { answer, failed: false }
  } catch (error) {
    if (!signal.aborted) console.error('search', error)
    return { answer: null, failed: true }
  }
}

/** Loaded with the first letter. */
async function fetchSchema() {
  return (await import('#shared/search.ts')).searchAnswerSchema
}
