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
} from './block.ts'
import {
  type Attacks,
  createAttackFinder,
  windowKindOf,
  windowLong,
  windowShort,
} from './choose-windows.ts'
import { createMasking } from './masking.ts'
import { createMdct } from './mdct.ts'
import { createPairing } from './pair-channels.ts'
import { createQuantiser } from './quantise.ts'
import { createRateControl } from './rate-control.ts'
import {
  type CodedBlock,
  sideBits,
  type WindowKind,
  windowKinds,
  writeBlock,
} from './write-block.ts'

/** The sound to encode. */
export interface AacOptions {
  /** Samples per second: 44,100 or 48,000. */
  sampleRate: number
  /** 1 or 2. */
  channelCount: number
  /** Bits per second of all channels, on average, at most; quiet sound takes fewer. */
  bitrate: number
}

/** Encodes sound that comes in pieces as AAC-LC. */
export interface AacEncoder {
  /** The AudioSpecificConfig, which a file keeps beside the packets. */
  description: Uint8Array<ArrayBuffer>
  /**
   * Takes the next samples, one array for each channel, all of one length, -1 to 1. What is beyond
   * is cut off; what is no number is silence.
   *
   * @returns the packets that are ready; each is decoded to `packetFrames` samples
   */
  add(channels: readonly Float32Array[]): Uint8Array<ArrayBuffer>[]
  /** The rest; the last packet is filled up with silence. */
  finish(): Uint8Array<ArrayBuffer>[]
}

/** Samples of a channel in a packet. */
export const packetFrames = blockLines
/** Samples that a decoder gives before the first one of the sound. */
export const primingFrames = blockLines

/** A sample of 1 is that large in the scale of the standard. */
const fullScale = 32_768
/** The most bits of a packet for each channel. */
const mostChannelBits = 6144
const rateNumbers = new Map([
  [48_000, 3],
  [44_100, 4],
])

/**
 * An encoder for AAC-LC (ISO/IEC 14496-3), without noise shaping, prediction or intensity stereo.
 *
 * @throws RangeError for another rate or number of channels
 * @example const { description, add, finish } = createAacEncoder({ sampleRate: 48_000, channelCount: 2, bitrate: 128_000 })
 */
export function createAacEncoder({ sampleRate, channelCount, bitrate }: AacOptions): AacEncoder {
  const rateNumber = rateNumbers.get(sampleRate)
  if (rateNumber === undefined) throw new RangeError(`sampleRate is ${sampleRate}`)
  if (channelCount !== 1 && channelCount !== 2) {
    throw new RangeError(`channelCount is ${channelCount}`)
  }
  const channels = Array.from({ length: channelCount }, () => ({
    /** Of the two parts that a block is made of, and the one after. */
    samples: new Float64Array(3 * blockLines),
    findAttacks: createAttackFinder(),
  }))
  const encodeBlock = createBlockEncoder({ sampleRate, channelCount, bitrate })
  let filled = 0
  let blockCount = 0
  let attacks: Attacks = { early: false, late: false }
  let wasShort = false
  let isShort = false

  /** After a part: encodes the block of the two parts before it. */
  function endPart(packets: Uint8Array<ArrayBuffer>[]) {
    const found = channels.map(({ samples, findAttacks }) => findAttacks(samples, 2 * blockLines))
    const next = {
      early: found.some(({ early }) => early),
      late: found.some(({ late }) => late),
    }
    const nextShort = attacks.late || next.early
    if (blockCount > 0) {
      const kind = windowKindOf(wasShort, isShort, nextShort)
      packets.push(
        encodeBlock(
          channels.map(({ samples }) => samples),
          kind,
        ),
      )
      wasShort = kind === windowKinds.short
    }
    blockCount++
    isShort = nextShort
    attacks = next
    for (const { samples } of channels) samples.copyWithin(0, blockLines).fill(0, 2 * blockLines)
    filled = 0
  }

  return {
    // Object type 2, the rate, the channels, and three flags that are 0.
    description: Uint8Array.of(
      (2 << 3) | (rateNumber >> 1),
      ((rateNumber & 1) << 7) | (channelCount << 3),
    ),
    add(pieces) {
      const packets: Uint8Array<ArrayBuffer>[] = []
      const length = pieces[0]?.length ?? 0
      for (let at = 0; at < length; ) {
        const count = Math.min(length - at, blockLines - filled)
        for (const [c, { samples }] of channels.entries()) {
          const piece = pieces[c] ?? new Float32Array(length)
          for (let i = 0; i < count; i++) {
            samples[2 * blockLines + filled + i] = fullScale * cleanSample(piece[at + i] ?? 0)
          }
        }
        filled += count
        at += count
        if (filled === blockLines) endPart(packets)
      }
      return packets
    },
    finish() {
      const packets: Uint8Array<ArrayBuffer>[] = []
      if (filled > 0) endPart(packets)
      if (blockCount === 0) return packets
      // The last part is in two blocks.
      endPart(packets)
      endPart(packets)
      return packets
    },
  }
}

function cleanSample(sample: number): number {
  return sample >= -1 ? Math.min(sample, 1) : sample < -1 ? -1 : 0
}

/** What is above is left out: the bits are heard more below it. Hz. */
function limitOf({ channelCount, bitrate }: AacOptions): number {
  return Math.min(7000 + (0.14 * bitrate) / channelCount, 20_000)
}

function createBlockEncoder(options: AacOptions) {
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
    for (const [c, { lines }] of blocks.entries())
      orderShortLines(unordered[c] ?? lines, shape, lines)
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
    control.fit((level) =>
      blocks.reduce((sum, block) => sum + quantiser.quantise(block, shape, level), side),
    )
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
