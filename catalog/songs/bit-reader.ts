/** Reads bytes bit by bit, the highest bit of each byte first. */
export class BitReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Bits from the start to the next bit. */
  get at(): number {
    return this.#at
  }

  /**
   * Reads the next bits as a number, 16 bits at most.
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

  /** Skips to the start of the next byte, unless it is already at the start of one. */
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
