import { useCallback, useEffect, useState } from 'react'
import { listDrafts } from './draft-store.ts'

type Drafts =
  | { state: 'reading' }
  | { state: 'off' }
  | ({ state: 'here' } & Awaited<ReturnType<typeof listDrafts>>)

/** The drafts of this device, read anew whenever the visitor comes back to the page. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({ state: 'reading' })

  const read = useCallback(async () => {
    try {
      setDrafts({ state: 'here', ...(await listDrafts()) })
    } catch {
      setDrafts({ state: 'off' })
    }
  }, [])

  useEffect(() => {
    void read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [read])

  return { drafts, read }
}
