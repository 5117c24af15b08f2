import { getBirthdayHD, getYahrzeitHD } from '@hebcal/hdate'
import { expect, test } from 'vitest'
import {
  dayNumberToHebrew,
  type HebrewDate,
  hebrewToDayNumber,
  monthNumber,
} from '#shared/calendar/hebrew-date.ts'
import {
  type ObservanceReason,
  observancesOf,
  type Remembered,
} from '#shared/calendar/observance.ts'

/** Takes seconds of arithmetic, more on a busy machine. */
const sweep = { timeout: 30_000 }

const remembered: readonly Remembered[] = ['bar-mitzvah', 'birthday', 'anniversary', 'yahrzeit']

type Choice = readonly [month: number, day: number, reason: ObservanceReason]

interface Row {
  name: string
  original: HebrewDate
  year: number
  choices: Partial<Record<Remembered | 'birthday and anniversary', readonly Choice[]>>
}

const { nisan, cheshvan, kislev, teves, shevat, adar, adarII } = monthNumber

/** Leap years are 5784 and 5787; 30 Cheshvan is in 5783, 5787 and 5788, 30 Kislev not in 5784. */
const rows: readonly Row[] = [
  {
    name: 'Adar, in a leap year',
    original: { year: 5786, month: adar, day: 8 },
    year: 5787,
    choices: {
      'bar-mitzvah': [[adarII, 8, 'second-adar']],
      'birthday and anniversary': [
        [adarII, 8, 'second-adar'],
        [adar, 8, 'first-adar'],
      ],
      yahrzeit: [
        [adar, 8, 'first-adar'],
        [adarII, 8, 'second-adar'],
      ],
    },
  },
  {
    name: '30 Adar I, in a common year',
    original: { year: 5784, month: adar, day: 30 },
    year: 5785,
    choices: {
      'bar-mitzvah': [[nisan, 1, 'next-day']],
      'birthday and anniversary': [
        [nisan, 1, 'next-day'],
        [adar, 29, 'last-day'],
      ],
      yahrzeit: [
        [shevat, 30, 'rosh-chodesh-adar'],
        [nisan, 1, 'next-day'],
      ],
    },
  },
  {
    name: '30 Cheshvan, when the first year has none either',
    original: { year: 5783, month: cheshvan, day: 30 },
    year: 5784,
    choices: {
      'bar-mitzvah': [[kislev, 1, 'next-day']],
      'birthday and anniversary': [
        [kislev, 1, 'next-day'],
        [cheshvan, 29, 'last-day'],
      ],
      yahrzeit: [
        [cheshvan, 29, 'last-day'],
        [kislev, 1, 'next-day'],
      ],
    },
  },
  {
    name: '30 Cheshvan, when the first year had it',
    original: { year: 5787, month: cheshvan, day: 30 },
    year: 5789,
    choices: {
      yahrzeit: [
        [kislev, 1, 'next-day'],
        [cheshvan, 29, 'last-day'],
      ],
    },
  },
  {
    name: '30 Kislev, when the first year has none',
    original: { year: 5783, month: kislev, day: 30 },
    year: 5784,
    choices: {
      'bar-mitzvah': [[teves, 1, 'next-day']],
      yahrzeit: [
        [kislev, 29, 'last-day'],
        [teves, 1, 'next-day'],
      ],
    },
  },
]

const cases = rows.flatMap(({ choices, ...row }) =>
  remembered.flatMap((kind) => {
    const isShared = kind === 'birthday' || kind === 'anniversary'
    const expected = choices[kind] ?? (isShared ? choices['birthday and anniversary'] : undefined)
    return expected ? [{ ...row, kind, expected }] : []
  }),
)

test.each(cases)('$kind of $name: ask your rov', ({ kind, original, year, expected }) => {
  const { choices, askYourRov } = observancesOf(kind, original, year)
  expect(choices.map(({ date, reason }) => [date.month, date.day, reason])).toEqual(expected)
  expect(choices.every(({ date }) => date.year === year)).toBe(true)
  expect(askYourRov).toBe(expected.length > 1 || expected[0]?.[2] === 'next-day')
})

test.each<[string, HebrewDate, number, Choice]>([
  ['a day like others', { year: 5780, month: teves, day: 9 }, 5787, [teves, 9, 'same-date']],
  ['Adar I to Adar I', { year: 5784, month: adar, day: 30 }, 5787, [adar, 30, 'same-date']],
  ['Adar II to Adar II', { year: 5784, month: adarII, day: 8 }, 5787, [adarII, 8, 'same-date']],
  ['Adar to Adar', { year: 5785, month: adar, day: 8 }, 5786, [adar, 8, 'same-date']],
  ['Adar I to Adar', { year: 5784, month: adar, day: 8 }, 5786, [adar, 8, 'only-adar']],
  ['Adar II to Adar', { year: 5784, month: adarII, day: 8 }, 5786, [adar, 8, 'only-adar']],
  ['30 Cheshvan', { year: 5783, month: cheshvan, day: 30 }, 5787, [cheshvan, 30, 'same-date']],
  ['the day itself', { year: 5786, month: adar, day: 8 }, 5786, [adar, 8, 'same-date']],
])('%s is beyond doubt', (_, original, year, [month, day, reason]) => {
  for (const kind of remembered) {
    expect(observancesOf(kind, original, year)).toEqual({
      choices: [{ date: { year, month, day }, reason }],
      askYourRov: false,
    })
  }
})

test(
  'the usual choice is that of hebcal, for each day of 30 years and each of 20 years after',
  sweep,
  () => {
    const first = hebrewToDayNumber({ year: 5770, month: monthNumber.tishrei, day: 1 })
    const last = hebrewToDayNumber({ year: 5800, month: monthNumber.tishrei, day: 1 })
    const differing: string[] = []
    for (let day = first; day < last; day += 1) {
      const original = dayNumberToHebrew(day)
      const theirs = { yy: original.year, mm: original.month, dd: original.day }
      for (let year = original.year + 1; year <= original.year + 20; year += 1) {
        const usual = (kind: Remembered) => observancesOf(kind, original, year).choices[0]?.date
        const isSame =
          isSameDate(usual('birthday'), getBirthdayHD(year, theirs)) &&
          isSameDate(usual('bar-mitzvah'), getBirthdayHD(year, theirs)) &&
          isSameDate(usual('yahrzeit'), getYahrzeitHD(year, theirs))
        if (!isSame) differing.push(`${day} in ${year}`)
      }
    }
    expect(differing).toEqual([])
  },
)

function isSameDate(
  ours: HebrewDate | undefined,
  theirs: ReturnType<typeof getBirthdayHD>,
): boolean {
  return ours?.year === theirs?.yy && ours?.month === theirs?.mm && ours?.day === theirs?.dd
}

test('what was not, or is not yet, has no observance', () => {
  const original = { year: 5786, month: monthNumber.adar, day: 8 }
  expect(() => observancesOf('birthday', original, 5785)).toThrow(RangeError)
  expect(() => observancesOf('birthday', original, Number.NaN)).toThrow(RangeError)
  expect(() => observancesOf('birthday', { ...original, day: 30 }, 5787)).toThrow(RangeError)
})
