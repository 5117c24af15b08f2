import type { RefObject } from 'react'
import type { CardSummary } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { ratioOf } from '../ui/picture.tsx'
import { CardTile } from './card-tile.tsx'
import classes from './shelf.module.css'

/** Cards in the first row at the widest, fetched at once. */
const EAGER_CARDS = 5

interface ShelfProps {
  cards: readonly CardSummary[]
  /** The first row is in the first view. */
  eager?: boolean
  /** The cards are opened in it. */
  format?: Format | undefined
  listRef?: RefObject<HTMLUListElement | null>
}

/** Cards of mixed formats at one height, none cropped: each grows by its ratio. */
export function Shelf({ cards, eager = false, format, listRef }: ShelfProps) {
  return (
    <ul className={classes.shelf} ref={listRef}>
      {cards.map((card, i) => (
        <li key={card.slug} className={`${classes.item} ${ratioOf(card.picture)}`}>
          <CardTile
            card={card}
            sizes={sizesOf(card)}
            eager={eager && i < EAGER_CARDS}
            format={format}
          />
        </li>
      ))}
      <li className={classes.filler} aria-hidden />
    </ul>
  )
}

/** Widths of an item by the heights of shelf.module.css, halfway between its least and its most. */
const shelfHeights = [
  { media: '(min-width: 1120px) ', px: 310 },
  { media: '(min-width: 721px) ', px: 265 },
]
const phoneHeightPx = 250

/**
 * On a phone a row holds two. Screens of three device pixels to one are given two, those of two a
 * little less: the eye sees hardly more on a picture of that size, and it weighs half.
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
