import { useId } from 'react'
import type { Photo } from '#shared/draft.ts'
import { seenPart } from './crop.ts'
import { framePath } from './frame.ts'
import type { PhotoSource } from './use-photo-sources.ts'

interface FramedPhotoProps {
  photo: Pick<Photo, 'frame' | 'ratio' | 'crop'>
  source: PhotoSource
  /** What the frame hides is seen faintly, on margins of that part of the frame. */
  margin?: number
  className?: string | undefined
}

/** A photo as its frame cuts it. */
export function FramedPhoto({ photo, source, margin = 0, className }: FramedPhotoProps) {
  const id = useId()
  const width = 100 * photo.ratio
  const seen = seenPart(source, photo.ratio, photo.crop)
  const image = {
    href: source.href,
    x: (-seen.x * width) / seen.width,
    y: (-seen.y * 100) / seen.height,
    width: width / seen.width,
    height: 100 / seen.height,
    preserveAspectRatio: 'none',
  }
  const [left, top] = [-margin * width, -margin * 100]
  return (
    <svg
      className={className}
      viewBox={`${left} ${top} ${width - 2 * left} ${100 - 2 * top}`}
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path d={framePath(photo.frame, width, 100)} />
      </clipPath>
      {margin > 0 && <image {...image} opacity={0.25} />}
      <image {...image} clipPath={`url(#${id})`} />
    </svg>
  )
}
