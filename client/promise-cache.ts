/** Compared part by part, by identity. */
export type CacheKey = readonly unknown[]

interface PromiseCacheOptions<Value> {
  /** The least recently used entry beyond it is dropped. Default: no limit. */
  capacity?: number
  /** Frees the value of a dropped entry once it has resolved. */
  dispose?: (value: Value) => void
}

interface PromiseCache<Value> {
  /**
   * The value of a key, made once. A failure reaches only the waiting callers; the next call
   * retries.
   */
  take(key: CacheKey, make: () => Promise<Value>): Promise<Value>
  /** Drops all entries except the wanted ones. */
  retain(isWanted: (key: CacheKey) => boolean): void
  clear(): void
}

/** A cache for slow results; drops the least recently used first. */
export function createPromiseCache<Value>({
  capacity = Number.POSITIVE_INFINITY,
  dispose = () => {},
}: PromiseCacheOptions<Value> = {}): PromiseCache<Value> {
  interface Entry {
    key: CacheKey
    value: Promise<Value>
  }
  /** Least recently used first. */
  let entries: Entry[] = []

  function drop(entry: Entry) {
    entries = entries.filter((each) => each !== entry)
    entry.value.then(dispose, () => {})
  }

  function retain(isWanted: (key: CacheKey) => boolean) {
    for (const entry of entries) if (!isWanted(entry.key)) drop(entry)
  }

  return {
    take(key, make) {
      const known = entries.find((entry) => isSameKey(entry.key, key))
      const entry = known ?? { key, value: make() }
      entries = [...entries.filter((each) => each !== entry), entry]
      if (!known) entry.value.catch(() => drop(entry))
      const [oldest] = entries
      if (oldest && entries.length > capacity) drop(oldest)
      return entry.value
    },
    retain,
    clear: () => retain(() => false),
  }
}

function isSameKey(one: CacheKey, other: CacheKey): boolean {
  return one.length === other.length && one.every((part, i) => part === other[i])
}
