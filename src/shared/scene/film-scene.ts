import type { Film } from '../video.ts'
import { type DirectedCard, directScene } from './direct-scene.ts'
import { plotOf } from './plots/plots.ts'
import type { Scene } from './scene.ts'

/** A film, or undefined for a card without one; `plot` is the visitor's choice. */
export interface ToldFilm {
  film?: Film | undefined
  plot?: string | undefined
}

/**
 * The scene of a film: its own over a clip, else its plot told with the card.
 *
 * @example filmScene({ plot: 'garden' }, card).seconds // 15
 */
export function filmScene({ film, plot }: ToldFilm, card: DirectedCard): Scene {
  if (film?.clip) return film.scene
  return directScene(plotOf(card.categories, plot ?? film?.plot), card)
}

/** Length, s, and the time of the best frame, ms. */
export function filmTimes(
  { film, plot }: ToldFilm,
  categories: readonly string[],
): { seconds: number; posterMs: number } {
  if (film?.clip) return { seconds: film.scene.seconds, posterMs: film.posterMs }
  return plotOf(categories, plot ?? film?.plot)
}
