export interface MidiNote {
  startMs: number
  endMs: number
  /** 60 is the middle C. */
  key: number
  /** 1 to 127. */
  velocity: number
}

/** What one instrument plays. */
export interface MidiPart {
  /** General MIDI's number of the instrument, less one; for drums, the kit. */
  program: number
  /** Keys then stand for drums, as in General MIDI. */
  isDrums?: boolean
  /** 0 left, 64 middle, 127 right. */
  pan: number
  /** 0 to 127. */
  volume: number
  notes: readonly MidiNote[]
  /** Loudness while notes sound, as [ms, 0 to 127], linear between these points. */
  expression: readonly (readonly [number, number])[]
}

/** One tick is one ms: 480 ticks to a quarter of 480,000 µs. */
const ticksPerQuarter = 480
const microsPerQuarter = 480_000

const expressionStepMs = 60

const drumChannel = 9

/** [tick, rank at that tick, bytes] */
type Event = readonly [number, number, readonly number[]]

/**
 * A Standard MIDI File, format 0, with one channel for each part. At the same tick the settings
 * come first; otherwise the first note would sound on another instrument.
 *
 * @throws RangeError when there are more parts than channels before the drums
 */
export function writeMidi(parts: readonly MidiPart[], lengthMs: number): Uint8Array {
  if (parts.length > 9) throw new RangeError(`parts are ${parts.length}, more than 9`)
  const events = parts.flatMap(partEvents).sort(([a, rankA], [b, rankB]) => a - b || rankA - rankB)
  const tempo = [0xff, 0x51, 3, ...bigEndian(microsPerQuarter, 3)]
  const track = [0, ...tempo]
  let last = 0
  for (const [tick, , bytes] of events) {
    track.push(...variableLength(tick - last), ...bytes)
    last = tick
  }
  track.push(...variableLength(Math.max(0, lengthMs - last)), 0xff, 0x2f, 0)
  const header = [...bigEndian(0, 2), ...bigEndian(1, 2), ...bigEndian(ticksPerQuarter, 2)]
  return Uint8Array.from([...chunk('MThd', header), ...chunk('MTrk', track)])
}

function partEvents(part: MidiPart, index: number) {
  const { program, pan, volume, notes, expression } = part
  const channel = part.isDrums ? drumChannel : index
  const control = (number: number, value: number) => [0xb0 + channel, number, value]
  const events: Event[] = [
    [0, 0, [0xc0 + channel, program]],
    [0, 0, control(7, volume)],
    [0, 0, control(10, pan)],
    ...curve(expression).map(([ms, value]): Event => [ms, 0, control(11, value)]),
  ]
  for (const { startMs, endMs, key, velocity } of notes) {
    events.push([Math.round(startMs), 2, [0x90 + channel, key, velocity]])
    events.push([Math.round(endMs), 1, [0x80 + channel, key, 0]])
  }
  return events
}

function curve(points: MidiPart['expression']): [number, number][] {
  return points.flatMap(([fromMs, from], i) => {
    const [toMs, to] = points[i + 1] ?? [fromMs + 1, from]
    const steps = Math.max(1, Math.round((toMs - fromMs) / expressionStepMs))
    return Array.from({ length: steps }, (_, step): [number, number] => [
      Math.round(fromMs + ((toMs - fromMs) * step) / steps),
      Math.round(from + ((to - from) * step) / steps),
    ])
  })
}

function chunk(name: string, bytes: readonly number[]): number[] {
  return [...Buffer.from(name, 'latin1'), ...bigEndian(bytes.length, 4), ...bytes]
}

/** Seven bits a byte, with a mark on all bytes except the last. */
function variableLength(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

function bigEndian(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, i) => (value >> (8 * (size - 1 - i))) & 0xff)
}
