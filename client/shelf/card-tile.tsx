import type { CardSummary } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { cardPath } from '#shared/routes.ts'
import { TileLink } from '../tiles/tile-link.tsx'
import farTile from '../ui/far-tile.module.css'
import { Picture } from '../ui/picture.tsx'
import type { Place } from '../ui/place.ts'
import { useAlt } from '../ui/use-alt.ts'
import { useLanguage } from '../ui/use-strings.ts'
import classes from './card-tile.module.css'

interface CardTileProps {
  card: CardSummary
  sizes: string
  place?: Place | undefined
  /** Format to open the card in. Default: its own. */
  format?: Format | undefined
}

/** A dot and the space after it, px. */
const dotPitchPx = 14
const dotSizePx = 10

/** A card on a shelf: its picture and its name, as one link. */
export function CardTile({ card, sizes, place, format }: CardTileProps) {
  const className = place === 'far' ? `${classes.tile} ${farTile.far}` : classes.tile
  return (
    <TileLink className={className} href={cardPath(card.slug, format)} eager={place === 'first'}>
      <CardFace card={card} sizes={sizes} place={place} />
    </TileLink>
  )
}

function CardFace({ card, sizes, place }: Omit<CardTileProps, 'format'>) {
  const language = useLanguage()
  const alt = useAlt(card.description)
  return (
    <>
      <span className={isDark(card.ground) ? `${classes.frame} ${classes.dark}` : classes.frame}>
        <Placeholder colour={card.ground} />
        <Picture
          folder="cards"
          picture={card.picture}
          alt={alt}
          sizes={sizes}
          place={place}
          className={classes.picture}
          card={card.slug}
        />
      </span>
      <span className={classes.caption}>
        {titleIn(card.titles, language)}
        {card.swatches.length > 1 && <PaletteDots colours={card.swatches} />}
      </span>
    </>
  )
}

/** Placeholder for the picture. As SVG, since the policy blocks style attributes. */
function Placeholder({ colour }: { colour: string }) {
  return (
    <svg className={classes.ground} aria-hidden>
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

function PaletteDots({ colours }: { colours: readonly string[] }) {
  const width = colours.length * dotPitchPx - (dotPitchPx - dotSizePx)
  return (
    <svg className={classes.dots} width={width} height={dotSizePx} aria-hidden>
      {colours.map((colour, i) => (
        <circle
          key={colour}
          cx={i * dotPitchPx + dotSizePx / 2}
          cy={dotSizePx / 2}
          r={dotSizePx / 2 - 0.5}
          fill={colour}
        />
      ))}
    </svg>
  )
}

/** Whether white text is readable on a hex colour, by luma. */
function isDark(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0) < 140
}
