import { useCallback, useEffect, useState } from 'react'
import { collectBlobs } from './blob-store.ts'
import { listDrafts } from './draft-store.ts'
import { isLate } from './is-late.ts'

type Drafts =
  | { state: 'reading' }
  | { state: 'off' }
  | ({ state: 'here' } & Awaited<ReturnType<typeof listDrafts>>)

/** The drafts of this device, read again whenever the visitor returns to the page. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({ state: 'reading' })

  const read = useCallback(async () => {
    const found = listDrafts()
    try {
      if (await isLate(found)) setDrafts({ state: 'off' })
      setDrafts({ state: 'here', ...(await found) })
      // This page deletes drafts, so it also deletes the photos that none of them uses any more.
      collectBlobs(Date.now()).catch(() => {})
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
