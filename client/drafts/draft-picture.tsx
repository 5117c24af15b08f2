import { useEffect, useRef, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { ClipFilm, Video } from '#shared/video.ts'
import { useCardView } from '../card/use-card-view.ts'
import { OwnTree } from '../ui/own-tree.tsx'
import { Picture, ratioOf } from '../ui/picture.tsx'
import classes from './draft-picture.module.css'
import { draftPictureSizes } from './draft-picture-sizes.ts'

export interface DraftPictureProps {
  document: CardDocument
  draft: CardDraft
  /** For words over a clip: they are drawn on its still. */
  film?: { poster: Video['poster']; still: ClipFilm['still'] } | undefined
}

/**
 * The card as the visitor left it, drawn while visible; until then the built picture in its format.
 */
export function DraftPicture({ document, draft, film }: DraftPictureProps) {
  const { formatPictures, summary } = document
  const { box, inSight } = useInSight()
  const built = formatPictures.find(({ format }) => format === draft.format)
  const picture = film?.poster ?? built?.picture ?? summary.picture
  const isDrawn = inSight && (!film || film.still)
  return (
    <span className={`${classes.picture} ${ratioOf(picture)}`} ref={box} dir="ltr" aria-hidden>
      <Picture
        folder={film?.poster.folder ?? 'cards'}
        picture={picture}
        alt=""
        sizes={draftPictureSizes}
      />
      {isDrawn && <LivePicture document={document} draft={draft} film={film} />}
    </span>
  )
}

function LivePicture({ document, draft, film }: DraftPictureProps) {
  const { live, assets } = useCardView(document, draft)
  if (!live) return null
  return (
    <span className={classes.live} data-live>
      {film?.still && (
        <Picture
          className={classes.ground}
          folder="videos"
          picture={film.still}
          alt=""
          sizes={draftPictureSizes}
        />
      )}
      <OwnTree className={classes.card}>
        <live.engine.CardSvg layout={live.layout} art={live.art} {...assets} />
      </OwnTree>
    </span>
  )
}

/** A drawing is heavy and has its own worker, so it is stopped out of view. */
function useInSight() {
  const box = useRef<HTMLSpanElement>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, inSight }
}
