import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findGains } from '../../catalog/songs/find-gains.ts'
import { madeDir, readMadeSongs } from '../../catalog/songs/made-songs.ts'
import { readGains } from '../../catalog/songs/read-gains.ts'
import {
  gainsFile,
  levelOf,
  lowerPacket,
  maxSteps,
  stepsBelow,
  writeGains,
} from '../../src/shared/song-level.ts'
import { makeMedia, soundOf, soundPackets } from '../film/inspect-film.ts'

const cuts = (await readMadeSongs()).flatMap(({ song }) => song.cuts.map(({ file }) => file))

test.each([
  [1, 0, 1],
  [0.92, 0, 1],
  [0.91, 1, 0.8409],
  [0.5, 4, 0.5],
  [0.25, 8, 0.25],
  [0.01, 27, 0.0093],
  [1e-9, 27, 0.0093],
])('a volume of %f is %i steps below, a level of %f', (volume, steps, level) => {
  expect(stepsBelow(volume)).toBe(steps)
  expect(levelOf(volume)).toBeCloseTo(level, 4)
})

test('no volume is silence', () => {
  expect(levelOf(0)).toBe(0)
})

test.each([
  // After an offset of 8 bits the value is one whole byte; after 13 it spans two.
  [[8, 24], 5, [255, 95, 255, 0, 255, 255]],
  [[13, 24], 40, [255, 99, 191, 0, 255, 255]],
])('offsets of %j are lowered by %i, not below 0', (offsets, steps, lowered) => {
  const packet = Uint8Array.of(255, 100, 255, 3, 255, 255)
  const gains = writeGains([[0, 0], offsets]).buffer
  expect([...lowerPacket(packet, { gains, index: 1, steps })]).toEqual(lowered)
  expect(packet[1]).toBe(100)
})

test('gains that are of another song, or not of two channels, are refused', () => {
  const gains = writeGains([[8, 900]]).buffer
  const packet = new Uint8Array(20)
  expect(() => lowerPacket(packet, { gains, index: 0, steps: 1 })).toThrow(RangeError)
  expect(() => lowerPacket(packet, { gains, index: 1, steps: 1 })).toThrow(RangeError)
  expect(() => writeGains([[8, 9], [8]])).toThrow('packet 1 has 1 channels')
})

describe.each(cuts)('%s', (file) => {
  test('has a gain for each channel of each packet, with room below', async () => {
    const packets = await soundPackets(await read(file))
    // Throws if a packet does not end where it says.
    const found = packets.map((packet) => findGains(packet))
    expect(found.filter(({ length }) => length !== 2)).toEqual([])
    expect(found.filter(([left, right]) => (left?.at ?? 0) >= (right?.at ?? 0))).toEqual([])
    expect(Math.min(...found.flat().map(({ room }) => room))).toBeGreaterThanOrEqual(maxSteps)
    const written = writeGains(found.map((gains) => gains.map(({ at }) => at)))
    expect(written.length).toBe(4 * packets.length)
    expect(Buffer.from(written).equals(await read(gainsFile(file)))).toBe(true)
  })
})

const decoded = /^(maoz-tzur|purim-romp|table-nigun|three-stars)-15s/

test.each(cuts.filter((file) => decoded.test(file)))('%s is lowered evenly', async (file) => {
  const [m4a, gains] = [await read(file), await read(gainsFile(file))]
  const before = await soundOf(m4a)
  for (const steps of [4, 8, maxSteps]) {
    const after = await soundOf(await lower(m4a, gains, steps))
    expect(after.length).toBe(before.length)
    const error = (sample: number, i: number) => (after[i] ?? 1) - 2 ** (-steps / 4) * sample
    for (const channel of [0, 1]) {
      expect(largestOf(before, channel, (sample) => sample)).toBeGreaterThan(0.2)
      // Measured: 2e-9 at most, and 0 at 4 and 8 steps, which halve it.
      expect(largestOf(before, channel, error)).toBeLessThan(1e-7)
    }
  }
})

test('what AAC-LC can have beside is read: one channel, six, and the loudest lines', async () => {
  const hits = 'gt(sin(7*t)\\,0.97)*(random(0)-0.5)+sin(3000*t)*gt(sin(9*t)\\,0.98)'
  const sound = ['-f', 'lavfi', '-i', `aevalsrc=${hits}|sin(5000*t):s=48000:d=2`, '-c:a', 'aac']
  const six = 'pan=5.1|c0=c0|c1=c1|c2=c0|c3=c1|c4=c1|c5=c0'
  const media = {
    1: await makeMedia('one.m4a', [...sound, '-ac', '1', '-b:a', '48k']),
    2: await makeMedia('two.m4a', [...sound, '-b:a', '500k']),
    6: await makeMedia('six.m4a', [...sound, '-af', six, '-b:a', '320k']),
  }
  for (const [channels, m4a] of Object.entries(media)) {
    const found = (await soundPackets(m4a)).map((packet) => findGains(packet).length)
    expect(found.length).toBeGreaterThanOrEqual(94)
    expect(new Set(found)).toEqual(new Set([Number(channels)]))
  }
})

/** Parts of a packet: a gain of 100, a band of four lines from book 1, a scale factor, no more. */
const gain = '01100100'
const long = '0 00 0 000001 0'
const section = '0001 00001'
const plain = `${section} 0  0 0 0  0`
const single = `000 0000 ${gain} ${long}`
const pair = `001 0000 1 ${long}`

test.each([
  ['a channel', `${single} ${plain}`, [7]],
  ['a channel of low tones', `011 0000 ${gain} ${long} ${plain}`, [7]],
  ['two pulses', `${single} ${section} 0  1 01 000000 00000 0001 00000 0001 0 0  0`, [7]],
  ['a filter of three', `${single} ${section} 0  0 1 01 0 000001 00011 0 1 000110 0  0`, [7]],
  ['a filter of none', `${single} ${section} 0  0 1 01 1 000001 00000 0  0`, [7]],
  ['lines of 16 and 64', `${single} 1011 00001 0 0 0 0  00100 01 00000 110000000  0000`, [7]],
  ['noise in two bands', `000 0000 ${gain} 0 00 0 000010 0  1101 00010 100000000 0  0 0 0`, [7]],
  [
    'short windows',
    `000 0000 ${gain} 0 10 0 0001 1110111  ${'0001 001 '.repeat(2)}00 000 ${'0'.repeat(8)}`,
    [7],
  ],
  ['a filling of two bytes', `110 0010 ${'1'.repeat(16)} ${single} ${plain}`, [30]],
  ['aligned data', `110 0000  100 0000 1 00000001 0 11111111 ${single} ${plain}`, [39]],
  ['a pair with a mask', `${pair} 01 1 ${gain} ${plain} ${gain} ${plain}`, [22, 44]],
  ['a pair without', `${pair} 10 ${gain} ${plain} ${gain} ${plain}`, [21, 43]],
  ['an unlike pair', `001 0000 0 ${gain} ${long} ${plain} ${gain} ${long} ${plain}`, [8, 41]],
])('a packet with %s is read', (_, bits, offsets) => {
  const found = findGains(packetOf(`${bits} 111`))
  expect(found).toEqual(offsets.map((at) => ({ at, room: 100 })))
})

test('a channel has the room of its least scale factor, or of its gain', () => {
  // Steps from 100: 1 (1010), -2 (1011) and 2 (1100).
  const bands = (factors: string) => `0 00 0 000011 0  0001 00011 ${factors} 000 000`
  const roomOf = (gain: string, factors: string) =>
    findGains(packetOf(`000 0000 ${gain} ${bands(factors)} 111`))[0]?.room
  expect(roomOf('01100100', '1010 1011 1100')).toBe(99)
  expect(roomOf('00011010', '1010 1010 1010')).toBe(26)
})

test.each([
  ['predicted', `000 0000 ${gain} 0 00 0 000001 1 ${plain} 111`],
  ['gain control', `${single} ${section} 0  0 0 1  0 111`],
  ['a book 12', `${single} 1100 00001 0  0 0 0  0 111`],
  ['a section has no band', `${single} 0001 00000 0  0 0 0  0 111`],
  ['ends after 2 bands', `${single} 0001 00010 00  0 0 0  00 111`],
  ['no 50 bands', `000 0000 ${gain} 0 00 0 110010 0 ${plain} 111`],
  ['pulses', `000 0000 ${gain} 0 10 0 0001 1111111  0001 001 0 1 00 ${'0'.repeat(30)} 111`],
  ['a mask 3', `${pair} 11 ${gain} ${plain} ${gain} ${plain} 111`],
  ['an element 2', `010 ${plain} 111`],
  ['past 5 bytes', `${single} ${plain}`],
  ['goes on for 13 bits', `${single} ${plain} 111 ${'0'.repeat(12)}`],
])('a packet that has %s is refused', (fault, bits) => {
  expect(() => findGains(packetOf(bits))).toThrow(fault)
})

test('a song that is so quiet that it cannot be lowered evenly is refused', async () => {
  const [file = ''] = cuts
  const gains = await read(gainsFile(file))
  const quiet = await lower(await read(file), gains, maxSteps)
  expect(Buffer.from(await readGains(quiet)).equals(gains)).toBe(true)
  await expect(readGains(await lower(quiet, gains, maxSteps))).rejects.toThrow('steps alone')
})

test.each([
  ['rate', ['-ar', '32000']],
  ['profile', ['-ar', '48000', '-profile:a', 'aac_main', '-aac_pred', '0']],
])('a song of another %s is refused', async (_, options) => {
  const sound = ['-f', 'lavfi', '-i', 'sine=d=1', '-ac', '2', '-c:a', 'aac']
  const m4a = await makeMedia('song.m4a', [...sound, ...options])
  await expect(readGains(m4a)).rejects.toThrow('AAC-LC of 48 kHz')
})

/** Padded with zeros to whole bytes. */
function packetOf(bits: string): Uint8Array {
  const bytes = bits.replaceAll(' ', '').match(/.{1,8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}

function read(file: string): Promise<Buffer> {
  return readFile(path.join(madeDir, file))
}

/** A song with all its packets lowered in place. */
async function lower(m4a: Buffer, gains: Buffer, steps: number): Promise<Buffer> {
  const lowered = Buffer.from(m4a)
  const offsets = Uint8Array.from(gains).buffer
  for (const [index, packet] of (await soundPackets(lowered)).entries()) {
    packet.set(lowerPacket(packet, { gains: offsets, index, steps }))
  }
  return lowered
}

/** The largest absolute result of a function of each sample of a channel. */
function largestOf(
  samples: Float32Array,
  channel: number,
  measure: (sample: number, index: number) => number,
): number {
  let largest = 0
  for (let i = channel; i < samples.length; i += 2) {
    largest = Math.max(largest, Math.abs(measure(samples[i] ?? 0, i)))
  }
  return largest
}
