import { Play } from 'lucide-react'
import { en } from '#shared/i18n/en.ts'
import { videoPath } from '#shared/routes.ts'
import type { VideoSummary } from '#shared/video.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Picture } from '../ui/picture.tsx'
import classes from './video-tiles.module.css'

/** Videos with their first picture; nothing is laid over it. */
export function VideoTiles({
  videos,
  eager = false,
}: {
  videos: readonly VideoSummary[]
  eager?: boolean
}) {
  return (
    <ul className={classes.tiles}>
      {videos.map((video) => (
        <li key={video.slug}>
          <PageLink className={classes.tile} href={videoPath(video.slug)}>
            <Picture
              folder={video.poster.folder}
              picture={video.poster}
              alt={video.description}
              sizes="(min-width: 1120px) 282px, (min-width: 721px) 36vw, 62vw"
              eager={eager}
            />
            <span className={classes.caption}>
              <span className={classes.play}>
                <Play aria-hidden />
              </span>
              <span>{video.titles.en}</span>
              <span className={classes.time}>{en.videos.seconds(video.durationSeconds)}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
