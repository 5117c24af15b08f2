import type { BitWriter } from './bit-writer.ts'
import type { BlockShape, ChannelBlock, WindowKind } from './block.ts'
import { bookBits, runBits } from './choose-books.ts'
import { codeTables, mostStep, stepTable } from './code-tables.ts'
import { escapeValue } from './huffman-books.ts'

/** A block of one or two channels. */
export interface CodedBlock {
  kind: WindowKind
  shape: BlockShape
  channels: readonly ChannelBlock[]
  /** For each band, 1 if both channels hold the sum and the difference. */
  mask: Uint8Array
}

const singleChannel = 0
const channelPair = 1
const endElement = 7
/** Numbers of the element: its kind and which one of that kind it is. */
const elementBits = 3
const tagBits = 4

/** Bits of a block apart from what `Quantiser` counts: elements, windows, mask and flags. */
export function sideBits({ shape, channels, mask }: CodedBlock): number {
  const head = elementBits + tagBits + windowBits(shape)
  const each = channels.length * (gainBits + flagBits)
  const pair = channels.length > 1 ? 1 + maskBits(shape, mask) : 0
  return head + each + pair + elementBits
}

const gainBits = 8
/** Pulses, noise shaping, gain control: none. */
const flagBits = 3

function windowBits({ isShort }: BlockShape): number {
  return isShort ? 1 + 2 + 1 + 4 + 7 : 1 + 2 + 1 + 6 + 1
}

function maskBits(shape: BlockShape, mask: Uint8Array): number {
  return 2 + (maskKind(shape, mask) === 1 ? shape.groups.length * shape.bandCount : 0)
}

/** 0 for no band, 1 for some, 2 for all. */
function maskKind({ groups, bandCount }: BlockShape, mask: Uint8Array): number {
  const count = groups.length * bandCount
  let sum = 0
  for (let band = 0; band < count; band++) sum += mask[band] ?? 0
  return sum === 0 ? 0 : sum === count ? 2 : 1
}

/** Writes a raw data block (ISO/IEC 14496-3, 4.4.2.1). */
export function writeBlock(bits: BitWriter, block: CodedBlock): void {
  const { shape, channels } = block
  bits.write(channels.length > 1 ? channelPair : singleChannel, elementBits)
  bits.write(0, tagBits)
  if (channels.length > 1) {
    // Both channels have the same windows.
    bits.write(1, 1)
    writeWindows(bits, block)
    writeMask(bits, block)
  }
  for (const channel of channels) {
    bits.write(firstFactor(channel, shape), gainBits)
    if (channels.length === 1) writeWindows(bits, block)
    writeSections(bits, channel, shape)
    writeFactors(bits, channel, shape)
    bits.write(0, flagBits)
    writeLines(bits, channel, shape)
  }
  bits.write(endElement, elementBits)
}

function writeWindows(bits: BitWriter, { kind, shape }: CodedBlock): void {
  bits.write(0, 1)
  bits.write(kind, 2)
  // The shape of the windows: sine.
  bits.write(0, 1)
  if (!shape.isShort) {
    bits.write(shape.bandCount, 6)
    // Nothing is predicted.
    bits.write(0, 1)
    return
  }
  bits.write(shape.bandCount, 4)
  // A one for each window that joins the one before.
  for (const [group, windows] of shape.groups.entries()) {
    if (group > 0) bits.write(0, 1)
    bits.write(2 ** (windows - 1) - 1, windows - 1)
  }
}

function writeMask(bits: BitWriter, { shape, mask }: CodedBlock): void {
  const kind = maskKind(shape, mask)
  bits.write(kind, 2)
  if (kind !== 1) return
  const count = shape.groups.length * shape.bandCount
  for (let band = 0; band < count; band++) bits.write(mask[band] ?? 0, 1)
}

function firstFactor({ books, factors }: ChannelBlock, { groups, bandCount }: BlockShape): number {
  const count = groups.length * bandCount
  for (let band = 0; band < count; band++) if (books[band]) return factors[band] ?? 0
  return 0
}

function writeSections(bits: BitWriter, { books }: ChannelBlock, shape: BlockShape): void {
  const { groups, bandCount } = shape
  const size = runBits(shape)
  const most = 2 ** size - 1
  for (let group = 0; group < groups.length; group++) {
    const end = (group + 1) * bandCount
    for (let band = group * bandCount; band < end; ) {
      const book = books[band] ?? 0
      let run = 1
      while (band + run < end && books[band + run] === book) run++
      band += run
      bits.write(book, bookBits)
      for (; run >= most; run -= most) bits.write(most, size)
      bits.write(run, size)
    }
  }
}

function writeFactors(bits: BitWriter, channel: ChannelBlock, shape: BlockShape): void {
  const { books, factors } = channel
  const count = shape.groups.length * shape.bandCount
  let last = firstFactor(channel, shape)
  for (let band = 0; band < count; band++) {
    if (!books[band]) continue
    const factor = factors[band] ?? 0
    const step = factor - last + mostStep
    bits.write(stepTable.codes[step] ?? 0, stepTable.lengths[step] ?? 0)
    last = factor
  }
}

function writeLines(bits: BitWriter, { books, values }: ChannelBlock, shape: BlockShape): void {
  const { edges, groups, bandCount } = shape
  for (let band = 0; band < groups.length * bandCount; band++) {
    const table = codeTables[books[band] ?? 0]
    if (!books[band] || !table) continue
    const { size, radix, offset, codes, lengths } = table
    const end = edges[band + 1] ?? 0
    for (let from = edges[band] ?? 0; from < end; from += size) {
      let number = 0
      for (let i = from; i < from + size; i++) {
        const value = values[i] ?? 0
        number =
          number * radix + (offset > 0 ? value + offset : Math.min(Math.abs(value), radix - 1))
      }
      bits.write(codes[number] ?? 0, lengths[number] ?? 0)
      if (offset > 0) continue
      for (let i = from; i < from + size; i++)
        if (values[i]) bits.write((values[i] ?? 0) < 0 ? 1 : 0, 1)
      if (radix <= escapeValue) continue
      for (let i = from; i < from + size; i++) writeEscape(bits, Math.abs(values[i] ?? 0))
    }
  }
}

/** Ones and a zero tell how many bits follow; the highest bit of the value is left out. */
function writeEscape(bits: BitWriter, size: number): void {
  if (size < escapeValue) return
  const count = 31 - Math.clz32(size)
  bits.write(2 ** (count - 3) - 2, count - 3)
  bits.write(size - 2 ** count, count)
}
