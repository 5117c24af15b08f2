import { Download, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { count } from '../insight/count.ts'
import { canShareFiles, shareFile } from '../send/share-file.ts'
import { toastError } from '../shell/toasts.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './take-actions.module.css'

/** A picture to share or download. */
interface Take {
  title: string
  url: string
  /** Name of the downloaded file. */
  name: string
  type: 'image/jpeg' | 'image/gif'
  /** What it is counted as. */
  item: string
}

/** Takes a picture as it is: shared as a file where the browser can, else downloaded. */
export function TakeActions({ take }: { take: Take }) {
  const strings = useSiteStrings()
  const { title, url, name, type, item } = take
  const shares = useHydrated() && canShareFiles(type)
  return (
    <div className={classes.actions}>
      {shares && <ShareButton take={take} />}
      <a
        className={`${buttonClass('outline')} ${classes.download}`}
        href={url}
        download={name}
        onClick={() => count('download', type, item)}
        aria-label={strings.take.downloadName(title)}
      >
        <Download aria-hidden />
        {!shares && strings.take.download}
      </a>
    </div>
  )
}

function ShareButton({ take }: { take: Take }) {
  const strings = useSiteStrings()
  const [busy, setBusy] = useState(false)
  const file = useRef<Promise<File>>(undefined)

  /** Before the tap if possible, since a share must follow it closely. */
  function prepare() {
    file.current ??= fetchFile(take)
    // A failure shows when the button is pressed.
    file.current.catch(() => {
      file.current = undefined
    })
    return file.current
  }

  async function share() {
    setBusy(true)
    try {
      if ((await shareFile(await prepare(), take.item)) === 'late')
        toastError(strings.take.shareAgain)
    } catch (error) {
      console.error('share', take.name, error)
      toastError(strings.take.shareFailed)
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
      aria-label={strings.take.shareName(take.title)}
    >
      {strings.take.share}
    </Button>
  )
}

async function fetchFile({ url, name, type }: Take): Promise<File> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return new File([await answer.blob()], name, { type })
}
