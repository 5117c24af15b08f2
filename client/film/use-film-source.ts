import { useMemo } from 'react'
import type { PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { VideoFormat } from '#shared/format.ts'
import { partsOf } from '#shared/scene/cut-art.ts'
import { fitScene } from '#shared/scene/fit-scene.ts'
import type { Scene } from '#shared/scene/scene.ts'
import { stageOf } from '#shared/scene/stage.ts'
import type { FilmSource } from './prepare-film.ts'

/** A card as it is shown. */
export interface ShownCard {
  layout: CardLayout | undefined
  art: PaintedArt | undefined
  assets: CardAssets
}

interface Moving {
  /** The same function as long as the scene is. */
  sceneOf: (layout: CardLayout, parts: ReadonlySet<string>) => Scene
  /** Address of what moves under the words. */
  clip: string | undefined
}

/**
 * What a film of a card is prepared from, as soon as the card is drawn in the format of the film.
 */
export function useFilmSource(
  { layout, art, assets }: ShownCard,
  format: VideoFormat,
  { sceneOf, clip }: Moving,
): FilmSource | undefined {
  return useMemo(() => {
    if (!layout || art === undefined || layout.format !== stageOf(format).cardFormat) return
    const parts = new Set(partsOf(art).keys())
    const fields = new Set(layout.lines.map(({ field }) => field))
    const scene = fitScene(sceneOf(layout, parts), { parts, fields })
    return { scene, format, layout, art, assets, clip }
  }, [layout, art, assets, format, sceneOf, clip])
}
