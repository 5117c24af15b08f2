import { weekdayName } from './weekday-name.ts'

const shabbosNames = ['שבת', 'saturday', 'shabbos', 'shabbat']

/**
 * The weekday that words name: 0 is Sunday.
 *
 * @example weekdayIn('אור ליום שלישי, ד׳ שבט') // 2
 */
export function weekdayIn(words: string): number | undefined {
  const plain = words.toLowerCase().replace(/['’]/g, '׳')
  const isNamed = (names: readonly string[]) => names.some((name) => plain.includes(name))
  if (isNamed(shabbosNames)) return 6
  return [0, 1, 2, 3, 4, 5].find((weekday) =>
    isNamed([
      weekdayName(weekday, 'he'),
      weekdayName(weekday, 'he', { letter: true }),
      weekdayName(weekday, 'yi'),
      weekdayName(weekday, 'en').toLowerCase(),
    ]),
  )
}
