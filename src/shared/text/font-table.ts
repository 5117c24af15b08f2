import type { Hands } from '../lettering/hand.ts'
import type { FaceId } from './face.ts'

/** Tables of the loaded faces; a page fetches those of its card. */
export interface FontTables extends Readonly<Partial<Record<FaceId, FontTable>>> {
  /** The hands of the card's drawn lettering. */
  readonly hands?: Hands
}

/**
 * The metrics of a face for layout, in units of 1/1000 em, made from the font file by HarfBuzz.
 * Code points are the keys, as decimal strings; a mark has advance 0.
 */
export interface FontTable {
  /** Height of Latin capitals above the baseline; 0 in a face without Latin. */
  capHeight: number
  /** The height of Hebrew letters; 0 in a face without Hebrew. */
  hebrewHeight: number
  /** Advance and ink bounds by code point: [advance, xMin, yMin, xMax, yMax], y upwards. */
  glyphs: Readonly<Record<string, GlyphMetrics>>
  kerning: PairKerning
  /**
   * The place of a mark, by mark and then base: its origin from the base's left end, y upwards. [0,
   * 0] where the font draws both in one glyph.
   */
  marks: Readonly<Record<string, Readonly<Record<string, MarkPlace>>>>
}

export type GlyphMetrics = readonly [
  advance: number,
  xMin: number,
  yMin: number,
  xMax: number,
  yMax: number,
]

export type MarkPlace = readonly [x: number, y: number]

/**
 * Kerning of neighbours in logical order, skipping marks: `columns[second[right]][first[left]]`.
 * Code points with the same kerning share a number; 0 is for those without kerning.
 */
export interface PairKerning {
  first: Readonly<Record<string, number>>
  second: Readonly<Record<string, number>>
  columns: readonly (readonly number[])[]
}
