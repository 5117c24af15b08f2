import { Download, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CardSummary } from '#shared/card.ts'
import { en } from '#shared/i18n/en.ts'
import { imageUrl } from '#shared/image-url.ts'
import { canShareFiles, shareFile } from '../out/share-file.ts'
import { toastError } from '../shell/toasts.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import classes from './poster-actions.module.css'

/** Takes a poster as it is: shared as a file where the browser can, else downloaded. */
export function PosterActions({ poster }: { poster: CardSummary }) {
  const shares = useHydrated() && canShareFiles()
  return (
    <div className={classes.actions}>
      {shares && <ShareButton poster={poster} />}
      <a
        className={`${buttonClass('outline')} ${classes.download}`}
        href={urlOf(poster)}
        download={fileName(poster)}
        aria-label={en.posters.downloadName(poster.titles.en)}
      >
        <Download aria-hidden />
        {!shares && en.posters.download}
      </a>
    </div>
  )
}

function ShareButton({ poster }: { poster: CardSummary }) {
  const [busy, setBusy] = useState(false)
  const file = useRef<Promise<File>>(undefined)

  /** Before the tap where possible, since a share must follow it closely. */
  function prepare() {
    file.current ??= fetchFile(poster)
    // A failure shows when the button is pressed.
    file.current.catch(() => {
      file.current = undefined
    })
    return file.current
  }

  async function share() {
    setBusy(true)
    try {
      if ((await shareFile(await prepare())) === 'late') toastError(en.posters.shareAgain)
    } catch (error) {
      console.error('share', poster.slug, error)
      toastError(en.posters.shareFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      look="outline"
      icon={Share2}
      busy={busy}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={share}
      aria-label={en.posters.shareName(poster.titles.en)}
    >
      {en.posters.share}
    </Button>
  )
}

async function fetchFile(poster: CardSummary): Promise<File> {
  const answer = await fetch(urlOf(poster))
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return new File([await answer.blob()], fileName(poster), { type: 'image/jpeg' })
}

function urlOf({ picture: { file, width } }: CardSummary): string {
  return imageUrl({ folder: 'cards', file, width, format: 'jpeg' })
}

function fileName({ slug }: CardSummary): string {
  return `mazel-${slug}.jpg`
}
