import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { titleIn } from '#shared/i18n/title-in.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { Video } from '#shared/video.ts'
import { fontStyleSheet } from '../../card/font-style-sheet.ts'
import { loadPageCode } from '../../data/page-code.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useAlt } from '../../ui/use-alt.ts'
import { useLanguage, useSiteStrings } from '../../ui/use-strings.ts'
import classes from './clip-video.module.css'

interface ClipVideoProps {
  video: Video
  clip: NonNullable<Video['clip']>
}

/** A stored clip beside its description. */
export function ClipVideo({ video, clip }: ClipVideoProps) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { poster, titles, description } = video
  const title = titleIn(titles, language)
  const clipUrl = imageUrl({ folder: 'videos', file: clip.file })
  const megabytes = (clip.bytes / 1_000_000).toFixed(1)
  useEffect(fetchDrawing, [])
  return (
    <div className={classes.columns}>
      <link rel="stylesheet" href={fontStyleSheet} />
      {/* biome-ignore lint/a11y/useMediaCaption: music alone; the words stand in the description */}
      <video
        className={classes.video}
        src={clipUrl}
        poster={imageUrl({ ...poster, width: 750, format: 'jpeg' })}
        width={clip.width}
        height={clip.height}
        aria-label={useAlt(description, title)}
        controls
        playsInline
        preload="metadata"
      >
        {strings.video.noPlayback}
      </video>
      <div className={classes.panel}>
        <h1>{title}</h1>
        {titles.he && language === 'en' && (
          <p className={classes.hebrew} lang="he">
            <bdi>{titles.he}</bdi>
          </p>
        )}
        {language === 'en' && <p className={classes.lead}>{description}</p>}
        <a className={buttonClass('green')} href={clipUrl} download={`mazel-${clip.file}`}>
          <Download aria-hidden />
          {strings.video.download}
        </a>
        <p className={classes.fact}>{strings.video.fact(clip.width, clip.height, megabytes)}</p>
      </div>
    </div>
  )
}

/** Preloads the drawing code for the likely next step: a card to go with the video. */
function fetchDrawing() {
  // A failure shows when the card is opened.
  loadPageCode('card').catch(() => {})
}
