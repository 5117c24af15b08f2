import type { Point } from '../../src/shared/art/path.ts'
import { drawGlyph, type Glyph } from './draw-glyph.ts'
import type { HandSource } from './hands.ts'

/** A letter of a composed line. The line's ink begins at x = 0; its base line is y = 0. */
export interface Piece {
  letter: string
  glyph: Glyph
  x: number
  y: number
  more: number
  flag: number
}

const rows = 28
/** The rows in which letters are spaced: without masts and tails. */
const [top, foot] = [-640, 0]
/** White that counts in one row: a letter open at a side is not moved in further. */
const mostWhite = 130
/** How much of a missing width each letter can take; others are never stretched. */
const weights: Readonly<Record<string, number>> = {
  ...{ ר: 1, ת: 1, ה: 0.9, ב: 0.8, ם: 0.8, כ: 0.6, ד: 0.7, ח: 0.6, ך: 0.4 },
}
const mostStretch = 240

/** Draws the letters of a hand, each once. */
export class Case {
  readonly #hand: HandSource
  readonly #glyphs = new Map<string, Glyph>()

  constructor(hand: HandSource) {
    this.#hand = hand
  }

  glyph(letter: string, more = 0, flag = 0): Glyph {
    const key = `${letter} ${more} ${flag}`
    const glyph = this.#glyphs.get(key) ?? drawGlyph(this.#hand, letter, more, flag)
    this.#glyphs.set(key, glyph)
    return glyph
  }

  /** The white between the ink boxes of a letter and the next one, on its left. */
  gap(right: string, left: string, rightMore = 0, leftMore = 0): number {
    const { mean, least } = this.#hand.spacing
    const near = sides(this.glyph(right, rightMore)).map(({ left: edge }) => edge)
    const far = this.glyph(left, leftMore)
    const other = sides(far).map(({ right: edge }) => far.width - edge)
    const whites = near.map((edge, i) => edge + (other[i] ?? Number.POSITIVE_INFINITY))
    const meanAt = (gap: number) =>
      whites.reduce((sum, white) => sum + Math.min(mostWhite, white + gap), 0) / whites.length
    let [low, high] = [-200, 200]
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2
      if (meanAt(middle) < mean) low = middle
      else high = middle
    }
    // Never -0, which JSON does not keep.
    return Math.round(Math.max(low, least - Math.min(...whites))) + 0
  }

  /** A line of words from the right. */
  line(text: string, moreOf: (index: number) => number = () => 0): Piece[] {
    const pieces: Piece[] = []
    let x = 0
    let before: string | undefined
    let beforeMore = 0
    ;[...text].forEach((letter, i) => {
      if (letter === ' ') {
        x -= this.#hand.spacing.word
        before = undefined
        return
      }
      const more = moreOf(i)
      const glyph = this.glyph(letter, more)
      if (before !== undefined) x -= this.gap(before, letter, beforeMore, more)
      x -= glyph.width
      pieces.push({ letter, glyph, x, y: 0, more, flag: 0 })
      before = letter
      beforeMore = more
    })
    const left = Math.min(...pieces.map((piece) => piece.x))
    return pieces.map((piece) => ({ ...piece, x: Math.round(piece.x - left) }))
  }

  /** A line stretched to a width, where its letters can be; else the natural one, or nearer to it. */
  lineOf(text: string, width: number): Piece[] {
    const natural = this.line(text)
    const total = [...text].reduce((sum, letter) => sum + (weights[letter] ?? 0), 0)
    const missing = width - widthOf(natural)
    if (missing < 4 || total === 0) return natural
    const share = Math.min(missing / total, mostStretch)
    return this.line(text, (i) => Math.round(share * (weights[[...text][i] ?? ''] ?? 0)))
  }
}

/** The left and the right end of a glyph's ink in each row; far away where it has none. */
function sides({ polygons, width }: Glyph): { left: number; right: number }[] {
  return Array.from({ length: rows }, (_, i) => {
    const y = top + ((foot - top) * (i + 0.5)) / rows
    const crossings = polygons.flatMap((polygon) => crossingsAt(polygon, y))
    return crossings.length > 0
      ? { left: Math.min(...crossings), right: Math.max(...crossings) }
      : { left: mostWhite, right: width - mostWhite }
  })
}

function crossingsAt(polygon: readonly Point[], y: number): number[] {
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from
    if (from.y <= y === to.y <= y) return []
    return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)]
  })
}

export function widthOf(pieces: readonly Piece[]): number {
  return Math.max(...pieces.map(({ x, glyph }) => x + glyph.width))
}

/** Space between the ink of two lines. */
const whiteBetween = 84
const column = 16

/** Two lines under each other, as near as their ink allows, with equal ends or centred. */
export function stackLines(upper: readonly Piece[], lower: readonly Piece[]): Piece[] {
  const spare = widthOf(upper) - widthOf(lower)
  const shift = (pieces: readonly Piece[], dx: number) =>
    pieces.map((piece) => ({ ...piece, x: piece.x + Math.round(dx) }))
  const above = shift(upper, Math.max(0, -spare / 2))
  const below = shift(lower, Math.max(0, spare / 2))
  const feet = profile(above, Math.max)
  const heads = profile(below, Math.min)
  let drop = 0
  for (const [at, y] of heads) {
    for (let near = at - 3; near <= at + 3; near++) {
      const other = feet.get(near)
      if (other !== undefined) drop = Math.max(drop, other - y + whiteBetween)
    }
  }
  return [
    ...above.map((piece) => ({ ...piece, y: -Math.round(drop) })),
    ...below.map((piece) => ({ ...piece, y: 0 })),
  ]
}

function profile(pieces: readonly Piece[], furthest: (a: number, b: number) => number) {
  const found = new Map<number, number>()
  for (const { glyph, x } of pieces) {
    for (const polygon of glyph.polygons) {
      polygon.forEach((from, i) => {
        const to = polygon[(i + 1) % polygon.length] ?? from
        const count = Math.max(1, Math.ceil(Math.abs(to.x - from.x) / column))
        for (let k = 0; k <= count; k++) {
          const at = Math.floor((x + from.x + ((to.x - from.x) * k) / count) / column)
          const y = from.y + ((to.y - from.y) * k) / count
          found.set(at, furthest(found.get(at) ?? y, y))
        }
      })
    }
  }
  return found
}
