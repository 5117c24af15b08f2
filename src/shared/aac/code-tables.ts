import { scaleFactorBook, spectrumBooks } from './huffman-books.ts'

/** A book to write with: codes by the number of what they stand for. */
export interface CodeTable {
  /** Lines of a code. */
  size: number
  /** The number is of digits to that radix, one for each line, each larger by `offset`. */
  radix: number
  offset: number
  codes: Uint32Array
  lengths: Uint8Array
}

/** By the number of the book. */
export const codeTables: readonly CodeTable[] = spectrumBooks.map(({ size, least, most, rows }) => {
  const radix = most - least + 1
  const numbers = rows.map((row) =>
    row.map((lines) => lines.reduce((sum, line) => sum * radix + line - least, 0)),
  )
  return { size, radix, offset: -least, ...tableOf(numbers, radix ** size) }
})

/** The largest step between scale factors, up or down. */
export const mostStep = 60

/** Codes by the step, larger by `mostStep`. */
export const stepTable = tableOf(
  scaleFactorBook.map((row) => row.map((step) => step + mostStep)),
  2 * mostStep + 1,
)

function tableOf(rows: readonly (readonly number[])[], count: number) {
  const codes = new Uint32Array(count)
  const lengths = new Uint8Array(count)
  let code = 0
  for (const [i, row] of rows.entries()) {
    code *= 2
    for (const number of row) {
      codes[number] = code++
      lengths[number] = i + 1
    }
  }
  return { codes, lengths }
}
