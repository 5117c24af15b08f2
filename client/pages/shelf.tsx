import type { CardSummary } from '#shared/card.ts'
import { ratioOf } from '../ui/picture.tsx'
import { CardTile } from './card-tile.tsx'
import classes from './shelf.module.css'

/** Cards in the first view of a page, fetched at once. */
const EAGER_CARDS = 5

/** Cards of mixed formats at one height, none cropped: each grows by its ratio. */
export function Shelf({
  cards,
  eager = false,
}: {
  cards: readonly CardSummary[]
  eager?: boolean
}) {
  return (
    <ul className={classes.shelf}>
      {cards.map((card, i) => (
        <li key={card.slug} className={`${classes.item} ${ratioOf(card.picture)}`}>
          <CardTile
            card={card}
            sizes="(min-width: 721px) 260px, 45vw"
            eager={eager && i < EAGER_CARDS}
          />
        </li>
      ))}
      <li className={classes.filler} aria-hidden />
    </ul>
  )
}
