import { type CivilDate, weekdayOf } from './civil-date.ts'
import { type DayNote, dayNotes, type FamilyEvent } from './day-notes.ts'
import { isYomTov, type Place } from './festival.ts'
import { dayNumberToHebrew, hebrewDayOf, hebrewToDayNumber } from './hebrew-date.ts'
import { type Observances, observancesOf, type Remembered } from './observance.ts'

export type Child = 'boy' | 'girl'

/** The civil date and time of day of an event. Nightfall depends on the place, so a person says it. */
export interface EventTime {
  date: CivilDate
  afterNightfall: boolean
}

/** A day that a family keeps. */
export interface FamilyDate {
  event: FamilyEvent
  /** Day number of the Hebrew day. */
  day: number
  /** Whether it is in the evening that the day begins with. */
  evening: boolean
  /** Years since the event; 0 in its first weeks. */
  years: number
  /** Of a bar mitzvah: the day from which the mitzvos bind him. `day` is the Shabbos then or after. */
  comesOfAge?: number
  /** Days that others keep, by custom. */
  otherDays: readonly number[]
  notes: readonly DayNote[]
}

const saturday = 6
const upsherinAge = 3
const barMitzvahAge = 13
const basMitzvahAge = 12

/**
 * The simchas of a child in the order of their days, without the birthdays.
 *
 * A pidyon haben is listed for every boy; whether there is one, a family knows. It is not on Shabbos
 * or Yom Tov, and neither is a haircut: both are on the next day that is neither.
 *
 * @see Shulchan Aruch, Yoreh Deah 262, 305
 * @throws RangeError if there is no such date
 * @example simchasOf('boy', { date: { year: 2026, month: 11, day: 12 }, afterNightfall: true }, 'diaspora')
 *   .map(({ event, day }) => [event, day]) // [['shalom-zachor', 739933], ['bris', 739940], ...]
 */
export function simchasOf(child: Child, born: EventTime, place: Place): FamilyDate[] {
  const birth = hebrewDayOf(born.date, born)
  if (child === 'girl') {
    const { day, otherDays, notes } = observed('bar-mitzvah', birth, basMitzvahAge)
    return [at('bas-mitzvah', day, { place, years: basMitzvahAge, otherDays, notes })]
  }
  const thirdBirthday = observed('birthday', birth, upsherinAge)
  const ofAge = observed('bar-mitzvah', birth, barMitzvahAge)
  return [
    at('shalom-zachor', firstFridayNight(birth, born), { place, evening: true }),
    at('bris', birth + 7, { place }),
    at('pidyon-haben', afterRest(birth + 30, place), { place, dueDay: birth + 30 }),
    at('upsherin', afterRest(thirdBirthday.day, place), {
      place,
      years: upsherinAge,
      dueDay: thirdBirthday.day,
      notes: thirdBirthday.notes,
    }),
    {
      ...at('bar-mitzvah', shabbosFrom(ofAge.day), {
        place,
        years: barMitzvahAge,
        notes: ofAge.notes,
      }),
      comesOfAge: ofAge.day,
    },
  ]
}

/**
 * The days in each of the next years that remember an event.
 *
 * @param from a day number: the first day is on it or later
 * @param count how many
 * @throws RangeError if there is no such date
 * @example yearlyDates('anniversary', { date: { year: 2020, month: 6, day: 9 }, afterNightfall: false },
 *   { from: 739993, count: 20, place: 'diaspora' })[0]?.years // 7
 */
export function yearlyDates(
  event: 'birthday' | 'anniversary' | 'yahrzeit',
  { date, afterNightfall }: EventTime,
  { from, count, place }: { from: number; count: number; place: Place },
): FamilyDate[] {
  const first = hebrewDayOf(date, { afterNightfall })
  const yearsPassed = dayNumberToHebrew(from).year - dayNumberToHebrew(first).year
  const start = Math.max(1, yearsPassed)
  // One more, because the day of the first year may have passed.
  return Array.from({ length: count + 1 }, (_, index) => {
    const years = start + index
    const { day, otherDays, notes } = observed(event, first, years)
    return at(event, day, { place, years, otherDays, notes })
  })
    .filter(({ day }) => day >= from)
    .slice(0, count)
}

interface Circumstances {
  place: Place
  evening?: boolean
  years?: number
  /** The day before it was put off. */
  dueDay?: number
  otherDays?: readonly number[]
  notes?: readonly DayNote[]
}

function at(event: FamilyEvent, day: number, circumstances: Circumstances): FamilyDate {
  const { place, evening = false, years = 0, dueDay = day, otherDays = [] } = circumstances
  const { notes = [] } = circumstances
  const putOff: DayNote[] = dueDay === day ? [] : ['put-off']
  const ofDay = dayNotes(event, day, place)
  return { event, day, evening, years, otherDays, notes: [...putOff, ...notes, ...ofDay] }
}

function observed(remembered: Remembered, originalDay: number, years: number) {
  const original = dayNumberToHebrew(originalDay)
  const observances = observancesOf(remembered, original, original.year + years)
  const [day = originalDay, ...otherDays] = observances.choices.map(({ date }) =>
    hebrewToDayNumber(date),
  )
  return { day, otherDays, notes: notesOf(observances) }
}

function notesOf({ choices, askYourRov }: Observances): DayNote[] {
  if (!askYourRov) return []
  const isOfAdar = choices.some(({ reason }) => reason.endsWith('-adar'))
  return [isOfAdar ? 'two-adars' : 'no-thirtieth']
}

/** Of a boy born on Friday night, that night; of one born on Shabbos by day, the next. */
function firstFridayNight(birth: number, { afterNightfall }: EventTime): number {
  const isShabbosByDay = weekdayOf(birth) === saturday && !afterNightfall
  return shabbosFrom(isShabbosByDay ? birth + 1 : birth)
}

function shabbosFrom(day: number): number {
  return day + saturday - weekdayOf(day)
}

function afterRest(day: number, place: Place): number {
  const isRest = weekdayOf(day) === saturday || isYomTov(dayNumberToHebrew(day), place)
  return isRest ? afterRest(day + 1, place) : day
}
