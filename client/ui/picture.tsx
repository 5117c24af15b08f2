import { imageSrcSet, imageUrl } from '#shared/image-url.ts'
import classes from './picture.module.css'

export interface PictureProps {
  folder: 'cards' | 'gifs' | 'videos'
  picture: { file: string; width: number; height: number }
  alt: string
  /** Displayed width, as the `sizes` attribute. */
  sizes: string
  /** In the first view: fetched at once with high priority. */
  eager?: boolean
  className?: string | undefined
  /** Slug of the card in the picture. */
  card?: string
}

/** For browsers without `srcset`, px. */
const plainWidth = 640

/** A built picture of a card or video, at the width that the screen needs. */
export function Picture({
  folder,
  picture,
  alt,
  sizes,
  eager = false,
  className,
  card,
}: PictureProps) {
  const { file, width, height } = picture
  return (
    <img
      className={`${classes.picture} ${className ?? ''}`}
      src={imageUrl({ folder, file, width: plainWidth })}
      srcSet={imageSrcSet({ folder, file, pictureWidth: width })}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      data-card={card}
    />
  )
}

/**
 * Class of an aspect ratio, since the policy blocks style attributes: status, print, portrait or
 * square.
 */
export function ratioOf({ width, height }: { width: number; height: number }): string {
  const ratio = width / height
  if (ratio < 0.6) return 'ratio-status'
  if (ratio < 0.75) return 'ratio-print'
  if (ratio < 0.9) return 'ratio-portrait'
  return 'ratio-square'
}
