import type { CardSummary } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { cardPath } from '#shared/routes.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Picture } from '../ui/picture.tsx'
import classes from './card-tile.module.css'

interface CardTileProps {
  card: CardSummary
  sizes: string
  eager?: boolean
  /** Format to open the card in. Default: its own. */
  format?: Format | undefined
}

const maxDots = 4
/** A dot and the space after it, px. */
const dotPitchPx = 14
const dotSizePx = 10

/** A card on a shelf: its picture and its name, as one link. */
export function CardTile({ card, sizes, eager = false, format }: CardTileProps) {
  return (
    <PageLink className={classes.tile} href={cardPath(card.slug, format)}>
      <span className={isDark(card.ground) ? `${classes.frame} ${classes.dark}` : classes.frame}>
        <Placeholder colour={card.ground} />
        <Picture
          folder="cards"
          picture={card.picture}
          alt={card.description}
          sizes={sizes}
          eager={eager}
          className={classes.picture}
          card={card.slug}
        />
      </span>
      <span className={classes.caption}>
        <span className={classes.title}>{card.titles.en}</span>
        {card.swatches.length > 1 && <PaletteDots colours={card.swatches.slice(0, maxDots)} />}
      </span>
    </PageLink>
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
