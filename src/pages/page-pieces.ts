/**
 * Parts of a document that are known as bytes. React writes a mark in their place, so that they are
 * neither rendered nor encoded again.
 */
export class PagePieces {
  readonly #pieces: (() => Uint8Array)[] = []

  /**
   * @param write called when the document is put together
   * @returns HTML that stands for the piece. No text can look like it: it is escaped.
   */
  put(write: () => Uint8Array): string {
    return `<!--piece ${this.#pieces.push(write) - 1}-->`
  }

  /** The HTML as UTF-8, each mark replaced by its piece. */
  fill(html: string): Uint8Array[] {
    // Numbers of pieces are between the texts.
    return html.split(/<!--piece (\d+)-->/).map((text, i) => {
      const write = i % 2 === 1 ? this.#pieces[Number(text)] : undefined
      return write?.() ?? encoder.encode(text)
    })
  }
}

const encoder = new TextEncoder()
