import { readGematria } from '../../src/shared/calendar/gematria.ts'
import { omerDays, writeOmerCount } from '../../src/shared/calendar/omer.ts'
import { fault } from './catalogue-words.ts'
import { card, testRules } from './word-rules.ts'

/* The count of the Omer on cards; calendar-omer.test.ts tests the count of each day. */

testRules([
  {
    name: 'the Omer is counted in full, the same day in each language',
    faults: ({ name, lines }) => {
      const english = lines.map(({ text }) => /^Day (\d+) of the Omer/.exec(text)?.[1])
      const day = Number(english.find((found) => found !== undefined))
      return lines.flatMap(({ field, text }) => {
        const isCount = /^היום .*עומר$/.test(text)
        const letters = /^(\S+) [בל]עומר$/.exec(text)?.[1]
        const isOther = isCount ? !countsOf(day).includes(text) : isOtherDay(letters, day)
        return isOther ? [fault(`${name}, field ${field}`, text, omerDay(day))] : []
      })
    },
    bad: card('lag-baomer', ['day', 'היום שלושים יום לעומר'], ['second', 'Day 30 of the Omer']),
    says: 'card bad, field day: “היום שלושים יום לעומר” should be היום שלושים יום שהם ארבעה שבועות ושני ימים לעומר',
  },
])

function countsOf(day: number): string[] {
  if (!(day >= 1 && day <= omerDays)) return []
  return [writeOmerCount(day, 'לעומר'), writeOmerCount(day, 'בעומר')]
}

/** A card that names no day is for Lag BaOmer, day 33. */
function isOtherDay(letters: string | undefined, day: number): boolean {
  const counted = letters === undefined ? undefined : readGematria(letters)
  return counted !== undefined && counted !== (Number.isNaN(day) ? 33 : day)
}

function omerDay(day: number): string {
  return countsOf(day)[0] ?? 'one of the 49'
}
