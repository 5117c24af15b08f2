/** Distance between squares in cards, so that no row of a shelf has two. */
const minTilesBetween = 3

interface Shaped {
  /** Width of its picture divided by the height. */
  ratio: number
}

/**
 * Moves square cards back until they are at least three apart; where too few others are left, the
 * squares come last.
 *
 * @param count how many cards are needed; if there are as many, at least these are returned
 */
export function spaceSquares<Card extends Shaped>(cards: readonly Card[], count: number): Card[] {
  const placed: Card[] = []
  const squares: Card[] = []
  let used = 0
  let since = minTilesBetween
  const place = (card: Card) => {
    placed.push(card)
    since = isSquare(card) ? 1 : since + 1
  }
  for (const card of cards) {
    if (placed.length >= count) return placed
    if (isSquare(card)) squares.push(card)
    else place(card)
    const next = squares[used]
    if (next && since >= minTilesBetween) {
      place(next)
      used++
    }
  }
  return [...placed, ...squares.slice(used)]
}

function isSquare({ ratio }: Shaped): boolean {
  return ratio === 1
}
