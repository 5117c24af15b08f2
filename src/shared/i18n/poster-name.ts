import type { DayPoster } from '../calendar/day-posters.ts'
import type { PosterTileStrings } from './poster-tile-strings.ts'

/** What a poster of the day is for. */
export function posterName(
  words: PosterTileStrings,
  { about, ahead }: Pick<DayPoster, 'about' | 'ahead'>,
): string {
  const name = words.about[about]
  return ahead ? words.ahead(name) : name
}
