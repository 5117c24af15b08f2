import { useMemo } from 'react'
import type { VideoFormat } from '#shared/format.ts'
import type { ToldFilm } from '#shared/scene/told-film.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { CardView } from '../../card/use-card-view.ts'
import type { PrepareOptions } from '../prepare-film.ts'

interface FilmOptions {
  format: VideoFormat
  /** Must be the same object while it tells the same. */
  told: ToldFilm
  /** Address of the clip under the words. */
  clip: string | undefined
}

/**
 * What a film of a card is prepared from; `undefined` until the card is drawn in the film's format.
 */
export function useFilmSource(
  { live, assets }: CardView,
  { format, told, clip }: FilmOptions,
): PrepareOptions | undefined {
  return useMemo(() => {
    if (live?.layout.format !== videoLayoutOf(format).cardFormat) return
    const { layout, art } = live
    return { told, format, layout, art, assets, clip }
  }, [live, assets, format, told, clip])
}
