import type { CardSummary } from '#shared/card.ts'
import { cardPath } from '#shared/routes.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Picture } from '../ui/picture.tsx'
import classes from './card-tile.module.css'

interface CardTileProps {
  card: CardSummary
  sizes: string
  eager?: boolean
}

/** A card as it stands on a shelf: its picture and its name, one link. */
export function CardTile({ card, sizes, eager = false }: CardTileProps) {
  return (
    <PageLink className={classes.tile} href={cardPath(card.slug)}>
      <Picture
        folder="cards"
        picture={card.picture}
        alt={card.description}
        sizes={sizes}
        eager={eager}
        className={classes.picture}
      />
      <span className={classes.caption}>{card.titles.en}</span>
    </PageLink>
  )
}
