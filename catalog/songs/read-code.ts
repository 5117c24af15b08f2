import type { BitReader } from './bit-reader.ts'

/**
 * Reads the next code of a book of AAC.
 *
 * @param rows one for each code length, from one bit
 * @returns what the code stands for
 */
export function readCode<Meaning>(bits: BitReader, rows: readonly (readonly Meaning[])[]): Meaning {
  let place = 0
  for (const row of rows) {
    place = 2 * place + bits.read(1)
    const meaning = row[place]
    if (meaning !== undefined) return meaning
    place -= row.length
  }
  throw new RangeError('the book has codes left over')
}
