/** Reads bytes bit by bit, the highest of each first. */
export class BitReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Bits from the start to what is read next. */
  get at(): number {
    return this.#at
  }

  /**
   * The next bits as a number, 16 at most.
   *
   * @throws RangeError past the end
   */
  read(count: number): number {
    const first = this.#at >> 3
    this.skip(count)
    const byte = (index: number) => this.#bytes[index] ?? 0
    const window = (byte(first) << 16) | (byte(first + 1) << 8) | byte(first + 2)
    return (window >> (24 - (this.#at - 8 * first))) & ((1 << count) - 1)
  }

  /** @throws RangeError past the end */
  readFlag(): boolean {
    return this.read(1) === 1
  }

  /** To the start of a byte, where it is in the midst of one. */
  align(): void {
    this.skip((8 - (this.#at % 8)) % 8)
  }

  /** @throws RangeError past the end */
  skip(count: number): void {
    this.#at += count
    const { length } = this.#bytes
    if (this.#at > 8 * length) throw new RangeError(`bit ${this.#at} is past ${length} bytes`)
  }
}
