import { blockLines } from './bands.ts'
import { windowKinds } from './block.ts'
import { type Attacks, createAttackFinder, windowKindOf } from './choose-windows.ts'
import { createBlockEncoder } from './encode-block.ts'

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
          const piece = pieces[c]
          for (let i = 0; i < count; i++) {
            samples[2 * blockLines + filled + i] = fullScale * cleanSample(piece?.[at + i] ?? 0)
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
