/** Of all pictures together; an isolate has 128 MB. */
const maxBytes = 16_000_000

/**
 * The last drawn pictures of this isolate, which answer those who asked for the same ones
 * meanwhile. They are of the catalogue and hold nothing of a visitor.
 */
export class RecentPictures {
  readonly #pictures = new Map<string, Uint8Array<ArrayBuffer>>()
  #bytes = 0

  get(file: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#pictures.get(file)
  }

  keep(file: string, picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    this.#drop(file)
    this.#pictures.set(file, picture)
    this.#bytes += picture.byteLength
    for (const oldest of this.#pictures.keys()) {
      if (this.#bytes <= maxBytes) break
      this.#drop(oldest)
    }
    return picture
  }

  #drop(file: string): void {
    this.#bytes -= this.#pictures.get(file)?.byteLength ?? 0
    this.#pictures.delete(file)
  }
}
