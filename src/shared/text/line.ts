import type { Box } from '../art/family.ts'
import type { Direction } from './bidi.ts'
import type { FaceId } from './face.ts'

/** A piece that stands by itself, because its line is bent or tracked: base letter with its marks. */
export interface PlacedCluster {
  /** A bracket in a right-to-left run is already its mirror image. */
  text: string
  face: FaceId
  /** The left end of its baseline, page px. */
  x: number
  y: number
  /** Radians, clockwise on screen. */
  angle: number
}

/** A line that has its size but not yet its place: x = 0 is its left end, y = 0 its baseline, px. */
export interface LaidLine {
  /** In logical order, normalised, without control characters. */
  text: string
  direction: Direction
  /** Tried in order for each character. */
  faces: readonly FaceId[]
  sizePx: number
  widthPx: number
  /** What its glyphs cover, marks included; script faces reach out on both sides of the width. */
  ink: Box
  /** Present when the line is an arc or tracked; without spaces, from left to right. */
  clusters?: readonly PlacedCluster[]
}

/** One line as laid out: all that either painter, live `<text>` or outlines, needs to know. */
export interface PlacedLine extends LaidLine {
  field: string
  /** The left end of the line and its baseline, page px; of an arc, of the line if it were straight. */
  x: number
  baseline: number
}

/**
 * Puts a line on the page; its ink and clusters move with it.
 *
 * @example placeLine(line, { field: 'name', x: 90, baseline: 640 }).ink.x // line.ink.x + 90
 */
export function placeLine(
  line: LaidLine,
  at: { field: string; x: number; baseline: number },
): PlacedLine {
  const { x, baseline } = at
  const placed: PlacedLine = {
    ...line,
    ...at,
    ink: { ...line.ink, x: line.ink.x + x, y: line.ink.y + baseline },
  }
  if (!line.clusters) return placed
  const clusters = line.clusters.map((cluster) => ({
    ...cluster,
    x: cluster.x + x,
    y: cluster.y + baseline,
  }))
  return { ...placed, clusters }
}

const LEFT_TO_RIGHT_EMBEDDING = '\u202a'
const RIGHT_TO_LEFT_EMBEDDING = '\u202b'
const POP_DIRECTIONAL_FORMATTING = '\u202c'

/**
 * A line's text as an SVG `<text>` must hold it: inside an embedding of its direction, which browsers
 * and resvg all order alike. `direction` is ignored by resvg, and isolates fail in WebKit.
 *
 * @example liveText({ text: 'אב', direction: 'rtl' }) // '\u202bאב\u202c'
 */
export function liveText(line: Pick<LaidLine, 'text' | 'direction'>): string {
  const start = line.direction === 'rtl' ? RIGHT_TO_LEFT_EMBEDDING : LEFT_TO_RIGHT_EMBEDDING
  return start + line.text + POP_DIRECTIONAL_FORMATTING
}
