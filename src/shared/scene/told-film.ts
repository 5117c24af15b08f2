import type { Beats } from '../song.ts'
import type { Film } from '../video.ts'
import { plotOf } from './plots/plots.ts'

/** A film before it is made. */
export interface ToldFilm {
  /** Absent for any card that is made to move. */
  film?: Film | undefined
  /** Slug of the plot that the visitor chose. */
  plot?: string | undefined
  /** Slugs of the card's categories, the main one first. */
  categories: readonly string[]
  /** Of its song. */
  beats?: Beats | undefined
}

/** Length, s, and the time of the best frame, ms. */
export function filmTimes({ film, plot, categories }: ToldFilm): {
  seconds: number
  posterMs: number
} {
  if (film?.clip) return { seconds: film.scene.seconds, posterMs: film.posterMs }
  return plotOf(categories, plot ?? film?.plot)
}
