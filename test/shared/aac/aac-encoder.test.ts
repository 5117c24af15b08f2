import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { madeDir, readMadeSongs } from '../../../catalog/songs/made-songs.ts'
import {
  createAacEncoder,
  packetFrames,
  primingFrames,
} from '../../../src/shared/aac/aac-encoder.ts'
import { decodeAac, soundOf } from '../../film/inspect-film.ts'

interface Sound {
  sampleRate: number
  channels: readonly Float32Array[]
}

const usual = { sampleRate: 48_000, bitrate: 128_000 }

function encode(
  { sampleRate, channels }: Sound,
  { bitrate = usual.bitrate, pieceFrames = 4800 } = {},
): Uint8Array[] {
  const { add, finish } = createAacEncoder({ sampleRate, channelCount: channels.length, bitrate })
  const packets: Uint8Array[] = []
  for (let from = 0; from < (channels[0]?.length ?? 0); from += pieceFrames) {
    packets.push(...add(channels.map((each) => each.subarray(from, from + pieceFrames))))
  }
  return [...packets, ...finish()]
}

/** What ffmpeg decodes, without the samples before the sound and after it. */
async function decode(
  packets: readonly Uint8Array[],
  { sampleRate, channels }: Sound,
): Promise<Float32Array[]> {
  const decoded = await decodeAac(packets, { sampleRate, channelCount: channels.length })
  const length = channels[0]?.length ?? 0
  expect(decoded[0]?.length).toBe(primingFrames + packetFrames * Math.ceil(length / packetFrames))
  return decoded.map((each) => each.subarray(primingFrames, primingFrames + length))
}

/** Signal over error, dB, of a part of all channels. */
function ratio(
  sound: readonly Float32Array[],
  decoded: readonly Float32Array[],
  [from, to]: readonly [number, number] = [0, Number.POSITIVE_INFINITY],
): number {
  let signal = 0
  let error = 0
  for (const [c, samples] of sound.entries()) {
    for (let i = from; i < Math.min(to, samples.length); i++) {
      const sample = samples[i] ?? 0
      signal += sample ** 2
      error += (sample - (decoded[c]?.[i] ?? 0)) ** 2
    }
  }
  return 10 * Math.log10(signal / error)
}

function sine(hertz: number, { sampleRate = 48_000, seconds = 2, size = 0.5 } = {}): Float32Array {
  const turn = (2 * Math.PI * hertz) / sampleRate
  return Float32Array.from({ length: sampleRate * seconds }, (_, i) => size * Math.sin(turn * i))
}

/** Noise that is the same each time. */
function noise(length: number): Float32Array {
  let state = 1
  return Float32Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 1_073_741_823.5 - 1
  })
}

// Signal over error, dB.
test.each([
  ['a sine in stereo', { sampleRate: 48_000, channels: [sine(1000), sine(1000)] }, 45],
  ['two sines apart', { sampleRate: 48_000, channels: [sine(440), sine(3300)] }, 40],
  [
    '44.1 kHz in one channel',
    { sampleRate: 44_100, channels: [sine(997, { sampleRate: 44_100 })] },
    45,
  ],
  ['a sine as loud as can be', { sampleRate: 48_000, channels: [sine(997, { size: 1 })] }, 45],
] as const)('%s is decoded where it was', async (_, sound, least) => {
  expect(ratio(sound.channels, await decode(encode(sound), sound))).toBeGreaterThan(least)
})

test('songs keep their sound at their bitrate', async () => {
  const seconds = 4
  for (const { song } of (await readMadeSongs()).slice(0, 4)) {
    const m4a = await readFile(path.join(madeDir, song.cuts[0]?.file ?? ''))
    const both = (await soundOf(m4a)).subarray(0, 2 * seconds * usual.sampleRate)
    const channels = [0, 1].map((c) => both.filter((_, i) => i % 2 === c))
    const sound = { ...usual, channels }
    const packets = encode(sound)
    const bits = 8 * packets.reduce((sum, { length }) => sum + length, 0)
    // A full reserve can be used beside the bitrate.
    expect(bits).toBeLessThan(seconds * usual.bitrate + 2 * 6144)
    expect(8 * Math.max(...packets.map(({ length }) => length))).toBeLessThanOrEqual(2 * 6144)
    expect(ratio(channels, await decode(packets, sound))).toBeGreaterThan(22)
  }
})

test('the pieces in which a sound comes change nothing', () => {
  const sound = { ...usual, channels: [sine(300), noise(96_000)] }
  const packets = encode(sound)
  for (const pieceFrames of [1, 1023, 1024, 1e9]) {
    expect(encode(sound, { pieceFrames })).toEqual(packets)
  }
})

test('little is heard before an attack', async () => {
  // Bursts of noise that start at all places in a packet.
  const starts = Array.from({ length: 12 }, (_, i) => 4000 + i * (4 * 1024 + 93))
  const samples = new Float32Array(60_000)
  const burst = noise(1500).map((each, i) => 0.8 * each * Math.exp(-i / 400))
  for (const start of starts) samples.set(burst, start)
  const sound = { ...usual, channels: [samples] }
  const [decoded = samples] = await decode(encode(sound), sound)
  const peak = (from: number, to: number) => Math.max(...decoded.subarray(from, to).map(Math.abs))
  for (const start of starts) {
    expect(peak(start, start + 200)).toBeGreaterThan(0.3)
    // Masked by the attack itself are some 5 ms.
    expect(peak(start - 1500, start - 350)).toBeLessThan(0.003)
  }
})

test('silence is silent and takes next to no bits', async () => {
  const sound = { ...usual, channels: [new Float32Array(48_000), new Float32Array(48_000)] }
  const packets = encode(sound)
  expect(Math.max(...packets.map(({ length }) => length))).toBeLessThan(16)
  for (const decoded of await decode(packets, sound)) {
    expect(decoded.every((sample) => sample === 0)).toBe(true)
  }
})

test('what is no number is silence, and what is too loud is cut off', () => {
  const wrong = sine(500).map((each, i) =>
    i % 1000 === 0 ? Number.NaN : i % 1000 === 1 ? Number.NEGATIVE_INFINITY : 3 * each,
  )
  const right = wrong.map((each) => (Number.isNaN(each) ? 0 : Math.min(Math.max(each, -1), 1)))
  const packets = encode({ ...usual, channels: [wrong] })
  expect(packets).toEqual(encode({ ...usual, channels: [right] }))
})

test('white noise at full scale fits into the fewest bits', async () => {
  const sound = { ...usual, channels: [noise(48_000), noise(48_001).subarray(1)] }
  for (const bitrate of [16_000, 64_000, 500_000]) {
    const packets = encode(sound, { bitrate })
    const bits = 8 * packets.reduce((sum, { length }) => sum + length, 0)
    expect(bits).toBeLessThan(bitrate + 2 * 6144 + (2 * bitrate * packetFrames) / 48_000)
    expect(ratio(sound.channels, await decode(packets, sound))).toBeGreaterThan(0)
  }
})

test.each([
  [1, 14],
  [1023, 30],
  [1024, 30],
  [1025, 30],
])('a sound of %i samples is whole', async (length, least) => {
  const sound = { ...usual, channels: [sine(700).subarray(30, 30 + length)] }
  expect(ratio(sound.channels, await decode(encode(sound), sound))).toBeGreaterThan(least)
})

test('no samples are no packets', () => {
  expect(encode({ ...usual, channels: [new Float32Array(0)] })).toEqual([])
})

test('the description names the profile, the rate and the channels', () => {
  const { description } = createAacEncoder({ sampleRate: 44_100, channelCount: 2, bitrate: 1e5 })
  expect([...description]).toEqual([0x12, 0x10])
  const mono = createAacEncoder({ sampleRate: 48_000, channelCount: 1, bitrate: 1e5 })
  expect([...mono.description]).toEqual([0x11, 0x88])
})

test.each([
  [{ sampleRate: 32_000, channelCount: 2 }, 'sampleRate is 32000'],
  [{ sampleRate: 48_000, channelCount: 6 }, 'channelCount is 6'],
])('%j is refused', (options, message) => {
  expect(() => createAacEncoder({ ...options, bitrate: 128_000 })).toThrow(message)
})
