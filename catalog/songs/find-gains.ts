import { longBands, shortBands } from '#shared/aac/bands.ts'
import { escapeValue, scaleFactorBook, spectrumBooks } from '#shared/aac/huffman-books.ts'
import { BitReader } from './bit-reader.ts'
import { readCode } from './read-code.ts'

/** How loud one channel of an AAC packet is. */
export interface ChannelGain {
  /** Bits from the start of the packet to its `global_gain`, which is one byte. */
  at: number
  /** Steps by which it can be lowered; infinite for silence. */
  room: number
}

/** Syntactic elements, by their id. */
const singleChannel = 0
const channelPair = 1
const lowFrequency = 3
const dataStream = 4
const fillElement = 6
const endElement = 7

/** Bits that tell elements of one kind apart. */
const instanceBits = 4

/** Bits before and after the kind of windows; only short windows are read in another way. */
const reservedBits = 1
const shortWindows = 2
const shapeBits = 1

/** Special values in the place of a band's book: nothing, noise, or the other channel. */
const zeroBook = 0
const reservedBook = 12
const noiseBook = 13
const intensityBooks = [14, 15]

/** The first noise level is a plain number, not a code. */
const firstNoiseBits = 9

/**
 * Finds how loud each channel of a packet is. The packet is a raw data block of AAC-LC at 48 or
 * 44.1 kHz (ISO/IEC 14496-3, 4.4.2), read as far as needed to know all positions.
 *
 * @throws RangeError when it is not such a block, or uses a feature that AAC-LC lacks
 */
export function findGains(packet: Uint8Array): ChannelGain[] {
  const bits = new BitReader(packet)
  const gains: ChannelGain[] = []
  for (let id = bits.read(3); id !== endElement; id = bits.read(3))
    gains.push(...readElement(bits, id))
  const left = 8 * packet.length - bits.at
  if (left >= 8) throw new RangeError(`the packet goes on for ${left} bits after its end`)
  return gains
}

function readElement(bits: BitReader, id: number): ChannelGain[] {
  if (id === fillElement) return skipFill(bits)
  bits.skip(instanceBits)
  if (id === singleChannel || id === lowFrequency) return [readChannel(bits)]
  if (id === channelPair) return readPair(bits)
  if (id === dataStream) return skipData(bits)
  throw new RangeError(`an element ${id} is not known`)
}

/** After the largest count comes the number to add, less one. */
function skipFill(bits: BitReader): [] {
  const count = bits.read(4)
  const byteCount = count < 15 ? count : count + bits.read(8) - 1
  bits.skip(8 * byteCount)
  return []
}

/** After the largest count comes the number to add. */
function skipData(bits: BitReader): [] {
  const isAligned = bits.readFlag()
  const count = bits.read(8)
  const byteCount = count < 255 ? count : count + bits.read(8)
  if (isAligned) bits.align()
  bits.skip(8 * byteCount)
  return []
}

function readPair(bits: BitReader): ChannelGain[] {
  const windows = bits.readFlag() ? readWindows(bits) : undefined
  if (windows) skipMask(bits, windows)
  return [readChannel(bits, windows), readChannel(bits, windows)]
}

/** Bands that hold the sum and difference of both channels: none, chosen by a bit each, or all. */
function skipMask(bits: BitReader, { groups, bands }: Windows): void {
  const mask = bits.read(2)
  if (mask === 3) throw new RangeError('a mask 3 is not known')
  if (mask === 1) bits.skip(groups.length * bands.length)
}

interface Windows {
  isShort: boolean
  /** How many windows are coded together. */
  groups: number[]
  /** Lines of each band in a window. */
  bands: readonly number[]
}

function readWindows(bits: BitReader): Windows {
  bits.skip(reservedBits)
  const isShort = bits.read(2) === shortWindows
  bits.skip(shapeBits)
  const count = bits.read(isShort ? 4 : 6)
  const groups = isShort ? groupsOf(bits.read(7)) : [1]
  if (!isShort && bits.readFlag()) throw new RangeError('the packet is predicted from others')
  const all = isShort ? shortBands : longBands
  if (count > all.length) throw new RangeError(`there are no ${count} bands`)
  return { isShort, groups, bands: all.slice(0, count) }
}

/** One bit for each of eight windows except the first: whether it joins the window before it. */
function groupsOf(grouping: number): number[] {
  const groups = [1]
  for (let bit = 6; bit >= 0; bit--) {
    if ((grouping >> bit) & 1) groups.push((groups.pop() ?? 0) + 1)
    else groups.push(1)
  }
  return groups
}

function readChannel(bits: BitReader, shared?: Windows): ChannelGain {
  const { at } = bits
  const gain = bits.read(8)
  const windows = shared ?? readWindows(bits)
  const sections = readSections(bits, windows)
  const room = readScaleFactors(bits, gain, sections)
  if (bits.readFlag()) skipPulses(bits, windows)
  if (bits.readFlag()) skipNoiseShaping(bits, windows)
  if (bits.readFlag()) throw new RangeError('the packet has gain control')
  for (const section of sections) skipLines(bits, section)
  return { at, room }
}

/** Bands that share one book. */
interface Section {
  book: number
  bandCount: number
  lineCount: number
}

function readSections(bits: BitReader, { isShort, groups, bands }: Windows): Section[] {
  const sections: Section[] = []
  for (const windowCount of groups) {
    for (let first = 0; first < bands.length; ) {
      const book = bits.read(4)
      if (book === reservedBook) throw new RangeError(`a book ${book} is not known`)
      const bandCount = readRun(bits, isShort ? 3 : 5)
      if (bandCount === 0) throw new RangeError('a section has no band')
      const own = bands.slice(first, first + bandCount)
      first += bandCount
      if (first > bands.length) throw new RangeError(`a section ends after ${first} bands`)
      const lineCount = windowCount * own.reduce((sum, lines) => sum + lines, 0)
      sections.push({ book, bandCount, lineCount })
    }
  }
  return sections
}

/** A sum: after the largest number comes another. */
function readRun(bits: BitReader, size: number): number {
  const part = bits.read(size)
  return part < 2 ** size - 1 ? part : part + readRun(bits, size)
}

/**
 * Each scale factor is the distance from the one before; the first is relative to `global_gain`.
 * None is below 0. Noise and the other channel's lines have their own.
 *
 * @returns the smallest of them
 */
function readScaleFactors(bits: BitReader, gain: number, sections: readonly Section[]): number {
  let factor = gain
  let least = Number.POSITIVE_INFINITY
  let isFirstNoise = true
  for (const { book, bandCount } of sections) {
    if (book === zeroBook) continue
    for (let band = 0; band < bandCount; band++) {
      if (book === noiseBook && isFirstNoise) {
        bits.skip(firstNoiseBits)
        least = Math.min(least, gain)
        isFirstNoise = false
        continue
      }
      const step = readCode(bits, scaleFactorBook)
      if (book === noiseBook || intensityBooks.includes(book)) continue
      factor += step
      least = Math.min(least, gain, factor)
    }
  }
  return least
}

function skipPulses(bits: BitReader, { isShort }: Windows): void {
  if (isShort) throw new RangeError('short windows have pulses')
  const count = bits.read(2) + 1
  const [firstBandBits, pulseBits] = [6, 9]
  bits.skip(firstBandBits + count * pulseBits)
}

function skipNoiseShaping(bits: BitReader, { isShort }: Windows): void {
  for (let window = 0; window < (isShort ? 8 : 1); window++) {
    const filters = bits.read(isShort ? 1 : 2)
    if (filters === 0) continue
    const resolution = 3 + bits.read(1)
    for (let filter = 0; filter < filters; filter++) {
      const [lengthBits, orderBits, directionBits] = isShort ? [4, 3, 1] : [6, 5, 1]
      bits.skip(lengthBits)
      const order = bits.read(orderBits)
      if (order === 0) continue
      bits.skip(directionBits)
      const compressed = bits.read(1)
      bits.skip(order * (resolution - compressed))
    }
  }
}

function skipLines(bits: BitReader, { book, lineCount }: Section): void {
  const codes = spectrumBooks[book]
  if (book === zeroBook || !codes) return
  for (let line = 0; line < lineCount; line += codes.size) {
    const values = readCode(bits, codes.rows)
    if (codes.least === 0) bits.skip(values.filter((value) => value !== 0).length)
    for (const value of values) if (value === escapeValue) skipEscape(bits)
  }
}

/** As many ones as the number has bits above four, then a zero, then the number. */
function skipEscape(bits: BitReader): void {
  let size = 4
  while (bits.readFlag()) size++
  bits.skip(size)
}
