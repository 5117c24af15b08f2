import type { AacOptions } from './aac-encoder.ts'
import { blockLines, shortLines, shortWindows } from './bands.ts'
import { BitWriter } from './bit-writer.ts'
import {
  type BlockShape,
  createChannelBlock,
  longShape,
  measureBands,
  mostBands,
  orderShortLines,
  shortShape,
  type WindowKind,
  windowKinds,
} from './block.ts'
import { windowLong, windowShort } from './choose-windows.ts'
import { createMasking } from './masking.ts'
import { createMdct } from './mdct.ts'
import { createPairing } from './pair-channels.ts'
import { createQuantiser } from './quantise.ts'
import { createRateControl } from './rate-control.ts'
import { type CodedBlock, sideBits, writeBlock } from './write-block.ts'

/** The most bits of a packet for each channel. */
const mostChannelBits = 6144

/** What is above is left out: the bits are heard more below it. Hz. */
function limitOf({ channelCount, bitrate }: AacOptions): number {
  return Math.min(7000 + (0.14 * bitrate) / channelCount, 20_000)
}

/**
 * Encodes blocks of 2048 samples of each channel, of which each shares a half with the next.
 *
 * @returns a function of the samples and the windows, which gives a raw data block
 */
export function createBlockEncoder(options: AacOptions) {
  const { sampleRate, channelCount, bitrate } = options
  const limitHz = limitOf(options)
  const longMdct = createMdct(blockLines)
  const shortMdct = createMdct(shortLines)
  const windowed = new Float64Array(2 * blockLines)
  const blocks = Array.from({ length: channelCount }, createChannelBlock)
  const unordered = blocks.map(() => new Float64Array(blockLines))
  const mask = new Uint8Array(mostBands)
  const long = longShape(sampleRate, limitHz)
  const longMasking = createMasking(sampleRate, false)
  const shortMasking = createMasking(sampleRate, true)
  const pairChannels = createPairing()
  const quantiser = createQuantiser()
  const bits = new BitWriter((mostChannelBits * channelCount) / 8 + 64)
  const control = createRateControl({
    meanBits: (bitrate * blockLines) / sampleRate,
    mostBits: mostChannelBits * channelCount,
  })

  function transformLong(sounds: readonly Float64Array[], kind: WindowKind): BlockShape {
    for (const [c, { lines }] of blocks.entries()) {
      windowLong(sounds[c] ?? windowed, kind, windowed)
      longMdct.transform(windowed, 0, lines, 0)
    }
    return long
  }

  function transformShort(sounds: readonly Float64Array[]): BlockShape {
    for (const [c, lines] of unordered.entries()) {
      for (let window = 0; window < shortWindows; window++) {
        windowShort(sounds[c] ?? windowed, window, windowed)
        shortMdct.transform(windowed, 0, lines, window * shortLines)
      }
    }
    const shape = shortShape(sampleRate, limitHz, groupWindows(unordered))
    for (const [c, lines] of unordered.entries()) {
      orderShortLines(lines, shape, blocks[c]?.lines ?? lines)
    }
    return shape
  }

  return (sounds: readonly Float64Array[], kind: WindowKind): Uint8Array<ArrayBuffer> => {
    const isShort = kind === windowKinds.short
    const shape = isShort ? transformShort(sounds) : transformLong(sounds, kind)
    const masking = isShort ? shortMasking : longMasking
    for (const block of blocks) {
      measureBands(block, shape)
      masking.limitNoise(block, shape)
    }
    pairChannels(blocks, shape, mask)
    const coded: CodedBlock = { kind, shape, channels: blocks, mask }
    const side = sideBits(coded)
    control.fit((level) => {
      const all = blocks.reduce((sum, each) => sum + quantiser.quantise(each, shape, level), side)
      return 8 * Math.ceil(all / 8)
    })
    writeBlock(bits, coded)
    return bits.take()
  }
}

/** How much the energy of windows that are coded together differs. 6 dB. */
const groupRise = 4

/** Windows of similar energy are coded together. */
function groupWindows(channels: readonly Float64Array[]): number[] {
  const groups: number[] = []
  let before = 0
  for (let window = 0; window < shortWindows; window++) {
    let energy = 1
    for (const lines of channels) {
      for (let i = window * shortLines + 2; i < (window + 1) * shortLines; i++) {
        energy += (lines[i] ?? 0) ** 2
      }
    }
    const differs = energy > groupRise * before || before > groupRise * energy
    if (window === 0 || differs) groups.push(1)
    else groups.push((groups.pop() ?? 0) + 1)
    before = energy
  }
  return groups
}
