import { imageSrcSet, imageUrl } from '#shared/image-url.ts'
import classes from './picture.module.css'
import type { Place } from './place.ts'

export interface PictureProps {
  folder: 'cards' | 'gifs' | 'videos'
  picture: { file: string; width: number; height: number }
  alt: string
  /** Displayed width, as the `sizes` attribute. */
  sizes: string
  /** Default: far. */
  place?: Place | undefined
  className?: string | undefined
  /** Slug of the card in the picture. */
  card?: string
}

/** What is fetched at once comes before what a phone shows below it. */
const priorities = { first: 'high', near: 'low', far: 'auto' } as const

/** For browsers without `srcset`, px. */
const plainWidth = 640

/** A built picture of a card or video, at the width that the screen needs. */
export function Picture({
  folder,
  picture,
  alt,
  sizes,
  place = 'far',
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
      loading={place === 'first' ? 'eager' : 'lazy'}
      fetchPriority={priorities[place]}
      decoding="async"
      data-card={card}
    />
  )
}

interface Size {
  width: number
  height: number
}

/**
 * Class of an aspect ratio, since the policy blocks style attributes: status, print, portrait or
 * square.
 */
export function ratioOf(size: Size): string {
  return `ratio-${formatOf(size)}`
}

/** Class of the aspect ratio of the picture that shares a row. */
export function besideOf(size: Size): string {
  return `beside-${formatOf(size)}`
}

function formatOf({ width, height }: Size): string {
  const ratio = width / height
  if (ratio < 0.6) return 'status'
  if (ratio < 0.75) return 'print'
  if (ratio < 0.9) return 'portrait'
  return 'square'
}
