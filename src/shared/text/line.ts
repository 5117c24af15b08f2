import type { Box } from '../art/family.ts'
import type { DrawnWords } from '../lettering/hand.ts'
import { type Direction, orderLine } from './bidi.ts'
import type { FaceId } from './face.ts'

/** A separate piece of a bent or tracked line: a base letter with its marks. */
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

/** A line with a size but without a place: x = 0 is its left end, y = 0 its baseline, px. */
export interface LaidLine {
  /** In logical order, normalised, without control characters. */
  text: string
  direction: Direction
  /** Tried in order for each character. */
  faces: readonly FaceId[]
  sizePx: number
  widthPx: number
  /** Bounds of its glyphs, including marks; script faces overhang the width on both sides. */
  ink: Box
  /**
   * Present when the line is an arc or tracked, since engines space letters differently, and never
   * as ligatures; without spaces, from left to right.
   */
  clusters?: readonly PlacedCluster[]
  /** Outlines that are drawn instead of the faces' letters. */
  drawn?: DrawnWords
  /** Whether it is of the first typed line of a text that sets this one apart. */
  lead?: true
}

/** A laid-out line: everything that both painters, live `<text>` and outlines, need. */
export interface PlacedLine extends LaidLine {
  field: string
  /** The left end of the line and its baseline, page px; for an arc, those of the straight line. */
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

const embeddings = { ltr: '\u202a', rtl: '\u202b' } as const
const overrides = { ltr: '\u202d', rtl: '\u202e' } as const
const POP_DIRECTIONAL_FORMATTING = '\u202c'

/**
 * A line's text for an SVG `<text>`, so that all browsers and resvg order it in the same way. It is
 * inside an embedding of its direction, since resvg ignores `direction` and isolates fail in
 * WebKit. A line with both directions has overrides for its order, since WebKit does not pair
 * brackets.
 *
 * @see https://www.unicode.org/reports/tr9/ rules X1 to X8 and N0
 * @example liveText({ text: 'אב', direction: 'rtl' }) // '\u202bאב\u202c'
 * @example liveText({ text: 'א 5', direction: 'rtl' }) // '\u202eא \u202d5\u202c\u202c'
 */
export function liveText({ text, direction }: Pick<LaidLine, 'text' | 'direction'>): string {
  const base = direction === 'rtl' ? 1 : 0
  const { levels } = orderLine(text, direction)
  if (levels.every((level) => level === base)) {
    return embeddings[direction] + text + POP_DIRECTIONAL_FORMATTING
  }
  let live = ''
  let depth = base - 1
  const turnTo = (level: number) => {
    for (; depth < level; depth++) live += overrides[depth % 2 === 0 ? 'rtl' : 'ltr']
    for (; depth > level; depth--) live += POP_DIRECTIONAL_FORMATTING
  }
  levels.forEach((level, i) => {
    turnTo(level)
    live += text.charAt(i)
  })
  turnTo(base - 1)
  return live
}
