/** A picture in the form of canvas and resvg: RGBA, four bytes a pixel, row by row. */
export interface Picture {
  data: ArrayLike<number>
  width: number
  height: number
}

/** px; the ends are exclusive. */
export interface InkBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** Ink within this distance is the same ink: engines differ by parts of a px in every advance. */
const reachPx = 2

/** A sixth of an em on the sheets. */
const mostMovePx = 8

const fullAlpha = 128
const someAlpha = 48

/** A picture with fewer pixels proves nothing. */
const leastPixels = 12

/** Pixels with ink in a picture, and pixels with ink within reach. */
export interface Ink {
  width: number
  full: Uint8Array
  near: Uint8Array
}

export function inkOf({ data, width, height }: Picture): Ink {
  const full = new Uint8Array(width * height)
  const some = new Uint8Array(width * height)
  for (let i = 0; i < full.length; i++) {
    const alpha = data[4 * i + 3] ?? 0
    full[i] = alpha >= fullAlpha ? 1 : 0
    some[i] = alpha >= someAlpha ? 1 : 0
  }
  return { width, full, near: spread(spread(some, 1), width) }
}

/** The share of its ink that a letter has in common in two pictures, 0 to 1. */
export interface SharedInk {
  /** At exactly the same place. */
  inPlace: number
  /** Moved along the line, or up or down, by at most a sixth of an em. */
  nearby: number
}

/**
 * The share of ink in a box that two pictures have in common: the smaller share of each picture's
 * ink that is near ink of the other. A letter shares little with another letter at its place.
 *
 * @returns null if neither picture has enough ink
 */
export function sharedInk(one: Ink, other: Ink, box: InkBox): SharedInk | null {
  const inPlace = shareAt({ right: 0, down: 0 }, one, other, box)
  if (inPlace === null) return null
  let nearby = inPlace
  for (const move of moves) {
    if (nearby >= 0.9) break
    nearby = Math.max(nearby, shareAt(move, one, other, box) ?? 0)
  }
  return { inPlace, nearby }
}

interface Move {
  right: number
  down: number
}

const moves: readonly Move[] = Array.from({ length: mostMovePx }, (_, i) => [
  { right: i + 1, down: 0 },
  { right: -i - 1, down: 0 },
  { right: 0, down: i + 1 },
  { right: 0, down: -i - 1 },
]).flat()

function shareAt(move: Move, one: Ink, other: Ink, box: InkBox): number | null {
  const { right, down } = move
  const there = found(one, other, box, move)
  const moved = {
    left: box.left + right,
    right: box.right + right,
    top: box.top + down,
    bottom: box.bottom + down,
  }
  const back = found(other, one, moved, { right: -right, down: -down })
  if (there.total < leastPixels && back.total < leastPixels) return null
  return Math.min(there.found / Math.max(1, there.total), back.found / Math.max(1, back.total))
}

function found(one: Ink, other: Ink, { left, right, top, bottom }: InkBox, move: Move) {
  let total = 0
  let found = 0
  for (let y = Math.max(0, top); y < bottom; y++) {
    for (let x = Math.max(0, left); x < right; x++) {
      const i = y * one.width + x
      if (!one.full[i]) continue
      total++
      found += other.near[i + move.right + move.down * one.width] ?? 0
    }
  }
  return { total, found }
}

/** The worst of a line's letters. */
export function worstOf(letters: readonly (SharedInk | null)[]): SharedInk {
  const inked = letters.filter((letter) => letter !== null)
  return {
    inPlace: Math.min(1, ...inked.map(({ inPlace }) => inPlace)),
    nearby: Math.min(1, ...inked.map(({ nearby }) => nearby)),
  }
}

/** Each mark grown by the reach both ways along one axis; its neighbours are `step` apart. */
function spread(marks: Uint8Array, step: number): Uint8Array {
  const grown = new Uint8Array(marks.length)
  for (let i = 0; i < marks.length; i++) {
    if (!marks[i]) continue
    for (let k = -reachPx; k <= reachPx; k++) grown[i + k * step] = 1
  }
  return grown
}
