import { expect, test } from 'vitest'
import { civilToDayNumber } from '../../../src/shared/calendar/civil-date.ts'
import { hebrewToDayNumber, monthNumber } from '../../../src/shared/calendar/hebrew-date.ts'
import { omerDay } from '../../../src/shared/calendar/occasion.ts'
import { type Custom, customs } from '../../../src/shared/custom/custom.ts'
import { proofRead } from '../../../src/shared/proof/proof-read.ts'
import { noWeddingOn } from '../../../src/shared/proof/wedding-customs.ts'

const { iyar, nisan, sivan, tamuz, av } = monthNumber
const years = [5784, 5785, 5786, 5787, 5788, 5789, 5790]

/** Day number of '2027-05-12'. */
function civil(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return civilToDayNumber({ year, month, day })
}

/** The reasons of the Hebrew days from one date to another, both inclusive. */
function reasons(
  year: number,
  [from, to]: readonly (readonly [month: number, day: number])[],
  custom: Custom | undefined,
) {
  const at = ([month = 1, day = 1]: readonly number[] = []) =>
    hebrewToDayNumber({ year, month, day })
  const days = Array.from({ length: at(to) - at(from) + 1 }, (_, i) => at(from) + i)
  return new Map(days.map((day) => [day, noWeddingOn(day, custom)]))
}

test.each(years)(
  'in %i a custom that was not chosen, and those of several, are as before',
  (year) => {
    for (const custom of [undefined, 'litvish', 'chassidish', 'chabad'] as const) {
      const omer = [
        ...reasons(
          year,
          [
            [nisan, 15],
            [sivan, 6],
          ],
          custom,
        ),
      ]
      const free = omer.filter(([, reason]) => !reason).map(([day]) => omerDay(day))
      // 15 Nisan and Shavuos are no days of the Omer.
      expect(free).toEqual([undefined, 33, undefined])
      const weeks = [
        ...reasons(
          year,
          [
            [tamuz, 16],
            [av, 11],
          ],
          custom,
        ).values(),
      ]
      expect(weeks.at(0)).toBeUndefined()
      expect(weeks.at(1)).toBe('three-weeks')
      expect(weeks.at(-3)).toBe('three-weeks')
      expect(weeks.at(-1)).toBeUndefined()
    }
  },
)

test.each(years)(
  'in %i Sefardim marry from the 34th of the Omer, and until Rosh Chodesh Av',
  (year) => {
    const omer = [
      ...reasons(
        year,
        [
          [nisan, 16],
          [sivan, 5],
        ],
        'sefardi',
      ),
    ]
    const last = omer.findLast(([, reason]) => reason === 'omer')?.[0] ?? 0
    expect(omerDay(last)).toBe(33)
    expect(omer.slice(0, 33).every(([, reason]) => reason === 'omer')).toBe(true)
    const tamuzDays = [
      ...reasons(
        year,
        [
          [tamuz, 17],
          [tamuz, 29],
        ],
        'sefardi',
      ).values(),
    ]
    expect(tamuzDays.every((reason) => reason === undefined)).toBe(true)
    const avDays = [
      ...reasons(
        year,
        [
          [av, 1],
          [av, 9],
        ],
        'sefardi',
      ).values(),
    ]
    expect(avDays.every((reason) => reason === 'three-weeks')).toBe(true)
  },
)

test.each([
  ['2024-05-14', '2024-06-05'],
  ['2025-05-01', '2025-05-26'],
  ['2026-04-22', '2026-05-15'],
  ['2027-05-12', '2027-06-04'],
  ['2028-05-02', '2028-05-24'],
  ['2029-04-19', '2029-05-13'],
  ['2030-05-08', '2030-05-31'],
])('%s and %s are free for Israeli dati alone', (independence, jerusalem) => {
  for (const day of [civil(independence), civil(jerusalem)]) {
    const free = customs.filter((custom) => noWeddingOn(day, custom) === undefined)
    const isLate = (omerDay(day) ?? 0) > 33
    expect(free).toEqual(isLate ? ['sefardi', 'israeli'] : ['israeli'])
    expect(noWeddingOn(day - 1, 'israeli')).toBe('omer')
    expect(noWeddingOn(day + 1, 'israeli')).toBe('omer')
  }
})

test.each([
  ['2022-05-19', '2022-07-16', '2022-07-29', '2022-08-07'],
  ['2024-05-26', '2024-07-23', '2024-08-05', '2024-08-13'],
  ['2025-05-16', '2025-07-13', '2025-07-26', '2025-08-03'],
  ['2026-05-05', '2026-07-02', '2026-07-15', '2026-07-23'],
  ['2027-05-25', '2027-07-22', '2027-08-04', '2027-08-12'],
])(
  'Lag BaOmer %s, 17 Tamuz %s, 1 Av %s and the fast %s are the borders',
  (lag, from, av1, fast) => {
    expect(noWeddingOn(civil(lag), undefined)).toBeUndefined()
    expect(noWeddingOn(civil(lag), 'sefardi')).toBe('omer')
    expect(noWeddingOn(civil(lag) + 1, undefined)).toBe('omer')
    expect(noWeddingOn(civil(lag) + 1, 'sefardi')).toBeUndefined()
    expect(noWeddingOn(civil(from), undefined)).toBe('three-weeks')
    expect(noWeddingOn(civil(av1) - 1, 'sefardi')).toBeUndefined()
    expect(noWeddingOn(civil(av1), 'sefardi')).toBe('three-weeks')
    expect(noWeddingOn(civil(fast), 'sefardi')).toBe('three-weeks')
    expect(noWeddingOn(civil(fast) + 1, undefined)).toBeUndefined()
  },
)

const label = { en: 'Words', he: 'מילים', yi: 'ווערטער' }
const field = (id: string, value: string) => ({
  ...{ id, value, label, kind: 'text' as const, half: false, maxLength: 200 },
})
const today = hebrewToDayNumber({ year: 5787, month: monthNumber.tishrei, day: 1 })

function rulesOn(category: string, values: Record<string, string>, custom?: string) {
  const fields = Object.keys(values).map((id) => field(id, ''))
  const design = { categories: [category], subCategories: ['invitation'], language: 'he' as const }
  const draft = { values, ...(custom && { custom }) }
  return proofRead({ ...design, fields }, draft, { today, place: 'israel' }).map(({ rule }) => rule)
}

test('the card says the custom: 20 Iyar, the 35th of the Omer, by day and in the evening before', () => {
  const byDay = { date: 'כ׳ אייר תשפ״ז' }
  expect(rulesOn('wedding', byDay)).toEqual(['omer'])
  expect(rulesOn('wedding', byDay, 'litvish')).toEqual(['omer'])
  expect(rulesOn('wedding', byDay, 'unknown')).toEqual(['omer'])
  expect(rulesOn('wedding', byDay, 'sefardi')).toEqual([])
  expect(hebrewToDayNumber({ year: 5787, month: iyar, day: 20 })).toBe(civil('2027-05-27'))
})

test('only who announces a bris is told that nobody is invited to it', () => {
  const words = { invite: 'מתכבדים להזמינכם לברית המילה' }
  expect(rulesOn('bris', words)).toEqual(['bris-invitation'])
  expect(rulesOn('bris', words, 'chabad')).toEqual(['bris-invitation'])
  expect(rulesOn('bris', words, 'sefardi')).toEqual([])
})
