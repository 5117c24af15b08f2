import { useMemo } from 'react'
import type { VideoFormat } from '#shared/format.ts'
import { partsOf } from '#shared/scene/cut-art.ts'
import type { DirectedCard } from '#shared/scene/direct-scene.ts'
import { fitScene } from '#shared/scene/fit-scene.ts'
import type { Scene } from '#shared/scene/scene.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { CardView } from '../../card/use-card-view.ts'
import type { PrepareOptions } from '../prepare-film.ts'

interface FilmOptions {
  format: VideoFormat
  /** Must be the same function while it gives the same scene. */
  sceneOf: (card: Pick<DirectedCard, 'layout' | 'parts'>) => Scene
  /** Address of the clip under the words. */
  clip: string | undefined
}

/**
 * What a film of a card is prepared from; `undefined` until the card is drawn in the film's format.
 */
export function useFilmSource(
  { live, assets }: CardView,
  { format, sceneOf, clip }: FilmOptions,
): PrepareOptions | undefined {
  return useMemo(() => {
    if (live?.layout.format !== videoLayoutOf(format).cardFormat) return
    const { layout, art } = live
    const parts = partsOf(art)
    const fields = new Set(layout.lines.map(({ field }) => field))
    const scene = fitScene(sceneOf({ layout, parts }), { parts, fields })
    return { scene, format, layout, art, assets, clip }
  }, [live, assets, format, sceneOf, clip])
}
