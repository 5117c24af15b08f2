import { Download, Link } from 'lucide-react'
import type { CardDraft } from '#shared/draft.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { Video } from '#shared/video.ts'
import { useCardLink } from '../out/use-card-link.ts'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import classes from './film-out.module.css'

interface FilmOutProps {
  /** Of the page. */
  path: string
  draft: CardDraft
  /** The same in its first words, ready made. */
  clip: Video['clip']
}

/** All ways out of a film. */
export function FilmOut({ path, draft, clip }: FilmOutProps) {
  const link = useCardLink(path, path, draft)

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link ?? location.href)
      toastSuccess(videoStrings.linkCopied)
    } catch (error) {
      console.warn(error)
      toastError(videoStrings.linkFailed)
    }
  }

  return (
    <div className={classes.foot}>
      <Button look="outline" icon={Link} disabled={!link} onClick={copyLink}>
        {videoStrings.link}
      </Button>
      {clip && (
        <a
          className={buttonClass('outline')}
          href={imageUrl({ folder: 'videos', file: clip.file })}
          download={`mazel-${clip.file}`}
        >
          <Download aria-hidden />
          {videoStrings.ready}
        </a>
      )}
    </div>
  )
}
