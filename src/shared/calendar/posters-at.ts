import type { Moment } from './date-phrase.ts'
import type { OmerWord } from './omer.ts'
import type { DatedPoster, DayPosters } from './posters-ahead.ts'

/**
 * The posters of a moment; none if it is not among the days sent.
 *
 * @param word the custom of the visitor
 */
export function postersAt(
  { posters, moments }: DayPosters,
  { dayNumber, evening, place }: Moment,
  word: OmerWord,
): DatedPoster[] {
  const found = moments.find(
    (one) =>
      one.dayNumber === dayNumber &&
      one.evening === evening &&
      (one.place === undefined || one.place === place),
  )
  const all = (found?.posters ?? []).flatMap((index) => posters[index] ?? [])
  return all.filter((poster) => poster.word === undefined || poster.word === word)
}
