import type { MouseEvent, ReactNode } from 'react'
import { imageUrl } from '#shared/image-url.ts'
import type { Video } from '#shared/video.ts'
import type { Gate } from '../../proof/use-proof.tsx'
import type { FilmToSend } from './use-film-sending.ts'

interface ReadyFilmLinkProps {
  clip: NonNullable<Video['clip']>
  film: Pick<FilmToSend, 'slug' | 'sampleGate'>
  className: string | undefined
  /** When the visitor wants to type names first. */
  onStay?: () => void
  children: ReactNode
}

/** Saves the ready-made MP4 of a film, with its original words. */
export function ReadyFilmLink({ clip, film, className, onStay, children }: ReadyFilmLinkProps) {
  return (
    <a
      className={className}
      href={imageUrl({ folder: 'videos', file: clip.file })}
      download={`mazel-${film.slug}.mp4`}
      onClick={(event) => askFirst(event, film.sampleGate, onStay)}
    >
      {children}
    </a>
  )
}

/** Stops a link, and clicks it again once the visitor agrees. */
function askFirst(event: MouseEvent<HTMLAnchorElement>, gate: Gate, stay?: () => void) {
  const link = event.currentTarget
  let isOpen = false
  gate(() => {
    isOpen = true
    if (event.defaultPrevented) link.click()
  }, stay)
  if (!isOpen) event.preventDefault()
}
