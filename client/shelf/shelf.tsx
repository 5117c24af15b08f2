import type { RefObject } from 'react'
import type { CardSummary } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { ratioOf } from '../ui/picture.tsx'
import { CardTile } from './card-tile.tsx'
import classes from './shelf.module.css'

/** Number of cards in the first row at its widest, fetched at once. */
const eagerCards = 5

interface ShelfProps {
  cards: readonly CardSummary[]
  /** The first row is in the first view. */
  eager?: boolean
  /** Format to open the cards in. Default: their own. */
  format?: Format | undefined
  listRef?: RefObject<HTMLUListElement | null>
}

/** Cards of mixed formats at one height, uncropped: each grows by its ratio. */
export function Shelf({ cards, eager = false, format, listRef }: ShelfProps) {
  return (
    <ul className={classes.shelf} ref={listRef}>
      {cards.map((card, i) => (
        <li key={card.slug} className={`${classes.item} ${ratioOf(card.picture)}`}>
          <CardTile
            card={card}
            sizes={sizesOf(card)}
            eager={eager && i < eagerCards}
            format={format}
          />
        </li>
      ))}
      <li className={classes.filler} aria-hidden />
    </ul>
  )
}

/** Item heights of shelf.module.css, halfway between minimum and maximum. */
const shelfHeights = [
  { media: '(min-width: 1120px) ', px: 310 },
  { media: '(min-width: 721px) ', px: 265 },
]
const phoneHeightPx = 250

/**
 * On a phone a row holds two cards. Screens with 3 device pixels per px get a picture for 2, those
 * with 2 slightly less: the eye sees hardly any difference at that size, and the file is half as
 * large.
 */
function sizesOf({ picture: { width, height } }: CardSummary): string {
  const widthAt = (heightPx: number) => Math.round((heightPx * width) / height)
  const wide = shelfHeights.map(({ media, px }) => `${media}${widthAt(px)}px`)
  const phone = widthAt(phoneHeightPx)
  return [
    ...wide,
    `(min-resolution: 2.5dppx) min(28vw, ${Math.round(phone * 0.63)}px)`,
    `min(37vw, ${Math.round(phone * 0.88)}px)`,
  ].join(', ')
}
