/*
 * The volume of a song in a film. AAC has one byte for each channel in each packet, its
 * `global_gain` (ISO/IEC 14496-3, 4.5.2.3): one less is quieter by a fourth root of two, 1.505 dB.
 * So rewriting those bytes lowers a song without decoding. They can be at any bit, the second after
 * all of the first channel, so each cut has a file with their places:
 *
 *   {cut}.gains   two numbers for each packet, one for each channel: bits from the start of the packet
 *                 to its `global_gain`, in 16 bits, the high byte first
 */

/**
 * The steps that lower a song to 1 %, the lowest volume above silence. No song is lowered by more.
 */
export const maxSteps = 27

const channels = 2
const bytesPerSample = 2

/**
 * The number of steps of 1.505 dB that lower a song to a volume.
 *
 * @param volume as an amplitude, 0 to 1; 0 is silence, which the caller must handle
 * @returns 0 to `maxSteps`
 * @example stepsBelow(0.5) // 4
 */
export function stepsBelow(volume: number): number {
  return Math.min(Math.round(4 * Math.log2(1 / volume)), maxSteps)
}

/**
 * The resulting amplitude of a volume in a film, for a player of the song itself.
 *
 * @param volume 0 to 1
 * @returns 0 to 1
 * @example levelOf(0.4) // 0.42…
 */
export function levelOf(volume: number): number {
  return volume === 0 ? 0 : 2 ** (-stepsBelow(volume) / 4)
}

/**
 * The name of the file with the places of a cut's gains.
 *
 * @param file of the cut
 * @example gainsFile('cradle-15s.0f.m4a') // 'cradle-15s.0f.gains'
 */
export function gainsFile(file: string): string {
  return file.replace(/m4a$/, 'gains')
}

/**
 * Writes a file of gains.
 *
 * @param packets each with its offsets, bits, below 65,536
 * @throws RangeError when a packet does not have two
 * @example writeGains([[18, 900]]) // Uint8Array [0, 18, 3, 132]
 */
export function writeGains(packets: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const odd = packets.findIndex(({ length }) => length !== channels)
  if (odd !== -1) throw new RangeError(`packet ${odd} has ${packets[odd]?.length} channels`)
  const view = new DataView(new ArrayBuffer(packets.length * channels * bytesPerSample))
  for (const [i, offset] of packets.flat().entries()) view.setUint16(i * bytesPerSample, offset)
  return new Uint8Array(view.buffer)
}

/** A packet of a song to lower. */
export interface LoweredPacket {
  /** The song's file of gains. */
  gains: ArrayBuffer
  /** Index of the packet in the song, from 0. */
  index: number
  /** Not negative. */
  steps: number
}

/**
 * Lowers a packet of AAC.
 *
 * @returns a new packet of the same length
 * @throws RangeError when the gains belong to another song
 * @example lowerPacket(data, { gains, index: 0, steps: 4 }) // half as loud
 */
export function lowerPacket(
  packet: Uint8Array,
  { gains, index, steps }: LoweredPacket,
): Uint8Array {
  const offsets = new DataView(gains, index * channels * bytesPerSample, channels * bytesPerSample)
  const lowered = new Uint8Array(packet)
  const view = new DataView(lowered.buffer)
  for (let channel = 0; channel < channels; channel++) {
    const offset = offsets.getUint16(channel * bytesPerSample)
    lowerByte(view, offset, steps)
  }
  return lowered
}

/** A gain that does not start at a byte boundary spans two bytes. */
function lowerByte(view: DataView, offset: number, steps: number): void {
  const first = offset >> 3
  const shift = 8 - (offset & 7)
  const both = view.getUint16(first)
  const gain = (both >> shift) & 255
  view.setUint16(first, both - (Math.min(gain, steps) << shift))
}
