/** Distance between squares in cards, so that no row of a shelf has two. */
const minTilesBetween = 3

interface Shaped {
  /** Width of its picture divided by the height. */
  ratio: number
}

/**
 * Moves square cards back until they are at least three apart; where too few others are left, the
 * squares come last.
 */
export function spaceSquares<Card extends Shaped>(cards: readonly Card[]): Card[] {
  const squares = cards.filter(isSquare)
  const placed: Card[] = []
  let since = minTilesBetween
  const place = (card: Card) => {
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

function isSquare({ ratio }: Shaped): boolean {
  return ratio === 1
}
