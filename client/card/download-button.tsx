import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { type Format, formatSizes } from '#shared/card.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { Button } from '../ui/button.tsx'
import classes from './download-button.module.css'
import type { ArtOrder } from './draw-art.ts'

/** What a download is made of; absent until the card can be laid out. */
export interface DownloadSource {
  layout: CardLayout
  order: ArtOrder
}

interface DownloadButtonProps {
  slug: string
  format: Format
  source: DownloadSource | undefined
  draw: (order: ArtOrder) => Promise<string>
}

const pictureWidthPx = 1080

const loadExport = () => import('../export/export-card.ts')

export function DownloadButton({ slug, format, source, draw }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  const { widthPx, heightPx } = formatSizes[format]
  const pictureHeightPx = Math.round((heightPx * pictureWidthPx) / widthPx)

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  function prefetch() {
    if (!source) return
    // A failure shows, with its reason, when the button is pressed.
    loadExport().then(
      ({ prepareExport }) => prepareExport(source.layout),
      () => {},
    )
  }

  async function download() {
    const signal = leaving.current?.signal
    if (busy || !source || !signal) return
    setBusy(true)
    try {
      const { exportCard } = await loadExport()
      const art = await draw(source.order)
      await exportCard(signal, { layout: source.layout, art, widthPx: pictureWidthPx, slug })
      toastSuccess(cardStrings.saved)
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      toastError(cardStrings.downloadFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={classes.foot}>
      <Button
        look="green"
        icon={Download}
        busy={busy}
        disabled={!source}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={download}
      >
        {cardStrings.download}
      </Button>
      <p className={classes.fact}>{cardStrings.fact(pictureWidthPx, pictureHeightPx)}</p>
    </div>
  )
}
