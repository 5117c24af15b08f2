import { writeGematria, writeYear } from '#shared/calendar/gematria.ts'
import { daysInMonth, monthNumber } from '#shared/calendar/hebrew-date.ts'
import { monthName } from '#shared/calendar/month-name.ts'
import { dateStrings } from '#shared/i18n/date-strings.ts'
import { Field } from '../ui/field.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { Choices, Select } from './choices.tsx'
import {
  asksWhichAdar,
  chooseBy,
  civilRange,
  type DateChoice,
  type HebrewPick,
} from './date-choice.ts'
import classes from './date-dialog.module.css'

interface DateFieldsProps {
  choice: DateChoice
  onChange: (change: Partial<DateChoice>) => void
}

interface CalendarChoiceProps {
  choice: DateChoice
  onChange: (choice: DateChoice) => void
}

/** The calendar that a date is chosen in; another one keeps the day. */
export function CalendarChoice({ choice, onChange }: CalendarChoiceProps) {
  const { by, calendars } = useStrings(dateStrings)
  return (
    <Choices
      legend={by}
      options={[
        ['civil', calendars.civil],
        ['hebrew', calendars.hebrew],
      ]}
      chosen={choice.by}
      onChoose={(by) => onChange(chooseBy(choice, by))}
    />
  )
}

/** A year with one Adar; the names of its months serve for every year. */
const commonYear = 5786

/** A civil date belongs to two Hebrew ones, so the visitor chooses the time of day. */
export function CivilDateFields({ choice, onChange }: DateFieldsProps) {
  const words = useStrings(dateStrings)
  const { times, nightfall, nightfallHint } = words
  return (
    <>
      <Field
        label={words.civilDate}
        type="date"
        dir="ltr"
        {...civilRange}
        value={choice.civil}
        onChange={(civil) => onChange({ civil })}
      />
      <TimeOfDay {...{ choice, onChange, times }} legend={nightfall} hint={nightfallHint} />
    </>
  )
}

interface HebrewDateFieldsProps extends DateFieldsProps {
  thisYear: number
}

export function HebrewDateFields({ choice, onChange, thisYear }: HebrewDateFieldsProps) {
  const words = useStrings(dateStrings)
  const { hebrew } = choice
  const change = (part: Partial<HebrewPick>) => onChange({ hebrew: { ...hebrew, ...part } })
  const days = daysOf(hebrew)
  return (
    <>
      <div className={classes.three}>
        <Select
          label={words.day}
          options={days}
          chosen={hebrew.day}
          onChoose={(day) => change({ day })}
        />
        <Select
          label={words.month}
          options={months}
          chosen={hebrew.month}
          onChoose={(month) => change({ month })}
        />
        <Select
          label={words.year}
          options={yearsAround(thisYear, hebrew.year)}
          chosen={hebrew.year}
          onChoose={(year) => change({ year })}
        />
      </div>
      {hebrew.day > days.length && <p className={classes.note}>{words.shortMonth}</p>}
      {asksWhichAdar(hebrew) && (
        <Choices
          legend={words.whichAdar}
          hint={words.adarHint}
          options={adars(hebrew.year)}
          chosen={hebrew.adar}
          onChoose={(adar) => change({ adar })}
        />
      )}
      <TimeOfDay
        {...{ choice, onChange }}
        legend={words.hebrewNightfall}
        times={words.hebrewTimes}
      />
    </>
  )
}

interface TimeOfDayProps extends DateFieldsProps {
  legend: string
  times: { day: string; evening: string }
  hint?: string
}

function TimeOfDay({ choice, onChange, legend, times, hint }: TimeOfDayProps) {
  return (
    <Choices
      legend={legend}
      hint={hint}
      options={[
        ['day', times.day],
        ['evening', times.evening],
      ]}
      chosen={choice.evening ? 'evening' : 'day'}
      onChoose={(time) => onChange({ evening: time === 'evening' })}
    />
  )
}

/** From Tishrei to Elul; the two Adars of a leap year have their own question. */
const months = [
  ...Array.from({ length: 6 }, (_, i) => monthNumber.tishrei + i),
  1,
  2,
  3,
  4,
  5,
  6,
].map((month) => [month, bothNames({ year: commonYear, month })] as const)

function adars(year: number) {
  return [monthNumber.adar, monthNumber.adarII].map(
    (month) => [month, bothNames({ year, month })] as const,
  )
}

function bothNames(month: { year: number; month: number }): string {
  return `${monthName(month, 'ashkenazi')} · ${monthName(month, 'hebrew')}`
}

/** While the choice of Adar is open, the days of the longer one. */
function daysOf({ year, month, adar }: HebrewPick) {
  const length = daysInMonth(year, month === monthNumber.adar ? (adar ?? month) : month)
  return Array.from({ length }, (_, i) => [i + 1, `${i + 1} · ${writeGematria(i + 1)}`] as const)
}

/** 120 years back and 20 ahead, or further where the field already has a date. */
function yearsAround(thisYear: number, chosen: number) {
  const first = Math.min(thisYear - 120, chosen)
  const last = Math.max(thisYear + 20, chosen)
  return Array.from({ length: last - first + 1 }, (_, i) => last - i).map(
    (year) => [year, `${year} · ${writeYear(year)}`] as const,
  )
}
