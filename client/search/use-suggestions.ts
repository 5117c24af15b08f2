import { useEffect, useState } from 'react'
import { searchCallPath } from '#shared/routes.ts'
import type { SearchAnswer } from '#shared/search.ts'
import { fetchJson } from '../data/fetch-json.ts'

/** Pause in typing before a request, ms. */
const quietMs = 120

export interface Suggestions {
  /** The answer to the latest request; null before the first answer and after a failure. */
  answer: SearchAnswer | null
  failed: boolean
}

const none: Suggestions = { answer: null, failed: false }

/** The best results for the current text. A late response never replaces a newer one. */
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
    }, quietMs)
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
