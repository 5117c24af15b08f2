import { weekdayOf } from '../calendar/civil-date.ts'
import { type DayFact, newMonthDays } from '../calendar/day-facts.ts'
import { writeMolad } from '../calendar/molad.ts'
import { monthName } from '../calendar/month-name.ts'
import type { Fast } from '../calendar/occasion.ts'
import type { OmerWord } from '../calendar/omer.ts'
import { weekdayName } from '../calendar/weekday-name.ts'
import { hebrew } from './he/today-strings.ts'
import type { Strings } from './language.ts'
import { englishNames } from './occasion-strings.ts'
import { yiddish } from './yi/today-strings.ts'

/** A fact of a day in words: its name, and what to know of it. */
interface FactWords {
  name: string
  note?: string | undefined
}

/** The time of day, and the visitor's custom in counting the Omer. */
export interface FactOptions {
  evening: boolean
  word: OmerWord
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']
const ordinal = (count: number) => ordinals[count - 1] ?? String(count)

const fasts: Readonly<Record<Exclude<Fast, 'yom-kippur'>, string>> = {
  'tzom-gedaliah': 'Tzom Gedaliah',
  'asarah-bteves': 'Asarah B’Teves',
  'taanis-esther': 'Taanis Esther',
  'shivah-asar-btamuz': 'Shivah Asar B’Tamuz',
  'tisha-bav': 'Tisha B’Av',
}

/** The words of the page of the day, in English. */
const english = {
  title: 'Today',
  hebrew: 'היום',
  description:
    'The Hebrew date, the parsha, the Omer, Rosh Chodesh and its molad, each Yom Tov and fast, with posters of the day to send.',
  time: 'Time of day',
  times: { day: 'By day', evening: 'After nightfall' },
  nightfall:
    'Nightfall is worked out for the main city of your time zone. Where you are it can be earlier or later.',
  posters: 'Posters of the day',
  noPosters: 'No posters for today.',
  word: 'Your custom',
  advice: 'Customs differ. Ask your rov about any day that is in doubt.',
  parsha: (name: string) => `Parshas ${name}`,
  fact: (fact: DayFact, { evening }: FactOptions): FactWords => factWords(fact, evening),
}

export type TodayStrings = typeof english

export const todayStrings: Strings<TodayStrings> = { en: english, he: hebrew, yi: yiddish }

function factWords(fact: DayFact, evening: boolean): FactWords {
  switch (fact.kind) {
    case 'festival':
      return { name: festivalName(fact) }
    case 'purim':
      return { name: 'Purim' }
    case 'shushan-purim':
      return { name: 'Shushan Purim' }
    case 'tu-bishvat':
      return { name: 'Tu BiShvat' }
    case 'lag-baomer':
      return { name: 'Lag BaOmer' }
    case 'chanukah':
      return chanukahWords(fact, evening)
    case 'omer':
      return omerWords(fact.count, evening)
    case 'fast':
      return { name: fasts[fact.fast], note: 'Ask your shul for its times.' }
    case 'rosh-chodesh':
      return { name: roshChodeshName(fact), note: moladNote(fact) }
    case 'mevarchim':
      return { name: 'Shabbos Mevarchim', note: `${announced(fact)} ${moladNote(fact)}` }
    case 'erev':
      return { name: `Erev ${erevName(fact.of)}` }
    case 'shabbos':
      return { name: 'Shabbos' }
    case 'motzei-shabbos':
      return { name: 'Motzei Shabbos' }
    case 'elul':
      return { name: 'Elul', note: 'The month before Rosh Hashanah.' }
    case 'ten-days':
      return { name: 'Aseres Yemei Teshuvah' }
    case 'three-weeks':
      return { name: 'The Three Weeks', note: customs }
    case 'nine-days':
      return { name: 'The Nine Days', note: customs }
  }
}

const customs = 'Customs differ: ask your rov.'

function festivalName({ festival, part }: DayFact & { kind: 'festival' }): string {
  if (part === 'hoshana-rabbah') return 'Hoshana Rabbah'
  if (part === 'shemini-atzeres') return 'Shemini Atzeres'
  return part === 'chol-hamoed' ? `Chol Hamoed ${englishNames[festival]}` : englishNames[festival]
}

function erevName(of: (DayFact & { kind: 'erev' })['of']): string {
  return of === 'shabbos' ? 'Shabbos' : englishNames[of]
}

function chanukahWords({ lit, tonight }: DayFact & { kind: 'chanukah' }, evening: boolean) {
  if (lit === undefined) return { name: 'Erev Chanukah', note: 'Tonight: the first candle.' }
  const name = `${ordinal(lit)} ${evening ? 'night' : 'day'} of Chanukah`
  if (tonight === undefined) return { name }
  return { name, note: `Tonight: the ${ordinal(tonight).toLowerCase()} candle.` }
}

function omerWords(count: number, evening: boolean): FactWords {
  const name = `Day ${count} of the Omer`
  return evening || count === 49 ? { name } : { name, note: `Tonight: day ${count + 1}.` }
}

function roshChodeshName(fact: DayFact & { kind: 'rosh-chodesh' }): string {
  const name = `Rosh Chodesh ${monthName(fact, 'ashkenazi')}`
  return fact.part === 'only' ? name : `${name}, ${fact.part} day`
}

function moladNote({ molad }: DayFact & { kind: 'rosh-chodesh' | 'mevarchim' }): string {
  return `The molad: ${writeMolad(molad, 'en')}.`
}

function announced(fact: DayFact & { kind: 'mevarchim' }): string {
  const days = newMonthDays(fact).map((day) => weekdayName(weekdayOf(day), 'en'))
  const names = days.map((name) => name.replace('Saturday', 'Shabbos'))
  return `Rosh Chodesh ${monthName(fact, 'ashkenazi')} is on ${names.join(' and ')}.`
}
