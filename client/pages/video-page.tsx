import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { en } from '#shared/i18n/en.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { videoPath, videosPath } from '#shared/routes.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { buttonClass } from '../ui/button.tsx'
import { Crumb } from '../ui/crumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ShareRow } from '../ui/share-row.tsx'
import { loadPageCode } from './load-page.ts'
import { Section } from './section.tsx'
import { Shelf } from './shelf.tsx'
import classes from './video-page.module.css'
import { VideoTiles } from './video-tiles.tsx'

export function VideoPage({ page }: { page: PageOf<'video'> }) {
  const { video, more, cards } = page
  const { clip, poster } = video
  const clipUrl = imageUrl({ folder: 'videos', file: clip.file })
  const posterUrl = imageUrl({ folder: 'videos', file: poster.file, width: 750, format: 'jpeg' })
  useEffect(fetchDrawing, [])
  const megabytes = (clip.bytes / 1_000_000).toFixed(1)
  return (
    <>
      <PageHead
        title={video.titles.en}
        description={en.video.description(video.titles.en)}
        path={videoPath(video.slug)}
        picture={{ path: posterUrl, ...sizeOf(poster), alt: video.description }}
      />
      <link rel="stylesheet" href={fontStyleSheet} />
      <div className={classes.page}>
        <Crumb label={en.videos.heading} path={videosPath} here={video.titles.en} />
        <div className={classes.columns}>
          {/* biome-ignore lint/a11y/useMediaCaption: music alone; the words stand in the description */}
          <video
            className={classes.video}
            src={clipUrl}
            poster={posterUrl}
            width={clip.width}
            height={clip.height}
            aria-label={video.description}
            controls
            playsInline
            preload="metadata"
          >
            {en.video.noPlayback}
          </video>
          <div className={classes.panel}>
            <h1>{video.titles.en}</h1>
            {video.titles.he && (
              <p className={classes.hebrew} lang="he">
                <bdi>{video.titles.he}</bdi>
              </p>
            )}
            <p className={classes.lead}>{video.description}</p>
            <a className={buttonClass('green')} href={clipUrl} download={`mazel-${clip.file}`}>
              <Download aria-hidden />
              {en.video.download}
            </a>
            <p className={classes.fact}>{en.video.fact(clip.width, clip.height, megabytes)}</p>
            <ShareRow path={videoPath(video.slug)} title={video.titles.en} />
          </div>
        </div>
      </div>
      {cards.length > 0 && (
        <Section title={en.video.cards}>
          <Shelf cards={cards} />
        </Section>
      )}
      {more.length > 0 && (
        <Section title={en.video.related}>
          <VideoTiles videos={more} />
        </Section>
      )}
    </>
  )
}

/** The drawing code, ahead of the visitor's next step: a card to go with the video. */
function fetchDrawing() {
  // Only ahead of time: opening the card says so if it fails.
  loadPageCode('card').catch(() => {})
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height }
}
