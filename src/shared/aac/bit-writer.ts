/** Writes numbers bit by bit, the highest bit of each byte first. */
export class BitWriter {
  readonly #bytes: Uint8Array<ArrayBuffer>
  #length = 0

  /** @param mostBytes room for all that is written before `take` */
  constructor(mostBytes: number) {
    this.#bytes = new Uint8Array(mostBytes)
  }

  /**
   * Writes the low bits of a number.
   *
   * @param count at most 24
   * @throws RangeError past the end
   */
  write(value: number, count: number): void {
    const bytes = this.#bytes
    if (this.#length + count > 8 * bytes.length) throw new RangeError('the bits are too many')
    for (let left = count; left > 0; ) {
      const at = this.#length >> 3
      const room = 8 - (this.#length & 7)
      const taken = Math.min(room, left)
      const part = (value >> (left - taken)) & ((1 << taken) - 1)
      bytes[at] = (bytes[at] ?? 0) | (part << (room - taken))
      this.#length += taken
      left -= taken
    }
  }

  /** A copy of what was written, filled up with zeros to a whole byte; the writer is empty then. */
  take(): Uint8Array<ArrayBuffer> {
    const bytes = this.#bytes.slice(0, (this.#length + 7) >> 3)
    this.#bytes.fill(0, 0, bytes.length)
    this.#length = 0
    return bytes
  }
}
