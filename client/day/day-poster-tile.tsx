import { type MouseEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { DatedPoster } from '#shared/calendar/posters-ahead.ts'
import type { Language } from '#shared/i18n/language.ts'
import { posterName } from '#shared/i18n/poster-name.ts'
import { posterTileStrings } from '#shared/i18n/poster-tile-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { cardPath } from '#shared/routes.ts'
import tile from '../shelf/card-tile.module.css'
import { toastError } from '../shell/toasts.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Picture, ratioOf } from '../ui/picture.tsx'
import type { Place } from '../ui/place.ts'
import { useAlt } from '../ui/use-alt.ts'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import classes from './day-poster-tile.module.css'

interface DayPosterTileProps {
  poster: DatedPoster
  /** Displayed width, as the `sizes` attribute. */
  sizes: string
  place?: Place
}

/** A poster with the words of the day, which opens with them; without script the plain design. */
export function DayPosterTile({ poster, sizes, place }: DayPosterTileProps) {
  const words = useStrings(posterTileStrings)
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const { card, values } = poster
  const name = posterName(words, poster)
  const isFilled = Object.keys(values).length > 0
  const language = useLanguage()
  const described = useAlt(card.description, titleIn(card.titles, language))
  const written = Object.values(values)
    .filter((text) => isIn(language, text))
    .join(', ')

  async function open(event: MouseEvent) {
    if (!isFilled || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setBusy(true)
    try {
      const { startDraft } = await import('../drafts/start-draft.ts')
      navigate(await startDraft(card.slug, { values: { ...values }, format: 'status' }))
    } catch (error) {
      console.error('today', error)
      toastError(words.failed)
    }
    setBusy(false)
  }

  return (
    <PageLink
      className={`${tile.tile} ${classes.tile}`}
      href={cardPath(card.slug, 'status')}
      onClick={open}
      aria-label={`${words.posterFor(name)}, ${written || described}`}
      aria-busy={busy}
    >
      <span className={`${tile.frame} ${classes.frame} ${ratioOf(card.picture)}`}>
        <Picture
          folder="cards"
          picture={card.picture}
          alt=""
          sizes={sizes}
          place={place}
          className={tile.picture}
          card={card.slug}
        />
      </span>
      <span className={tile.caption}>{name}</span>
    </PageLink>
  )
}

/** Whether a label has this line of the poster: English labels have all, others the Hebrew ones. */
function isIn(language: Language, text: string): boolean {
  return language === 'en' ? text !== '' : /[א-ת]/.test(text)
}
