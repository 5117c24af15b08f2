import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

interface Entry<Data> {
  data?: Data
  /** Of the last load, if it failed and there is no data. */
  error?: unknown
}

/**
 * Data by key that components follow, kept as long as the document. The server never writes to it,
 * so requests share nothing.
 */
export function createKeyedData<Data>() {
  const entries = new Map<string, Entry<Data>>()
  const loads = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  function put(key: string, entry: Entry<Data>): void {
    entries.set(key, entry)
    for (const listener of [...listeners]) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function isMissing(key: string): boolean {
    return entries.get(key)?.data === undefined
  }

  /** Loads a key once at a time. Data that is there survives a failure. */
  function load(key: string, fetch: () => Promise<Data>): Promise<void> {
    const known = loads.get(key)
    if (known) return known
    const begun = fetch()
      .then(
        (data) => put(key, { data }),
        (error: unknown) => isMissing(key) && put(key, { error }),
      )
      .then(() => void loads.delete(key))
    loads.set(key, begun)
    return begun
  }

  /**
   * The data of a key, loaded if there is none.
   *
   * @param first stands in for data, and is not loaded
   */
  function useData(key: string, fetch?: () => Promise<Data>, first?: Data) {
    const entry = useSyncExternalStore(
      subscribe,
      () => entries.get(key),
      () => undefined,
    )
    const reload = () => fetch && load(key, fetch)
    const loadMissing = useEffectEvent(() => {
      if (first === undefined && isMissing(key)) reload()
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: each key is loaded by itself
    useEffect(() => loadMissing(), [key])
    return { data: entry?.data ?? first, error: entry?.error, reload }
  }

  return { useData, set: (key: string, data: Data) => put(key, { data }) }
}
