/*
 * A WebAssembly module of two functions with SIMD, assembled here: it needs no compiler and no file.
 * https://webassembly.github.io/spec/core/binary
 */

type Code = readonly number[]

/** Places are bytes in `memory`. */
export interface PlaneCode {
  memory: WebAssembly.Memory
  /** Blends two runs of bytes. Writes up to 15 bytes beyond `end`. */
  blend(one: number, other: number, out: number, end: number, otherWeight: number): void
  /**
   * Blends two rows, then two neighbours for each sample. Writes up to 7 bytes beyond `end`.
   *
   * @param lowerWeight of 256, as all weights
   * @param table see `tablePlaces`
   */
  scaleRow(
    upper: number,
    lower: number,
    out: number,
    end: number,
    lowerWeight: number,
    table: number,
  ): void
}

/** Samples in a group of the table of `scaleRow`. */
export const groupSamples = 8
/** Bytes of a group. */
export const groupBytes = 64
/**
 * A group begins with the places of 8 first and 8 second neighbours, 16 bytes, counted from its
 * `base`; all are less than 16. Then their weights, as 16 i16, and the base in its row, an i32.
 */
export const tablePlaces = { firstWeights: 16, secondWeights: 32, base: 48 }

/** @param pages of the memory, 65,536 bytes each */
export function openPlaneCode(pages: number): PlaneCode {
  const bytes = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [typeOf(5), typeOf(6)]),
    ...section(3, [[0], [1]]),
    ...section(5, [[0, ...leb(pages)]]),
    ...section(7, [named('memory', 2, 0), named('blend', 0, 0), named('scaleRow', 0, 1)]),
    ...section(10, [bodyOf(2, blendCode()), bodyOf(3, scaleRowCode())]),
  ]
  const module = new WebAssembly.Module(new Uint8Array(bytes))
  return new WebAssembly.Instance(module).exports as unknown as PlaneCode
}

function blendCode(): Code {
  const [one, other, out, end, weight, ours, theirs] = [0, 1, 2, 3, 4, 5, 6] as const
  const eight = (offset: number) =>
    mean(
      times(loadEight(get(one), offset), get(ours)),
      times(loadEight(get(other), offset), get(theirs)),
    )
  return [
    ...set(ours, splat(rest(get(weight)))),
    ...set(theirs, splat(get(weight))),
    ...repeatUntil(out, end, [
      ...[...get(out), ...narrow(eight(0), eight(8)), ...storeAll],
      ...[...advance(one, 16), ...advance(other, 16), ...advance(out, 16)],
    ]),
  ]
}

function scaleRowCode(): Code {
  const [upper, lower, out, end, weight] = [0, 1, 2, 3, 4] as const
  const [table, ours, theirs, near] = [5, 6, 7, 8] as const
  const base = [...get(table), ...i32Load, tablePlaces.base]
  const eight = (offset: number) =>
    mean(
      times(loadEight([...get(upper), ...base, ...i32Add], offset), get(ours)),
      times(loadEight([...get(lower), ...base, ...i32Add], offset), get(theirs)),
    )
  const samples = mean(
    times(lowEight(get(near)), loadAll(get(table), tablePlaces.firstWeights)),
    times(highEight(get(near)), loadAll(get(table), tablePlaces.secondWeights)),
  )
  return [
    ...set(ours, splat(rest(get(weight)))),
    ...set(theirs, splat(get(weight))),
    ...repeatUntil(out, end, [
      ...set(near, choose(narrow(eight(0), eight(8)), loadAll(get(table), 0))),
      ...[...get(out), ...narrow(samples, samples), ...storeHalf],
      ...[...advance(table, groupBytes), ...advance(out, groupSamples)],
    ]),
  ]
}

// Instructions, in the order of their numbers. Vectors are of 16 bytes, or of 8 i16.

const i32Load = [0x28, 0]
const i32Add = [0x6a]
const get = (local: number): Code => [0x20, local]
const set = (local: number, value: Code): Code => [...value, 0x21, local]
const constant = (value: number): Code => [0x41, ...leb(value, 64)]
const advance = (local: number, bytes: number) =>
  set(local, [...get(local), ...constant(bytes), ...i32Add])
/** 256 less a weight. */
const rest = (weight: Code): Code => [...constant(256), ...weight, 0x6b]

const simd = (op: number, ...operands: Code[]): Code => [...operands.flat(), 0xfd, ...leb(op)]
const loadAll = (at: Code, offset: number): Code => [...simd(0x00, at), 0, offset]
/** 8 bytes, as i16. */
const loadEight = (at: Code, offset: number): Code => [...simd(0x02, at), 0, offset]
const storeAll = [...simd(0x0b), 0, 0]
const choose = (bytes: Code, places: Code) => simd(0x0e, bytes, places)
const splat = (value: Code) => simd(0x10, value)
const storeHalf = [...simd(0x5b), 0, 0, 0]
const narrow = (low: Code, high: Code) => simd(0x66, low, high)
const lowEight = (bytes: Code) => simd(0x89, bytes)
const highEight = (bytes: Code) => simd(0x8a, bytes)
const plus = (one: Code, other: Code) => simd(0x8e, one, other)
const times = (one: Code, other: Code) => simd(0x95, one, other)
/** Of two products whose weights are 256 together. */
const mean = (one: Code, other: Code) =>
  simd(0x8d, plus(plus(one, other), splat(constant(128))), constant(8))

const repeatUntil = (local: number, end: number, body: Code): Code => [
  ...[0x03, 0x40, ...body],
  ...[...get(local), ...get(end), 0x49, 0x0d, 0, 0x0b],
]

// Parts of a module.

const i32 = 0x7f
const v128 = 0x7b

const sized = (code: Code): Code => [...leb(code.length), ...code]
const section = (id: number, items: Code[]): Code => [id, ...sized([items.length, ...items.flat()])]
/** Of a function that takes so many i32 and returns nothing. */
const typeOf = (count: number): Code => [0x60, count, ...Array<number>(count).fill(i32), 0]
const bodyOf = (vectors: number, code: Code) => sized([1, vectors, v128, ...code, 0x0b])
const named = (name: string, kind: number, index: number): Code => [
  ...sized(Array.from(name, (letter) => letter.charCodeAt(0))),
  ...[kind, index],
]

/** A positive number as LEB128. @param most its last byte is less: 128, or 64 if it has a sign */
function leb(value: number, most = 128): Code {
  return value < most ? [value] : [(value % 128) | 128, ...leb(Math.floor(value / 128), most)]
}
