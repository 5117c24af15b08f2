import type { BitReader } from './bit-reader.ts'

/*
 * The Huffman codes of AAC (ISO/IEC 14496-3, 4.A.1). Each book is canonical: a longer code is
 * always larger, and no code is unused. So the values of the codes, in order, define a book: one
 * row for each code length, starting at one bit.
 */
export type Book = readonly (readonly number[])[]

/** The value of the next code. */
export function readCode(bits: BitReader, book: Book): number {
  let place = 0
  for (const row of book) {
    place = 2 * place + bits.read(1)
    const meaning = row[place]
    if (meaning !== undefined) return meaning
    place -= row.length
  }
  throw new RangeError('the book has codes left over')
}

/** The step from one scale factor to the next. */
export const scaleFactorBook: Book = [
  [0],
  [],
  [-1],
  [1, -2, 2],
  [-3, 3],
  [-4, 4, -5, 5],
  [6, -6, 7],
  [-7, 8, -8, 9, -9],
  [10, -10, -11, 11],
  [12, -12, 13, -13, 14, -14],
  [16, 15, 17, 18, -15, -17],
  [-16, 19, -18, -19, 20, -20],
  [21, -21, 22, -22, 23],
  [-23, -25, 25, -27, -24, -26, 24, -28],
  [27, 29, -30, -29],
  [26, -31, -34, -33, -32, -36, 28],
  [-35, -38, -37],
  [30, -39, -41, -57, -59, -58, -60],
  [
    38, 39, 40, 41, 42, 57, 37, 31, 32, 33, 34, 35, 36, 44, 51, 52, 53, 54, 55, 56, 50, 45, 46, 47,
    48, 49, 58, -54, -52, -51, -50, -55, 43, 60, 59, -56, -53, -45, -44, -42, -40, -43, -49, -48,
    -46, -47,
  ],
]

/** Stands for every value above 15; an escape code follows, apart from its sign. */
export const escapeValue = 5

/**
 * The spectrum's books by number. The value of a code says what follows it: one bit for each sign,
 * and the `escapeValue`s.
 */
export const spectrumBooks: readonly Book[] = [
  [],
  withSigns(1, 0, 0, 0, 8, 0, 24, 0, 24, 8, 16),
  withSigns(0, 0, 1, 1, 7, 24, 15, 19, 14),
  signsOf(`0 - - 1111 22 222323 433 11223 232331221224334 323244332333223 24334423 333334444 223
    343 44432 33`),
  signsOf(`- - - 4333312022 221211 - 444433333 333333322222222222211 11444444 33333333343334
    44222222433 33`),
  withSigns(1, 0, 0, 4, 4, 0, 4, 12, 12, 12, 18, 10, 4),
  withSigns(0, 0, 0, 9, 0, 16, 13, 8, 23, 8, 4),
  signsOf('0 - 11 2 - 2211 22211 2222222211 22212122222222 211222222222222 11222222 2222'),
  signsOf('- - 2 21212 0112222 2222211222 22222221212222 222121222222222 22121222 2112'),
  signsOf(`0 - 11 2 - 2211 222 11222222 22112222222 12122222222122222222
    1222122221222211222222222222212 22122222222222222222222122122222221222
    22222222222212212222122222222222 22222222222222 2222`),
  signsOf(`- - - 222 21122222 11222202211222 22222222212122222 2222222121222222222222222
    2221222221222222222222222221212 22222212222221222222222222222221212122222
    2222222222121222122212 22222122`),
  signsOf(`- - - 02 c11222 2221212 2222221122222222
    22222227777727121727777222227722777227277727227722217722221
    2772272722222227221222222122222222222222122222222222622
    22226212222222222222222222222222222221222222222222222222122222222222222222222222222211222222222
    2222222222222222212212122212222211222212212 112112`),
]

/** A book whose values include their signs, from the number of codes of each length. */
function withSigns(...counts: readonly number[]): Book {
  return counts.map((count) => Array<number>(count).fill(0))
}

/** One row for each word, with a base-36 digit for each code. */
function signsOf(rows: string): Book {
  return rows
    .split(/\s+/)
    .map((row) => (row === '-' ? [] : Array.from(row, (digit) => Number.parseInt(digit, 36))))
}
