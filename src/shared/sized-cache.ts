interface Kept<Value> {
  value: Value
  size: number
}

/** Values that this isolate keeps. The least recently used are dropped first. */
export class SizedCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #maxSize: number
  #size = 0

  /** @param maxSize of all values together, in the unit of `keep` */
  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  /** The size of all values together. */
  get size(): number {
    return this.#size
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.value
  }

  /** Keeps a value; one that is larger than the cache is not kept. */
  keep(key: string, value: Value, size: number): void {
    this.#drop(key)
    if (size > this.#maxSize) return
    this.#kept.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#maxSize) break
      this.#drop(oldest)
    }
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
