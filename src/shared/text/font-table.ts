import type { FaceId } from './face.ts'

/** Tables of the faces at hand; a page fetches those that its card is set in. */
export type FontTables = Readonly<Partial<Record<FaceId, FontTable>>>

/**
 * What layout needs to know of a face, in units of 1/1000 em, made from the font file by HarfBuzz.
 * Code points are the keys, as decimal strings; a mark has advance 0.
 */
export interface FontTable {
  face: string
  /** From the baseline: the height of Latin capitals; 0 in a face without Latin. */
  capHeight: number
  /** The height of Hebrew letters; 0 in a face without Hebrew. */
  hebrewHeight: number
  /**
   * Hebrew letters, points (rafe among them), maqaf, geresh and gershayim that a Hebrew face has not;
   * '' in a full one, and in a face without Hebrew.
   */
  lacks: string
  /** From the baseline; negative is below. */
  ascent: number
  descent: number
  /** Advance and ink bounds by code point: [advance, xMin, yMin, xMax, yMax], y upwards. */
  glyphs: Readonly<Record<string, GlyphMetrics>>
  kerning: PairKerning
  /** Where a mark stands, by mark and then base: its origin from the base's left end, y upwards. */
  marks: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>
}

export type GlyphMetrics = readonly [
  advance: number,
  xMin: number,
  yMin: number,
  xMax: number,
  yMax: number,
]

/**
 * Kerning of neighbours in logical order, marks skipped: `rows[first[left]][second[right]]`. Code
 * points that kern alike share a number; what has none, or lies past the end of its row, does not kern.
 */
export interface PairKerning {
  first: Readonly<Record<string, number>>
  second: Readonly<Record<string, number>>
  rows: readonly (readonly number[])[]
}
