import { deepFreeze } from './deep-freeze.ts'

interface Kept {
  value: unknown
  /** Length of its text, UTF-16 units. */
  size: number
}

/**
 * Documents that this isolate has read and checked, frozen, since requests share them. The least
 * recently used are dropped first.
 */
export class DocumentCache {
  readonly #kept = new Map<string, Kept>()
  readonly #maxSize: number
  #size = 0

  /** @param maxSize UTF-16 units of all texts together */
  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  /** Length of all texts together, UTF-16 units. */
  get size(): number {
    return this.#size
  }

  get(key: string): unknown {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.value
  }

  /** Keeps a value, and returns it frozen. */
  keep<Value>(key: string, value: Value, size: number): Value {
    deepFreeze(value)
    this.#drop(key)
    if (size > this.#maxSize) return value
    this.#kept.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#maxSize) break
      this.#drop(oldest)
    }
    return value
  }

  clear(): void {
    this.#kept.clear()
    this.#size = 0
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0
    this.#kept.delete(key)
  }
}
