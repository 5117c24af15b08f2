import { Fragment, type ReactNode, type RefObject } from 'react'
import type { CardSummary } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { besideOf, ratioOf } from '../ui/picture.tsx'
import { placeOf } from '../ui/place.ts'
import { CardTile } from './card-tile.tsx'
import classes from './shelf.module.css'
import { rowStarts, type ShelfWidth } from './shelf-rows.ts'

/** Number of cards of a sample that narrow windows show. */
const narrowSample = 4

interface ShelfProps {
  cards: readonly CardSummary[]
  /** The first row is in the first view. */
  isFirst?: boolean
  /** Format to open the cards in. Default: their own. */
  format?: Format | undefined
  listRef?: RefObject<HTMLUListElement | null>
  /** A few cards of many: narrow windows show only the first. */
  sample?: boolean
  /** Beside the last card of an odd number on a phone. */
  end?: ReactNode
}

/** Cards of mixed formats, uncropped, in rows that fill the width: each grows by its ratio. */
export function Shelf({
  cards,
  isFirst = false,
  format,
  listRef,
  sample = false,
  end,
}: ShelfProps) {
  const breaks = breaksOf(cards, sample ? narrowSample : cards.length)
  const isOdd = cards.length % 2 === 1 && !(sample && cards.length > narrowSample)
  const classOf = (i: number) =>
    sample && i >= narrowSample ? `${classes.item} ${classes.rest}` : classes.item
  const last = cards.at(-1)?.picture ?? square
  return (
    <ul className={classes.shelf} ref={listRef}>
      {cards.map((card, i) => (
        <Fragment key={card.slug}>
          {breaks[i] && <li className={breaks[i]} aria-hidden />}
          <li className={`${classOf(i)} ${ratiosOf(card, partnerOf(cards, i))}`}>
            <CardTile
              card={card}
              sizes={sizesOf(card, partnerOf(cards, i))}
              place={isFirst ? placeOf(i) : undefined}
              format={format}
            />
          </li>
        </Fragment>
      ))}
      {isOdd && (
        <li
          className={`${classes.end} ${ratioOf(last)} ${besideOf(last)}`}
          aria-hidden={end === undefined}
        >
          {end}
        </li>
      )}
    </ul>
  )
}

const square = { width: 1, height: 1 }

/** The card that shares a row on a phone. The last of an odd number shares it with its own ratio. */
function partnerOf(cards: readonly CardSummary[], i: number): CardSummary | undefined {
  return cards[i % 2 === 0 ? i + 1 : i - 1] ?? cards[i]
}

function ratiosOf(card: CardSummary, partner = card): string {
  return `${ratioOf(card.picture)} ${besideOf(partner.picture)}`
}

/**
 * Classes of the element before each card that ends a row; empty where none ends.
 *
 * @param narrowCount number of cards that narrow windows show
 */
function breaksOf(cards: readonly CardSummary[], narrowCount: number): string[] {
  const ratios = cards.map(({ picture: { width, height } }) => width / height)
  const starts = (['phone', 'tablet', 'wide'] satisfies ShelfWidth[]).map((width) => ({
    name: classes[width],
    indexes: new Set(rowStarts(width === 'wide' ? ratios : ratios.slice(0, narrowCount), width)),
  }))
  return cards.map((_, i) => {
    const names = starts.flatMap(({ name, indexes }) => (indexes.has(i) ? [name] : []))
    return names.length > 0 ? [classes.break, ...names].join(' ') : ''
  })
}

/** Usual heights of the rows of shelf.module.css. */
const rowHeights = [
  { media: '(min-width: 1120px) ', px: 300 },
  { media: '(min-width: 721px) ', px: 270 },
]

/**
 * On a phone a card shares its row with one other. Screens with 3 device pixels per px get a
 * picture for 2, those with 2 slightly less: the eye sees hardly any difference at that size, and
 * the file is half as large.
 */
function sizesOf(card: CardSummary, partner = card): string {
  const { picture } = card
  const ratio = picture.width / picture.height
  const beside = partner.picture.width / partner.picture.height
  const share = (ratio / (ratio + beside)) * 90
  const wide = rowHeights.map(({ media, px }) => `${media}${Math.round(px * ratio)}px`)
  return [
    ...wide,
    `(min-resolution: 2.5dppx) ${Math.round(share * 0.5)}vw`,
    `${Math.round(share * 0.67)}vw`,
  ].join(', ')
}
