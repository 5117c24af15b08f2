import type { Film } from '../video.ts'
import { type DirectedCard, directScene } from './direct-scene.ts'
import { fitScene } from './fit-scene.ts'
import { plotOf } from './plots/plots.ts'
import type { Scene } from './scene.ts'
import type { ToldFilm } from './told-film.ts'

/**
 * The scene of a film: its own over a clip, else its plot told with the card; without layers for
 * things that the card lacks.
 *
 * @example filmScene({ plot: 'garden', categories: ['wedding'] }, { parts, layout }).seconds // 15
 */
export function filmScene(
  { film, plot, categories, beats }: ToldFilm,
  { parts, layout }: Pick<DirectedCard, 'parts' | 'layout'>,
): Scene {
  const fields = new Set(layout.lines.map(({ field }) => field))
  return fitScene(sceneOf(film), { parts, fields })

  function sceneOf(told: Film | undefined): Scene {
    if (told?.clip) return told.scene
    return directScene(plotOf(categories, plot ?? told?.plot), { parts, layout, categories, beats })
  }
}
