/** Compared part by part, by identity. */
export type CacheKey = readonly unknown[]

interface PromiseCacheOptions<Value> {
  /** The least recently taken entry beyond it is dropped; the default is no limit. */
  capacity?: number
  /** Frees the value of an entry that was dropped, once it is there. */
  dispose?: (value: Value) => void
}

interface PromiseCache<Value> {
  /** The value of a key, made once. Only the callers that wait learn of a failure; the next call makes it again. */
  take(key: CacheKey, make: () => Promise<Value>): Promise<Value>
  /** Drops all entries but those wanted. */
  retain(isWanted: (key: CacheKey) => boolean): void
  clear(): void
}

/** Keeps what takes long to make, least recently used out first. */
export function createPromiseCache<Value>({
  capacity = Number.POSITIVE_INFINITY,
  dispose = () => {},
}: PromiseCacheOptions<Value> = {}): PromiseCache<Value> {
  interface Entry {
    key: CacheKey
    value: Promise<Value>
  }
  /** The least recently taken first. */
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
