import type { CardSummary } from '#shared/card.ts'
import { CardTile } from '../../shelf/card-tile.tsx'
import classes from './poster-strip.module.css'

/** Posters in one row that scrolls sideways on narrow screens; a cut-off poster hints at more. */
export function PosterStrip({ posters }: { posters: readonly CardSummary[] }) {
  return (
    <ul className={classes.strip}>
      {posters.map((poster) => (
        <li key={poster.slug}>
          <CardTile
            card={poster}
            sizes="(min-width: 1120px) 183px, (min-width: 721px) 20vw, (min-resolution: 2.5dppx) 23vw, 38vw"
          />
        </li>
      ))}
    </ul>
  )
}
