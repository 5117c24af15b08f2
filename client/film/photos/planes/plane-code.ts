/*
 * A WebAssembly module of five functions with SIMD, assembled here: it needs no compiler and no file.
 * https://webassembly.github.io/spec/core/binary
 */

type Code = readonly number[]

/** Places are bytes in `memory`. */
export interface PlaneCode {
  memory: WebAssembly.Memory
  /**
   * Blends two runs of bytes. Writes up to 15 bytes beyond `end`.
   *
   * @param otherWeight of 256, as all weights
   */
  blend(one: number, other: number, out: number, end: number, otherWeight: number): void
  /**
   * Blends two neighbours of a row for each sample. Writes up to 7 bytes beyond `end`.
   *
   * @param table see `tablePlaces`
   */
  scaleRow(row: number, out: number, end: number, table: number): void
  /** Brightness of a row of RGBA. Writes up to 7 bytes beyond `end`. */
  toLuma(row: number, out: number, end: number): void
  /** Blueness of each four pixels of two rows of RGBA. Writes up to 3 bytes beyond `end`. */
  toBlueness(upper: number, lower: number, out: number, end: number): void
  /** Redness, in the same way. */
  toRedness(upper: number, lower: number, out: number, end: number): void
}

/** Weights of red, green and blue for a sample of BT.709 in limited range, in parts of 2 ** shift. */
interface SampleOf {
  weights: readonly [number, number, number]
  /** Added before the shift: the least value, or the middle, and a half to round. */
  added: number
  shift: number
}

const luma: SampleOf = { weights: [5983, 20_127, 2032], added: 16.5 * 2 ** 15, shift: 15 }
// Of the sum of four pixels.
const blueness: SampleOf = {
  weights: [-6596, -22_189, 28_785],
  added: 128.5 * 2 ** 18,
  shift: 18,
}
const redness: SampleOf = { ...blueness, weights: [28_785, -26_145, -2640] }

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
    ...section(1, [typeOf(5), typeOf(4), typeOf(3)]),
    ...section(3, [[0], [1], [2], [1], [1]]),
    ...section(5, [[0, ...leb(pages)]]),
    ...section(7, [
      ...[named('memory', 2, 0), named('blend', 0, 0), named('scaleRow', 0, 1)],
      ...[named('toLuma', 0, 2), named('toBlueness', 0, 3), named('toRedness', 0, 4)],
    ]),
    ...section(10, [
      ...[bodyOf(2, blendCode()), bodyOf(1, scaleRowCode()), bodyOf(3, lumaCode())],
      ...[bodyOf(3, chromaCode(blueness)), bodyOf(3, chromaCode(redness))],
    ]),
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
  const [row, out, end, table, near] = [0, 1, 2, 3, 4] as const
  const from = [...get(row), ...get(table), ...i32Load, tablePlaces.base, ...i32Add]
  const samples = mean(
    times(lowEight(get(near)), loadAll(get(table), tablePlaces.firstWeights)),
    times(highEight(get(near)), loadAll(get(table), tablePlaces.secondWeights)),
  )
  return repeatUntil(out, end, [
    ...set(near, choose(loadAll(from, 0), loadAll(get(table), 0))),
    ...[...get(out), ...narrow(samples, samples), ...storeHalf],
    ...[...advance(table, groupBytes), ...advance(out, groupSamples)],
  ])
}

function lumaCode(): Code {
  const [row, out, end, one, other, first] = [0, 1, 2, 3, 4, 5] as const
  const four = (offset: number) => [
    ...set(one, loadAll(get(row), offset)),
    ...set(other, dot(highEight(get(one)), weightsOf(luma))),
    ...set(one, dot(lowEight(get(one)), weightsOf(luma))),
    ...samplesOf(luma, [one, other]),
  ]
  return repeatUntil(out, end, [
    ...set(first, four(0)),
    ...set(one, narrowWords(get(first), four(16))),
    ...[...get(out), ...narrow(get(one), get(one)), ...storeHalf],
    ...[...advance(row, 32), ...advance(out, 8)],
  ])
}

function chromaCode(sample: SampleOf): Code {
  const [upper, lower, out, end, one, other, first] = [0, 1, 2, 3, 4, 5, 6] as const
  const sumOf = (eight: typeof lowEight, offset: number) =>
    plus(eight(loadAll(get(upper), offset)), eight(loadAll(get(lower), offset)))
  /** Of two samples: red with green, then blue, of each. */
  const two = (offset: number) => [
    ...set(one, sumOf(lowEight, offset)),
    ...set(other, sumOf(highEight, offset)),
    ...dot(plus(pick([0, 1, 4, 5], one, other), pick([2, 3, 6, 7], one, other)), weightsOf(sample)),
  ]
  return repeatUntil(out, end, [
    ...set(first, two(0)),
    ...set(other, two(16)),
    ...set(one, samplesOf(sample, [first, other])),
    ...set(one, narrowWords(get(one), get(one))),
    ...[...get(out), ...narrow(get(one), get(one)), ...storeQuarter],
    ...[...advance(upper, 32), ...advance(lower, 32), ...advance(out, 4)],
  ])
}

/** Samples of two vectors that hold red with green, then blue, of two samples each. */
function samplesOf({ added, shift }: SampleOf, [one, other]: readonly [number, number]): Code {
  const sum = plusWords(pick([0, 2, 4, 6], one, other), pick([1, 3, 5, 7], one, other))
  return shiftWords(plusWords(sum, splatWord(constant(added))), constant(shift))
}

function weightsOf({ weights: [red, green, blue] }: SampleOf): Code {
  const bytes = [red, green, blue, 0].flatMap((weight) => [weight & 255, (weight >> 8) & 255])
  return [0xfd, 0x0c, ...bytes, ...bytes]
}

/** Four of the eight i32 of two vectors. */
function pick(places: readonly number[], one: number, other: number): Code {
  const bytes = places.flatMap((place) => [0, 1, 2, 3].map((byte) => 4 * place + byte))
  return [...get(one), ...get(other), 0xfd, 0x0d, ...bytes]
}

// Instructions, in the order of their numbers. Vectors are of 16 bytes, of 8 i16, or of 4 words of i32.

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
const splatWord = (value: Code) => simd(0x11, value)
const storeQuarter = [...simd(0x5a), 0, 0, 0]
const storeHalf = [...simd(0x5b), 0, 0, 0]
const narrow = (low: Code, high: Code) => simd(0x66, low, high)
const narrowWords = (low: Code, high: Code) => simd(0x85, low, high)
const lowEight = (bytes: Code) => simd(0x89, bytes)
const highEight = (bytes: Code) => simd(0x8a, bytes)
const plus = (one: Code, other: Code) => simd(0x8e, one, other)
const times = (one: Code, other: Code) => simd(0x95, one, other)
const shiftWords = (words: Code, by: Code) => simd(0xac, words, by)
const plusWords = (one: Code, other: Code) => simd(0xae, one, other)
/** Products of i16, each two of them together as an i32. */
const dot = (one: Code, other: Code) => simd(0xba, one, other)
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
