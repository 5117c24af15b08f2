import { useEffect, useRef, useState } from 'react'
import { Card } from '#shared/card/card.ts'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { useCardLayout } from '../card/use-card-layout.ts'
import { Picture, ratioOf } from '../ui/picture.tsx'
import classes from './draft-picture.module.css'
import { useDraftAssets } from './use-draft-assets.ts'

interface DraftPictureProps {
  document: CardDocument
  draft: CardDraft
}

/** The card as it was left, drawn while it is in sight; until then the built one in its format. */
export function DraftPicture({ document, draft }: DraftPictureProps) {
  const { formatPictures, summary } = document
  const { box, inSight } = useInSight()
  const built = formatPictures.find(({ format }) => format === draft.format)
  const picture = built?.picture ?? summary.picture
  return (
    <span className={`${classes.picture} ${ratioOf(picture)}`} ref={box} dir="ltr" aria-hidden>
      <Picture folder="cards" picture={picture} alt="" sizes="96px" />
      {inSight && <LivePicture document={document} draft={draft} />}
    </span>
  )
}

function LivePicture({ document, draft }: DraftPictureProps) {
  const { shown, art } = useCardLayout(document.design, draft)
  const assets = useDraftAssets(draft)
  if (!shown || art === undefined) return null
  return (
    <span className={classes.live} data-live>
      <Card layout={shown} art={art} {...assets} />
    </span>
  )
}

/** A drawing is heavy and has a worker of its own, so those out of sight are given up. */
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
