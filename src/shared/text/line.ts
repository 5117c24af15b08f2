import type { Box } from '../art/family.ts'
import { type Direction, orderLine } from './bidi.ts'
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

const EMBEDDINGS = { ltr: '\u202a', rtl: '\u202b' } as const
const OVERRIDES = { ltr: '\u202d', rtl: '\u202e' } as const
const POP_DIRECTIONAL_FORMATTING = '\u202c'

/**
 * A line's text as an SVG `<text>` must hold it, so that browsers and resvg all order it alike. Inside
 * an embedding of its direction, since `direction` is ignored by resvg and isolates fail in WebKit; a
 * line of both directions with its order spelt out by overrides, since WebKit pairs no brackets.
 *
 * @see https://www.unicode.org/reports/tr9/ rules X1 to X8 and N0
 * @example liveText({ text: 'אב', direction: 'rtl' }) // '\u202bאב\u202c'
 * @example liveText({ text: 'א 5', direction: 'rtl' }) // '\u202eא \u202d5\u202c\u202c'
 */
export function liveText({ text, direction }: Pick<LaidLine, 'text' | 'direction'>): string {
  const base = direction === 'rtl' ? 1 : 0
  const { levels } = orderLine(text, direction)
  if (levels.every((level) => level === base)) {
    return EMBEDDINGS[direction] + text + POP_DIRECTIONAL_FORMATTING
  }
  let live = ''
  let depth = base - 1
  const turnTo = (level: number) => {
    for (; depth < level; depth++) live += OVERRIDES[depth % 2 === 0 ? 'rtl' : 'ltr']
    for (; depth > level; depth--) live += POP_DIRECTIONAL_FORMATTING
  }
  levels.forEach((level, i) => {
    turnTo(level)
    live += text.charAt(i)
  })
  turnTo(base - 1)
  return live
}
