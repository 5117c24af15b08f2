import { describe, expect, test } from 'vitest'
import { blockLines, longBands } from '../../../src/shared/aac/bands.ts'
import { BitWriter } from '../../../src/shared/aac/bit-writer.ts'
import { createChannelBlock, longShape, windowKinds } from '../../../src/shared/aac/block.ts'
import { scaleFactorBook, spectrumBooks } from '../../../src/shared/aac/huffman-books.ts'
import { createMdct } from '../../../src/shared/aac/mdct.ts'
import { writeBlock } from '../../../src/shared/aac/write-block.ts'
import { decodeAac } from '../../film/inspect-film.ts'

const numbered = spectrumBooks.slice(1).map((book, i) => ({ number: i + 1, book }))

/** 1 for a prefix code without an unused code. */
function kraftSum(rows: readonly (readonly unknown[])[]): number {
  return rows.reduce((sum, row, i) => sum + row.length / 2 ** (i + 1), 0)
}

test('the codes of scale factors are complete, and each step has one', () => {
  expect(kraftSum(scaleFactorBook)).toBe(1)
  expect(scaleFactorBook.flat().sort((a, b) => a - b)).toEqual(
    Array.from({ length: 121 }, (_, i) => i - 60),
  )
})

describe.each(numbered)('book $number', ({ number, book }) => {
  test('is complete, and has a code for all values', () => {
    const { size, least, most, rows } = book
    expect(kraftSum(rows)).toBe(1)
    const codes = rows.flat()
    expect(new Set(codes.map(String)).size).toBe((most - least + 1) ** size)
    expect(codes.flat().every((value) => value >= least && value <= most)).toBe(true)
  })

  test('each code is decoded to its values', async () => {
    const values = book.rows.flat().flat()
    const written = values.map((value, i) => {
      // The escape codes of all lengths, and signs where they follow the code.
      const size = value === 16 ? Math.min(16 + 7 ** (i % 6), 8191) : value
      return book.least === 0 && i % 3 === 0 ? 0 - size : size
    })
    expect(await decodeLines(number, written)).toEqual(
      written.concat(Array(blockLines - written.length).fill(0)),
    )
  })
})

/** The lines of a block that is written with one book, as ffmpeg decodes them. */
async function decodeLines(book: number, values: readonly number[]): Promise<number[]> {
  const factor = 120
  const block = createChannelBlock()
  block.values.set(values)
  block.books.fill(book)
  block.factors.fill(factor)
  const silent = createChannelBlock()
  const shape = longShape(48_000, 24_000)
  expect(shape.bandCount).toBe(longBands.length)
  const packets = [block, silent].map((channel) => {
    const bits = new BitWriter(8192)
    const mask = new Uint8Array(1)
    writeBlock(bits, { kind: windowKinds.long, shape, channels: [channel], mask })
    return bits.take()
  })
  const [sound = new Float32Array()] = await decodeAac(packets, {
    sampleRate: 48_000,
    channelCount: 1,
  })
  // Without the window of the decoder, the transform gives the lines as they are.
  const bare = Float64Array.from(sound, (sample, i) => {
    return sample / Math.sin((Math.PI * (i + 0.5)) / (2 * blockLines))
  })
  const lines = new Float64Array(blockLines)
  createMdct(blockLines).transform(bare, 0, lines, 0)
  return Array.from(lines, (line) => {
    const scaled = (line * 32_768) / 2 / 2 ** ((factor - 100) / 4)
    return Math.round(Math.sign(scaled) * Math.abs(scaled) ** 0.75) + 0
  })
}
