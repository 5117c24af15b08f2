import { Download } from 'lucide-react'
import { en } from '#shared/i18n/en.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { videoPath, videosPath } from '#shared/routes.ts'
import { buttonClass } from '../ui/button.tsx'
import { Crumb } from '../ui/crumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from './section.tsx'
import classes from './video-page.module.css'
import { VideoTiles } from './video-tiles.tsx'

export function VideoPage({ page }: { page: PageOf<'video'> }) {
  const { video, more } = page
  const { clip, poster } = video
  const clipUrl = imageUrl({ folder: 'videos', file: clip.file })
  const posterUrl = imageUrl({ folder: 'videos', file: poster.file, width: 750, format: 'jpeg' })
  const megabytes = (clip.bytes / 1_000_000).toFixed(1)
  return (
    <>
      <PageHead
        title={video.titles.en}
        description={en.video.description(video.titles.en)}
        path={videoPath(video.slug)}
        picture={{ path: posterUrl, ...sizeOf(poster), alt: video.description }}
      />
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
          </div>
        </div>
      </div>
      {more.length > 0 && (
        <Section title={en.video.related}>
          <VideoTiles videos={more} />
        </Section>
      )}
    </>
  )
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height }
}
