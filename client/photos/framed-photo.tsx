import { type Ref, useId } from 'react'
import { framePath } from '#shared/card/frame-path.ts'
import type { CardPhoto } from '#shared/card/paint-objects.ts'
import { seenPart } from './crop.ts'
import type { DraftPhoto } from './crop-frame.ts'
import classes from './framed-photo.module.css'

interface FramedPhotoProps {
  photo: Pick<DraftPhoto, 'frame' | 'ratio' | 'crop'>
  source: CardPhoto
  /** Outlines the frame, and shows the hidden part faintly around it. */
  outline?: Ref<SVGPathElement>
  className?: string | undefined
}

/** Margin around an outlined frame, as a fraction of it. */
const outlineMargin = 0.12

/** A photo cropped by its frame. */
export function FramedPhoto({ photo, source, outline, className }: FramedPhotoProps) {
  const id = useId()
  const [width, height] = [100 * photo.ratio, 100]
  const frame = framePath(photo.frame, width, height)
  const seen = seenPart(source, photo.ratio, photo.crop)
  const image = {
    href: source.href,
    x: -width / 2 - (seen.x * width) / seen.width,
    y: -height / 2 - (seen.y * height) / seen.height,
    width: width / seen.width,
    height: height / seen.height,
    preserveAspectRatio: 'none',
  }
  const scale = outline ? 1 + 2 * outlineMargin : 1
  const viewBox = [-width / 2, -height / 2, width, height].map((length) => length * scale)
  return (
    <svg className={className} viewBox={viewBox.join(' ')} aria-hidden="true">
      <clipPath id={id}>
        <path d={frame} />
      </clipPath>
      {outline && <image {...image} opacity={0.25} />}
      <image {...image} clipPath={`url(#${id})`} />
      {outline && <path ref={outline} className={classes.outline} d={frame} />}
    </svg>
  )
}
