import { writeParshaLine } from './date-line.ts'
import type { Moment } from './date-phrase.ts'
import type { DayAbout } from './day-about.ts'
import { type DayFact, factsOf, isSober } from './day-facts.ts'
import { fastNames } from './day-names.ts'
import type { Festival } from './festival.ts'
import { writeGematria } from './gematria.ts'
import { dayNumberToHebrew } from './hebrew-date.ts'
import { writeMolad } from './molad.ts'
import { monthName } from './month-name.ts'
import { type Fast, type OccasionSlug, upcoming } from './occasion.ts'
import { type OmerWord, writeOmerCount } from './omer.ts'

/** A design for a day, with the words that the day gives it. */
export interface DayPoster {
  /** What of the day it is for. */
  about: DayAbout
  /** It is still to come. */
  ahead?: true | undefined
  /** Slug of the design. */
  slug: string
  /** By field; the others keep the design's words. */
  values: Readonly<Record<string, string>>
  /** For one of the two customs only. */
  word?: OmerWord
}

/** The most posters of a moment, for each custom. */
const maxDayPosters = 4
/** How long before an occasion it has posters. */
const daysAhead = 7

type Words = Readonly<Record<string, string>>
type Choice = string | readonly [slug: string, values: Words]

const night = [
  'first-night-of-chanukah',
  'second-night-of-chanukah',
  'third-night-of-chanukah',
  'fourth-night-of-chanukah',
  'fifth-night-of-chanukah',
  'sixth-night-of-chanukah',
  'seventh-night-of-chanukah',
  'eighth-night-of-chanukah',
]

/** Posters of each occasion; two of them are shown, others each year. */
const festive: Readonly<Record<Festival, readonly string[]>> = {
  'rosh-hashanah': ['honey-and-shofar-window', 'shofar-print', 'honey-of-cut-paper'],
  'yom-kippur': ['candle-on-kippur-night', 'sealed-for-good', 'machzor-and-candle'],
  sukkos: ['lulav-in-the-loggia', 'sukkah-of-cut-paper', 'four-kinds-print'],
  'simchas-torah': ['flag-and-apple-window', 'joy-of-torah', 'scrolls-and-flags'],
  pesach: ['seder-in-spring', 'matzah-in-lace', 'cup-of-the-seder'],
  shavuos: ['first-fruits-window', 'sinai-in-flower', 'luchos-print'],
}
const chanukah = ['menorah-in-rays', 'menorah-print', 'dreidels-on-the-table']
const purim = ['megillah-over-the-city', 'golden-megillah', 'gragger-and-confetti']
const tuBiShvat = ['fruit-on-the-terrace', 'seven-kinds-in-tiles', 'date-palm-print']
const lagBaOmer = ['lag-baomer-bonfire', 'bow-on-the-terrace', 'bonfire-in-lace']
const tenDays = ['open-sefer-print', 'sealed-for-good']
/** Occasions without those whose posters name a parsha or a month. */
type Greeted = Exclude<OccasionSlug, 'good-shabbos' | 'rosh-chodesh'>
/** Greetings that are sent before the day too. */
const greetings: Readonly<Record<Greeted, readonly string[]>> = {
  ...festive,
  chanukah,
  purim,
  'tu-bishvat': tuBiShvat,
  'lag-baomer': lagBaOmer,
}
const elul = ['shofar-print', 'silver-shofar']
const havdalah = ['havdalah-by-the-sea', 'havdalah-flame', 'havdalah-print', 'havdalah-in-tiles']

const moed: Words = { greeting: 'א גוטן מועד', 'second-greeting': 'A Guten Moed' }
const yomTov: Words = { greeting: 'א גוטן יום טוב', 'second-greeting': 'Good Yom Tov' }

/** Posters of Shabbos, with the line that can name the parsha. */
const shabbosPosters: readonly (readonly [slug: string, field: string])[] = [
  ['shabbos-window', 'second-greeting'],
  ['shabbos-light-print', 'second-greeting'],
  ['candles-at-nightfall', 'second-greeting'],
  ['shabbos-at-the-gate', 'second-greeting'],
  ['candlesticks-in-the-garden', 'second-greeting'],
  ['shabbos-candles-in-gold', 'second-greeting'],
]
/** The design, and its line for the month. */
const monthPosters: readonly (readonly [slug: string, field: string])[] = [
  ['moon-and-carnations', 'occasion'],
  ['three-crescents', 'occasion'],
  ['from-moon-to-moon', 'occasion'],
  ['new-moon-in-the-margin', 'occasion'],
]

/**
 * The posters of a moment, the weightiest first, by the calendar alone.
 *
 * @example postersOf({ dayNumber: 740112, evening: false, place: 'diaspora' })[0]?.values.day
 *   // 'היום תשעה עשר יום שהם שני שבועות וחמישה ימים לעומר'
 */
export function postersOf(moment: Moment): DayPoster[] {
  const facts = factsOf(moment)
  const found = [
    ...facts.flatMap((fact) => postersFor(fact, moment)),
    ...ofComing(facts, moment).map(ahead),
    ...(facts.every(isSeason) ? ofTheWeek(moment).map(ahead) : []),
  ]
  const first = found.filter((each, i) => found.findIndex((one) => isSame(one, each)) === i)
  const shown = [...new Set(first.map(({ slug }) => slug))].slice(0, maxDayPosters)
  return first.filter(({ slug }) => shown.includes(slug))
}

/** A season lasts for weeks, and most of its days are ordinary weekdays. */
function isSeason({ kind }: DayFact): boolean {
  return kind === 'elul' || kind === 'ten-days'
}

function isSame(one: DayPoster, other: DayPoster): boolean {
  return one.slug === other.slug && one.word === other.word
}

function postersFor(fact: DayFact, moment: Moment): DayPoster[] {
  switch (fact.kind) {
    case 'festival':
      return ofFestival(fact, moment)
    case 'erev':
      return ofEve(fact.of, moment)
    case 'purim':
      return plain('purim', turn(purim, yearOf(moment)))
    case 'shushan-purim':
      return [['megillah-print', { greeting: 'שושן פורים' }] as const].map(poster('purim'))
    case 'tu-bishvat':
      return plain('tu-bishvat', turn(tuBiShvat, yearOf(moment)))
    case 'lag-baomer':
      return plain('lag-baomer', turn(lagBaOmer, yearOf(moment)).slice(0, 2))
    case 'chanukah':
      return plain('chanukah', night[(fact.tonight ?? fact.lit ?? 1) - 1] ?? [])
    case 'omer':
      return ofOmer(fact.count)
    case 'fast':
      return [fastPoster(fact.fast)].map(poster('fast'))
    case 'rosh-chodesh':
      return ofMonth(fact)
    case 'mevarchim':
      return ofAnnouncement(fact)
    case 'shabbos':
      return ofTheWeek(moment)
    case 'motzei-shabbos':
      return plain('motzei-shabbos', turn(havdalah, weekOf(moment)).slice(0, 1))
    case 'elul':
      return plain('elul', turn(elul, weekOf(moment)).slice(0, 1))
    case 'ten-days':
      return plain('yom-kippur', turn(tenDays, yearOf(moment)).slice(0, 1))
    default:
      return []
  }
}

function ofFestival(fact: DayFact & { kind: 'festival' }, moment: Moment): DayPoster[] {
  const { festival, part } = fact
  if (part === 'yom-tov' || part === 'shemini-atzeres') {
    const { day } = dayNumberToHebrew(moment.dayNumber)
    const isLast = festival === 'pesach' && day > 20
    if (isLast) return [['matzah-print', yomTov] as const].map(poster('pesach'))
    return plain(festival, turn(festive[festival], yearOf(moment)).slice(0, 2))
  }
  if (part === 'hoshana-rabbah') return plain('sukkos', ['sukkah-under-the-stars'])
  if (festival === 'pesach') return [['matzah-print', moed] as const].map(poster('pesach'))
  return plain('sukkos', ['sukkah-under-the-stars', 'esrog-in-laurel'])
}

function ofEve(of: Festival | 'purim' | 'shabbos', moment: Moment): DayPoster[] {
  if (of === 'shabbos') return ofTheWeek(moment)
  const slugs = of === 'purim' ? purim : festive[of]
  return plain(of, turn(slugs, yearOf(moment)).slice(0, 2))
}

/** Greetings for what comes within a week. None on Yom Tov, on a fast or in the Three Weeks. */
function ofComing(facts: readonly DayFact[], moment: Moment): DayPoster[] {
  if (isSober(facts) || facts.some((fact) => 'part' in fact && fact.part === 'yom-tov')) return []
  const { dayNumber, place } = moment
  const coming = upcoming(dayNumber, Number.POSITIVE_INFINITY, place).filter(
    ({ firstDay }) => firstDay > dayNumber && firstDay <= dayNumber + daysAhead,
  )
  return coming.flatMap(({ slug }) => {
    if (slug === 'good-shabbos' || slug === 'rosh-chodesh') return []
    return plain(slug, turn(greetings[slug], yearOf(moment)).slice(0, 2))
  })
}

function ofOmer(count: number): DayPoster[] {
  const english = `Day ${count} of the Omer`
  return (['לעומר', 'בעומר'] as const).flatMap((word): DayPoster[] => {
    const short = `${writeGematria(count)} ${word}`
    const values = { 'second-greeting': english }
    return [
      {
        about: 'omer',
        slug: 'omer-sheaf-print',
        values: { day: writeOmerCount(count, word), ...values },
        word,
      },
      { about: 'omer', slug: 'counting-the-omer', values: { day: short, ...values }, word },
    ]
  })
}

function ofMonth({ year, month, molad }: DayFact & { kind: 'rosh-chodesh' }): DayPoster[] {
  const name = `ראש חודש ${monthName({ year, month }, 'hebrew')}`
  const [slug, field] = turn(monthPosters, month)[0] ?? []
  const withMolad = ['new-moon-print', { day: name, wish: moladLine(molad) }] as const
  const plainMonth = slug && field ? [[slug, { [field]: name }] as const] : []
  return [withMolad, ...plainMonth].map(poster('rosh-chodesh'))
}

function ofAnnouncement({ year, month, molad }: DayFact & { kind: 'mevarchim' }): DayPoster[] {
  const values = {
    greeting: 'שבת מברכים',
    day: `חודש ${monthName({ year, month }, 'hebrew')}`,
    'second-greeting': '',
    wish: moladLine(molad),
  }
  return [['new-moon-print', values] as const].map(poster('mevarchim'))
}

function moladLine(molad: Parameters<typeof writeMolad>[0]): string {
  return `המולד: ${writeMolad(molad, 'he')}`
}

/** The other designs of Shabbos have no line for the parsha. */
function ofTheWeek(moment: Moment): DayPoster[] {
  const parsha = writeParshaLine(moment.dayNumber, { language: 'he', place: moment.place })
  const [first, second] = turn(shabbosPosters, weekOf(moment))
  return [first, second].flatMap((each) =>
    each ? poster('shabbos')([each[0], parsha === '' ? {} : { [each[1]]: parsha }]) : [],
  )
}

function fastPoster(fast: Exclude<Fast, 'yom-kippur'>): Choice {
  const name = fastNames[fast]
  return fast === 'tisha-bav'
    ? ['candle-on-kippur-night', { greeting: name, 'second-greeting': 'Tisha B’Av' }]
    : ['machzor-in-grey', { greeting: 'צום קל', wish: name }]
}

function plain(about: DayAbout, slugs: string | readonly string[]): DayPoster[] {
  return (typeof slugs === 'string' ? [slugs] : slugs).map(poster(about))
}

function ahead(poster: DayPoster): DayPoster {
  return { ...poster, ahead: true }
}

function poster(about: DayAbout): (choice: Choice) => DayPoster {
  return (choice) => {
    const [slug, values] = typeof choice === 'string' ? [choice, {}] : choice
    return { about, slug, values }
  }
}

/** The list, beginning elsewhere. */
function turn<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function yearOf({ dayNumber }: Moment): number {
  return dayNumberToHebrew(dayNumber).year
}

/** A number that grows by one on each Sunday. */
function weekOf({ dayNumber }: Moment): number {
  return Math.floor(dayNumber / 7)
}
