import type { ShelfCard } from '#shared/card.ts'

/** Distance between squares in cards, so that no row of a shelf has two. */
const minTilesBetween = 3

/**
 * Moves square cards back until they are at least three apart; where too few others are left, the
 * squares come last.
 */
export function spaceSquares(cards: readonly ShelfCard[]): ShelfCard[] {
  const squares = cards.filter(isSquare)
  const placed: ShelfCard[] = []
  let since = minTilesBetween
  const place = (card: ShelfCard) => {
    placed.push(card)
    since = isSquare(card) ? 1 : since + 1
  }
  let seen = 0
  for (const card of cards) {
    if (isSquare(card)) seen++
    else place(card)
    const next = squares[0]
    if (next && seen > 0 && since >= minTilesBetween) {
      place(next)
      squares.shift()
      seen--
    }
  }
  return [...placed, ...squares]
}

function isSquare({ picture: { width, height } }: ShelfCard): boolean {
  return width === height
}
