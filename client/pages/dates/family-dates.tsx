import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { civilDateOf, civilToDayNumber, dayNumberToCivil } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import {
  type EventTime,
  type FamilyDate,
  simchasOf,
  yearlyDates,
} from '#shared/calendar/family-dates.ts'
import type { Place } from '#shared/calendar/festival.ts'
import { dayNumberToHebrew, hebrewDayOf } from '#shared/calendar/hebrew-date.ts'
import type { DatedEvent } from '#shared/dated-event.ts'
import { datesStrings } from '#shared/i18n/dates-strings.ts'
import type { Language } from '#shared/i18n/language.ts'
import type { KeptDate } from '#shared/kept-dates.ts'
import type { PageOf } from '#shared/page.ts'
import { choiceOf, type DateChoice, dayOf } from '../../card-tools/date-choice.ts'
import { CalendarChoice, CivilDateFields, HebrewDateFields } from '../../card-tools/date-fields.tsx'
import { PlaceChoice } from '../../card-tools/place-choice.tsx'
import { placeOfDevice } from '../../card-tools/place-of-device.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import { DateRow, YearRow } from './date-rows.tsx'
import classes from './family-dates.module.css'
import { KeptDates } from './kept-dates.tsx'
import { useDateWays } from './use-date-ways.ts'

type FamilyDatesProps = Omit<PageOf<'dates'>, 'name'>

/** Years that are listed of birthdays, anniversaries and yahrzeits. */
const listedYears = 20
/** Years of these that are always shown, from the first. */
const firstYears = 3

const yearlyEvent = {
  boy: 'birthday',
  girl: 'birthday',
  wedding: 'anniversary',
  petirah: 'yahrzeit',
} as const satisfies Record<DatedEvent, FamilyDate['event']>

/** The form for the date of an event, and the days that follow from it. */
export function FamilyDates({ of, cards }: FamilyDatesProps) {
  const language = useLanguage()
  const words = useStrings(datesStrings)
  const [today] = useState(() => civilToDayNumber(civilDateOf(new Date())))
  const [choice, setChoice] = useState(() => choiceOf(today))
  const [place, setPlace] = useState(placeOfDevice)
  const time = timeOf(choice)
  return (
    <div className={classes.columns}>
      <div>
        <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
          <h2 className={classes.question}>{words.when[of]}</h2>
          <CalendarChoice choice={choice} onChange={setChoice} />
          <DateFields
            {...{ choice, today }}
            onChange={(part) => setChoice({ ...choice, ...part })}
          />
          <PlaceChoice chosen={place} onChoose={setPlace} />
          <p className={classes.chosen} role="status">
            {time ? <bdi>{bothDates(choice, language)}</bdi> : words.noDate}
          </p>
        </form>
        <KeptDates of={of} time={time} onOpen={(kept) => setChoice(choiceOfKept(kept))} />
      </div>
      {time && <FollowingDays {...{ of, cards, place }} {...datesOf(of, time, { today, place })} />}
    </div>
  )
}

interface FollowingDaysProps extends FamilyDatesProps, Dates {
  place: Place
}

/** The days that follow from an event, each with its card, and all of them for a calendar. */
function FollowingDays({ of, cards, place, simchas, years }: FollowingDaysProps) {
  const words = useStrings(datesStrings)
  const ways = useDateWays({ cards, place })
  const all = [...simchas, ...years]
  const [english, hebrew] = words.events[yearlyEvent[of]]
  const row = { place, ways }
  const yearRows = (dates: readonly FamilyDate[]) => (
    <ul className={classes.list}>
      {dates.map((date) => (
        <YearRow key={date.years} {...{ date, card: cards[date.event], ...row }} />
      ))}
    </ul>
  )
  return (
    <section className={classes.days} aria-label={words.days}>
      <ul className={classes.list}>
        {simchas.map((date) => (
          <DateRow key={date.event} {...{ date, card: cards[date.event], ...row }} />
        ))}
      </ul>
      <h2 className={classes.title}>
        {english} <bdi lang="he">{hebrew}</bdi>
      </h2>
      {yearRows(years.slice(0, firstYears))}
      <details className={classes.more}>
        <summary>{words.moreYears(years.length - firstYears)}</summary>
        {yearRows(years.slice(firstYears))}
      </details>
      <p className={classes.advice}>{words.advice}</p>
      <Button
        look="green"
        className={classes.all}
        icon={CalendarPlus}
        onClick={() => ways.save(all)}
      >
        {words.addAll(all.length)}
      </Button>
    </section>
  )
}

interface DateFieldsProps {
  choice: DateChoice
  today: number
  onChange: (part: Partial<DateChoice>) => void
}

function DateFields({ choice, today, onChange }: DateFieldsProps) {
  if (choice.by === 'civil') return <CivilDateFields {...{ choice, onChange }} />
  const thisYear = dayNumberToHebrew(today).year
  return <HebrewDateFields {...{ choice, onChange, thisYear }} />
}

interface Dates {
  simchas: readonly FamilyDate[]
  years: readonly FamilyDate[]
}

function datesOf(of: DatedEvent, time: EventTime, at: { today: number; place: Place }): Dates {
  const { today: from, place } = at
  const isChild = of === 'boy' || of === 'girl'
  return {
    simchas: isChild ? simchasOf(of, time, place) : [],
    years: yearlyDates(yearlyEvent[of], time, { from, count: listedYears, place }),
  }
}

/** The chosen civil date and time of day; undefined while a part of it is open. */
function timeOf(choice: DateChoice): EventTime | undefined {
  const day = dayOf(choice)
  if (day === undefined) return undefined
  const afterNightfall = choice.evening
  return { date: dayNumberToCivil(afterNightfall ? day - 1 : day), afterNightfall }
}

function choiceOfKept({ date, evening }: KeptDate): DateChoice {
  return choiceOf(hebrewDayOf(date, { afterNightfall: evening }), evening)
}

function bothDates(choice: DateChoice, language: Language): string {
  const day = dayOf(choice)
  if (day === undefined) return ''
  const { evening } = choice
  const hebrew = writeDateLine(day, { language, weekday: 'none' })
  return `${hebrew} · ${writeDateLine(day, { language, calendar: 'civil', evening })}`
}
