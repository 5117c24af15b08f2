import { blockLines, longBands, shortBands, shortLines, shortWindows } from './bands.ts'

/** Kinds of windows by their number in the file. */
export const windowKinds = { long: 0, start: 1, short: 2, stop: 3 } as const
export type WindowKind = (typeof windowKinds)[keyof typeof windowKinds]

/** How the lines of a block are divided; they are in the order of the bands. */
export interface BlockShape {
  isShort: boolean
  /** Windows that are coded together; short windows have up to eight groups. */
  groups: readonly number[]
  /** Of each group. */
  bandCount: number
  /** The first line of each band of each group, and the end of the last. */
  edges: Uint16Array
}

/** The most bands of a block: of eight groups. */
export const mostBands = shortWindows * shortBands.length

/** What is known of one channel of a block. Bands are counted through all groups. */
export interface ChannelBlock {
  /** Of the spectrum. */
  lines: Float64Array
  /** The sizes of the lines to the power of 3/4, in which they are quantised. */
  powers: Float64Array
  /** Sums of squares of the lines of each band. */
  energies: Float64Array
  /** Sums of square roots of the sizes of the lines of each band. */
  roots: Float64Array
  /** The largest power in each band. */
  peaks: Float64Array
  /** The energy of noise in each band that is not heard. */
  allowed: Float64Array
  /** What is written: whole numbers for the lines, a scale factor and a book for each band. */
  values: Int16Array
  factors: Int16Array
  books: Uint8Array
}

export function createChannelBlock(): ChannelBlock {
  return {
    lines: new Float64Array(blockLines),
    powers: new Float64Array(blockLines),
    energies: new Float64Array(mostBands),
    roots: new Float64Array(mostBands),
    peaks: new Float64Array(mostBands),
    allowed: new Float64Array(mostBands),
    values: new Int16Array(blockLines),
    factors: new Int16Array(mostBands),
    books: new Uint8Array(mostBands),
  }
}

/** @param limitHz what is above is left out */
export function longShape(rate: number, limitHz: number): BlockShape {
  const bandCount = countBands(longBands, (limitHz * 2 * blockLines) / rate)
  return shapeOf({ isShort: false, groups: [1], bands: longBands.slice(0, bandCount) })
}

/** @param groups numbers of windows, in sum eight */
export function shortShape(rate: number, limitHz: number, groups: readonly number[]): BlockShape {
  const bandCount = countBands(shortBands, (limitHz * 2 * shortLines) / rate)
  return shapeOf({ isShort: true, groups, bands: shortBands.slice(0, bandCount) })
}

/** Bands that are needed for so many lines. */
function countBands(bands: readonly number[], lines: number): number {
  let end = 0
  const last = bands.findIndex((width) => {
    end += width
    return end >= lines
  })
  return last < 0 ? bands.length : last + 1
}

function shapeOf(parts: {
  isShort: boolean
  groups: readonly number[]
  bands: readonly number[]
}): BlockShape {
  const { isShort, groups, bands } = parts
  const edges = [0]
  for (const windows of groups) {
    for (const width of bands) edges.push((edges.at(-1) ?? 0) + windows * width)
  }
  return { isShort, groups, bandCount: bands.length, edges: Uint16Array.from(edges) }
}

/** Fills in powers, energies, roots and peaks of a channel from its lines. */
export function measureBands(block: ChannelBlock, { groups, bandCount, edges }: BlockShape): void {
  const { lines, powers, energies, roots, peaks } = block
  for (let band = 0; band < groups.length * bandCount; band++) {
    const to = edges[band + 1] ?? 0
    let energy = 0
    let sum = 0
    let peak = 0
    for (let i = edges[band] ?? 0; i < to; i++) {
      const size = Math.abs(lines[i] ?? 0)
      const root = Math.sqrt(size)
      const power = root * Math.sqrt(root)
      powers[i] = power
      energy += size * size
      sum += root
      if (power > peak) peak = power
    }
    energies[band] = energy
    roots[band] = sum
    peaks[band] = peak
  }
}

/**
 * Brings the lines of eight short windows, one window after the other, into the order in which they
 * are coded: by group, band, window.
 */
export function orderShortLines(lines: Float64Array, shape: BlockShape, ordered: Float64Array) {
  let to = 0
  let firstWindow = 0
  for (const windows of shape.groups) {
    let firstLine = 0
    for (const width of shortBands.slice(0, shape.bandCount)) {
      for (let window = firstWindow; window < firstWindow + windows; window++) {
        const from = window * shortLines + firstLine
        for (let i = 0; i < width; i++) ordered[to++] = lines[from + i] ?? 0
      }
      firstLine += width
    }
    firstWindow += windows
  }
}
