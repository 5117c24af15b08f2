import { CalendarPlus } from 'lucide-react'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import type { FamilyDate } from '#shared/calendar/family-dates.ts'
import type { Place } from '#shared/calendar/festival.ts'
import type { CardSummary } from '#shared/card.ts'
import { type DatesStrings, datesStrings } from '#shared/i18n/dates-strings.ts'
import type { Language } from '#shared/i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import classes from './date-rows.module.css'
import { titleOf } from './title-of.ts'
import type { DateWays } from './use-date-ways.ts'

interface DateRowProps {
  date: FamilyDate
  card: CardSummary | undefined
  place: Place
  ways: DateWays
}

/** A simcha: its card, its day in both calendars, what to know of it, and what to do. */
export function DateRow({ date, card, place, ways }: DateRowProps) {
  const words = useStrings(datesStrings)
  const [name, hebrew] = words.events[date.event]
  return (
    <li className={classes.row}>
      {card && (
        <Picture
          folder="cards"
          picture={card.picture}
          alt=""
          sizes="96px"
          className={classes.picture}
        />
      )}
      <div className={classes.text}>
        <h2 className={classes.name}>
          {name} {hebrew && <bdi lang="he">{hebrew}</bdi>}
        </h2>
        <Days {...{ date, place }} />
        <Remarks date={date} />
      </div>
      <Ways {...{ date, card, place, ways }} />
    </li>
  )
}

/** One year of a birthday, an anniversary or a yahrzeit. */
export function YearRow({ date, card, place, ways }: DateRowProps) {
  const words = useStrings(datesStrings)
  return (
    <li className={`${classes.row} ${classes.year}`}>
      <div className={classes.text}>
        <h3 className={classes.count}>{titleOf(date, words)}</h3>
        <Days {...{ date, place }} />
        <Remarks date={date} />
      </div>
      <Ways {...{ date, card, place, ways }} />
    </li>
  )
}

function Days({ date, place }: Pick<DateRowProps, 'date' | 'place'>) {
  const language = useLanguage()
  const hebrew = language === 'yi' ? language : 'he'
  const { day, evening } = date
  return (
    <>
      <p className={classes.civil}>{civilLine(date, language)}</p>
      <p>
        <bdi className={classes.hebrew} lang={hebrew}>
          {writeDateLine(day, { language: hebrew, evening, parsha: place })}
        </bdi>
      </p>
    </>
  )
}

function Remarks({ date }: Pick<DateRowProps, 'date'>) {
  const language = useLanguage()
  const words = useStrings(datesStrings)
  return remarksOn(date, words, language).map((remark) => (
    <p className={classes.note} key={remark}>
      {remark}
    </p>
  ))
}

function Ways({ date, card, ways }: DateRowProps) {
  const words = useStrings(datesStrings)
  const of = [titleOf(date, words), civilLine(date, useLanguage())] as const
  return (
    <div className={classes.ways}>
      {card && (
        <Button
          onClick={() => ways.makeCard(card, date)}
          aria-label={words.makeCardFor(...of)}
          busy={ways.making === date}
        >
          {words.makeCard}
        </Button>
      )}
      <button
        type="button"
        className={classes.calendar}
        aria-label={words.calendarFor(...of)}
        onClick={() => ways.save([date])}
      >
        <CalendarPlus aria-hidden />
        {words.calendar}
      </button>
    </div>
  )
}

function remarksOn(date: FamilyDate, words: DatesStrings, language: Language): string[] {
  const { event, comesOfAge, otherDays, notes } = date
  const about = event in words.about ? words.about[event as keyof DatesStrings['about']] : undefined
  const others = otherDays.map((day) => civilLine({ day, evening: false }, language))
  return [
    ...(about ? [about] : []),
    ...(comesOfAge
      ? [words.comesOfAge(civilLine({ day: comesOfAge, evening: true }, language))]
      : []),
    ...notes.map((note) => words.notes[note]),
    ...(others.length > 0 ? [words.others(others.join('; '))] : []),
  ]
}

function civilLine({ day, evening }: Pick<FamilyDate, 'day' | 'evening'>, language: Language) {
  return writeDateLine(day, { language, calendar: 'civil', evening })
}
