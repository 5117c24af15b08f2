import { Play } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { videoPath } from '#shared/routes.ts'
import type { VideoSummary } from '#shared/video.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import { TilePreview } from './tile-preview.tsx'
import { useMovingTile } from './use-moving-tile.ts'
import classes from './video-tiles.module.css'

/** Number of videos in the first view, fetched at once. */
const eagerVideos = 4

/** Displayed widths; less on a phone, whose dense screen hides the difference (see `shelf.tsx`). */
const gridSizes =
  '(min-width: 1120px) 282px, (min-width: 721px) 36vw, (min-resolution: 2.5dppx) 23vw, 33vw'
const stripSizes =
  '(min-width: 1120px) 282px, (min-width: 721px) 36vw, (min-resolution: 2.5dppx) 29vw, 44vw'

interface VideoTilesProps {
  videos: readonly VideoSummary[]
  listRef?: RefObject<HTMLUListElement | null>
  eager?: boolean
  /** On a phone in one row that scrolls sideways. */
  strip?: boolean
  /** Beside the last video of an odd number on a phone. */
  end?: ReactNode
}

/** Videos by their finished picture, which moves under the pointer; nothing covers it. */
export function VideoTiles({
  videos,
  listRef,
  eager = false,
  strip = false,
  end,
}: VideoTilesProps) {
  const strings = useSiteStrings()
  const ownRef = useRef<HTMLUListElement>(null)
  const list = listRef ?? ownRef
  const { moving, pointAt } = useMovingTile(list)
  return (
    <ul className={strip ? `${classes.tiles} ${classes.strip}` : classes.tiles} ref={list}>
      {videos.map((video, i) => (
        <li
          key={video.slug}
          data-video={video.film && video.slug}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointAt(video.slug)}
          onPointerLeave={() => pointAt(undefined)}
        >
          <PageLink className={classes.tile} href={videoPath(video.slug)}>
            <span className={classes.picture}>
              <Picture
                folder={video.poster.folder}
                picture={video.poster}
                alt={video.description}
                sizes={strip ? stripSizes : gridSizes}
                eager={eager && i < eagerVideos}
              />
              {video.film && moving === video.slug && <TilePreview slug={video.slug} />}
            </span>
            <span className={classes.caption}>
              <span className={classes.play}>
                <Play aria-hidden />
              </span>
              <span className={classes.title}>
                <span>{video.titles.en}</span>{' '}
                <span className={classes.time}>
                  {strings.videos.seconds(video.durationSeconds)}
                </span>
              </span>
            </span>
          </PageLink>
        </li>
      ))}
      {end && videos.length % 2 === 1 && <li className={`${classes.end} ratio-status`}>{end}</li>}
    </ul>
  )
}
