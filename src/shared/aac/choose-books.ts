import { type BlockShape, type ChannelBlock, mostBands } from './block.ts'
import { codeTables } from './code-tables.ts'
import { escapeValue } from './huffman-books.ts'

const bookCount = 12
/** Of a section: its book. */
export const bookBits = 4
/** Of a scale factor that equals the one before. */
const equalFactorBits = 1

/** Bits of the length of a section; its largest number means that another follows. */
export function runBits({ isShort }: BlockShape): number {
  return isShort ? 3 : 5
}

/** The largest value of each book. */
const mostOf = [0, 1, 1, 2, 2, 4, 4, 7, 7, 12, 12, 8191]

/** Chooses the books of a block. */
export interface BookChooser {
  /**
   * Fills in the books with the fewest bits for the values of a channel.
   *
   * @param largest the largest size of a value in each band
   * @returns bits of all sections and lines
   */
  choose(block: ChannelBlock, shape: BlockShape, largest: Int16Array): number
}

/**
 * Bands that follow each other share a book in a section. The best way to each band and book comes
 * from the best ways to the band before: Viterbi's algorithm.
 */
export function createBookChooser(): BookChooser {
  /** Bits of the best way to each book in a band, and the book before. */
  const ways = new Float64Array(bookCount)
  const costs = new Float64Array(bookCount)
  const before = new Uint8Array(mostBands * bookCount)
  return {
    choose({ values, books }, shape, largest) {
      const { groups, bandCount, edges } = shape
      const headBits = bookBits + runBits(shape)
      let bits = 0
      for (let group = 0; group < groups.length; group++) {
        const first = group * bandCount
        let bestBook = 0
        for (let band = first; band < first + bandCount; band++) {
          costs.fill(Number.POSITIVE_INFINITY)
          addCosts(values, edges[band] ?? 0, edges[band + 1] ?? 0, largest[band] ?? 0, costs)
          const isFirst = band === first
          const fresh = headBits + (isFirst ? 0 : (ways[bestBook] ?? 0))
          let nextBest = 0
          for (let book = 0; book < bookCount; book++) {
            const stay = isFirst ? Number.POSITIVE_INFINITY : (ways[book] ?? 0)
            const isNew = fresh < stay
            before[band * bookCount + book] = isNew ? bestBook : book
            ways[book] = Math.min(fresh, stay) + (costs[book] ?? 0)
            // `fresh` needs the old best, so the new one is kept apart.
            if ((ways[book] ?? 0) < (ways[nextBest] ?? 0)) nextBest = book
          }
          bestBook = nextBest
        }
        bits += ways[bestBook] ?? 0
        for (let band = first + bandCount - 1; band >= first; band--) {
          books[band] = bestBook
          bestBook = before[band * bookCount + bestBook] ?? 0
        }
      }
      return bits + longRunBits(books, shape)
    },
  }
}

/** Bits of the further numbers of long sections. */
function longRunBits(books: Uint8Array, shape: BlockShape): number {
  const { groups, bandCount } = shape
  const most = 2 ** runBits(shape) - 1
  let bits = 0
  for (let group = 0; group < groups.length; group++) {
    let run = 0
    for (let band = 0; band < bandCount; band++) {
      const at = group * bandCount + band
      run = band > 0 && books[at] === books[at - 1] ? run + 1 : 1
      if (run % most === 0) bits += runBits(shape)
    }
  }
  return bits
}

/** Adds the bits of a band in each book that can hold it. */
function addCosts(
  values: Int16Array,
  from: number,
  to: number,
  largest: number,
  costs: Float64Array,
): void {
  if (largest === 0) costs[0] = 0
  const extra = largest === 0 ? equalFactorBits : 0
  for (let book = 1; book < bookCount; book += 2) {
    if (largest > (mostOf[book] ?? 0)) continue
    const both = bitsOfPair(values, from, to, book)
    costs[book] = extra + (both & 0xffff)
    if (book + 1 < bookCount) costs[book + 1] = extra + (both >>> 16)
  }
}

/** For each number of book 1, 3, 5, 7, 9 and 11: its bits, and those of the next book above 16. */
const pairLengths = codeTables.map((table, book) => {
  const next = codeTables[book + 1]
  return Uint32Array.from(table.lengths, (length, number) => {
    const signs = table.offset > 0 ? 0 : countDigits(number, table.radix)
    const other = book < bookCount - 1 ? (next?.lengths[number] ?? 0) + signs : 0
    return length + signs + 65_536 * other
  })
})

/** Digits of a number that are not zero. */
function countDigits(number: number, radix: number): number {
  let count = 0
  for (let left = number; left > 0; left = Math.floor(left / radix)) if (left % radix) count++
  return count
}

function bitsOfPair(values: Int16Array, from: number, to: number, book: number): number {
  const lengths = pairLengths[book] ?? new Uint32Array()
  const { size = 1, radix = 1, offset = 0 } = codeTables[book] ?? {}
  let bits = 0
  if (size === 4) {
    for (let i = from; i < to; i += 4) {
      const a = values[i] ?? 0
      const b = values[i + 1] ?? 0
      const c = values[i + 2] ?? 0
      const d = values[i + 3] ?? 0
      const number =
        offset > 0
          ? 27 * a + 9 * b + 3 * c + d + 40
          : 27 * Math.abs(a) + 9 * Math.abs(b) + 3 * Math.abs(c) + Math.abs(d)
      bits += lengths[number] ?? 0
    }
    return bits
  }
  if (book === bookCount - 1) return bitsWithEscapes(values, from, to, lengths)
  for (let i = from; i < to; i += 2) {
    const a = values[i] ?? 0
    const b = values[i + 1] ?? 0
    const number =
      offset > 0 ? radix * (a + offset) + b + offset : radix * Math.abs(a) + Math.abs(b)
    bits += lengths[number] ?? 0
  }
  return bits
}

function bitsWithEscapes(
  values: Int16Array,
  from: number,
  to: number,
  lengths: Uint32Array,
): number {
  let bits = 0
  for (let i = from; i < to; i += 2) {
    const a = Math.abs(values[i] ?? 0)
    const b = Math.abs(values[i + 1] ?? 0)
    bits += lengths[17 * Math.min(a, escapeValue) + Math.min(b, escapeValue)] ?? 0
    if (a >= escapeValue) bits += escapeBits(a)
    if (b >= escapeValue) bits += escapeBits(b)
  }
  return bits
}

/** Ones and a zero tell how many bits follow; the highest bit of the value is left out. */
function escapeBits(size: number): number {
  return 2 * (31 - Math.clz32(size)) - 3
}
