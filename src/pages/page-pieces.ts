const prefix = 'piece-'
const markStart = `<template id="${prefix}`
const markEnd = '"></template>'

/**
 * Parts of a document that are known as bytes. React writes a mark in their place, so that they are
 * neither rendered nor encoded again.
 */
export class PagePieces {
  readonly #pieces: (() => Uint8Array)[] = []

  /**
   * @param write called when the document is put together
   * @returns the id of an empty `<template>` that the piece replaces
   */
  put(write: () => Uint8Array): string {
    return `${prefix}${this.#pieces.push(write) - 1}`
  }

  /** The same as the only text of an element. */
  putText(write: () => Uint8Array): string {
    return `<template id="${this.put(write)}${markEnd}`
  }

  /** The HTML as UTF-8, each mark replaced by its piece. No text can look like a mark: it is escaped. */
  fill(html: string): Uint8Array[] {
    const [start = '', ...rest] = html.split(markStart)
    const others = rest.flatMap((text) => {
      const end = text.indexOf(markEnd)
      const write = this.#pieces[Number(text.slice(0, end))]
      if (!write) throw new RangeError(`no piece is at ${markStart}${text.slice(0, 40)}`)
      return [write(), encoder.encode(text.slice(end + markEnd.length))]
    })
    return [encoder.encode(start), ...others]
  }
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Of all together, bytes. */
export function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((length, part) => length + part.length, 0)
}

const encoder = new TextEncoder()
