import { Play } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { titleIn } from '#shared/i18n/title-in.ts'
import { videoPath } from '#shared/routes.ts'
import type { VideoSummary } from '#shared/video.ts'
import farTile from '../ui/far-tile.module.css'
import { Picture } from '../ui/picture.tsx'
import { type Place, placeOf } from '../ui/place.ts'
import { useAfterTouch } from '../ui/use-after-touch.ts'
import { useAlt } from '../ui/use-alt.ts'
import { useLanguage, useSiteStrings } from '../ui/use-strings.ts'
import { TileLink } from './tile-link.tsx'
import classes from './video-tiles.module.css'

/** Displayed widths; less on a phone, whose dense screen hides the difference (see `shelf.tsx`). */
const gridSizes =
  '(min-width: 1120px) 282px, (min-width: 721px) 36vw, (min-resolution: 2.5dppx) 23vw, 33vw'
const stripSizes =
  '(min-width: 1120px) 282px, (min-width: 721px) 36vw, (min-resolution: 2.5dppx) 29vw, 44vw'

const fetchMovingTile = () => import('./moving-tile.tsx')

interface VideoTilesProps {
  videos: readonly VideoSummary[]
  listRef?: RefObject<HTMLUListElement | null>
  /** The first row is in the first view. */
  isFirst?: boolean
  /** On a phone in one row that scrolls sideways. */
  strip?: boolean
  /** Beside the last video of an odd number on a phone. */
  end?: ReactNode
}

/** Videos by their finished picture, which moves under the pointer; nothing covers it. */
export function VideoTiles({
  videos,
  listRef,
  isFirst = false,
  strip = false,
  end,
}: VideoTilesProps) {
  const ownRef = useRef<HTMLUListElement>(null)
  const list = listRef ?? ownRef
  const moving = useAfterTouch(fetchMovingTile)
  return (
    <ul className={strip ? `${classes.tiles} ${classes.strip}` : classes.tiles} ref={list}>
      {videos.map((video, i) => {
        const place = isFirst ? placeOf(i) : undefined
        return (
          <li key={video.slug} data-video={video.film && video.slug}>
            <TileLink
              className={place === 'far' ? `${classes.tile} ${farTile.far}` : classes.tile}
              href={videoPath(video.slug)}
              eager={place === 'first'}
            >
              <VideoFace video={video} sizes={strip ? stripSizes : gridSizes} place={place} />
            </TileLink>
          </li>
        )
      })}
      {end && videos.length % 2 === 1 && <li className={`${classes.end} ratio-status`}>{end}</li>}
      {moving && (
        <moving.MovingTile list={list} boxClass={classes.picture} filmClass={classes.moving} />
      )}
    </ul>
  )
}

interface VideoFaceProps {
  video: VideoSummary
  sizes: string
  place: Place | undefined
}

function VideoFace({ video, sizes, place }: VideoFaceProps) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { poster, description, titles, durationSeconds } = video
  const alt = useAlt(description)
  return (
    <>
      <span className={classes.picture}>
        <Picture folder={poster.folder} picture={poster} alt={alt} sizes={sizes} place={place} />
      </span>
      <span className={classes.caption}>
        <span className={classes.play}>
          <Play aria-hidden />
        </span>
        <span className={classes.title}>
          <span>{titleIn(titles, language)}</span>{' '}
          <span className={classes.time}>{strings.videos.seconds(durationSeconds)}</span>
        </span>
      </span>
    </>
  )
}
