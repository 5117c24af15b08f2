import { useId, useState } from 'react'
import { civilToDayNumber, weekdayOf } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { datePhrases, dayNamedIn } from '#shared/calendar/date-phrase.ts'
import { inPlaceOf, linesToFollow } from '#shared/calendar/follow-date.ts'
import { dayNumberToHebrew, hebrewToDayNumber } from '#shared/calendar/hebrew-date.ts'
import { readHebrewDate } from '#shared/calendar/read-date.ts'
import { dateStrings } from '#shared/i18n/date-strings.ts'
import { Button } from '../ui/button.tsx'
import { Choices } from './choices.tsx'
import { choiceOf, chooseBy, type DateChoice, dayOf } from './date-choice.ts'
import classes from './date-dialog.module.css'
import { CivilDateFields, HebrewDateFields } from './date-fields.tsx'
import type { DateKind } from './field-kind.ts'
import { lineChoiceFor, lineOf } from './line-choice.ts'
import { LineFields } from './line-fields.tsx'
import { OtherLines } from './other-lines.tsx'
import { ToolDialog, type ToolDialogProps } from './tool-dialog.tsx'

interface DateDialogProps extends ToolDialogProps {
  kind: DateKind
  /** What stands in the field. */
  value: string
  /** Of the design. */
  language: string
  /** The other texts of the card. */
  others: readonly OtherText[]
  /** `changes` are of other texts, by id. */
  onWrite: (line: string, changes: Record<string, string>) => void
}

export interface OtherText {
  id: string
  label: string
  value: string
}

/** Writes a date into a field: chosen by either calendar, as it is custom. */
export function DateDialog(props: DateDialogProps) {
  const { kind, value, language, others, onWrite, ...frame } = props
  const today = dayNumberOf(new Date())
  const [date, setDate] = useState(() =>
    choiceOf(startOf([value, ...others.map((each) => each.value)], today), isEvening(value)),
  )
  const [words, setWords] = useState(() => lineChoiceFor(value, language, kind))
  const formId = useId()
  const dayNumber = dayOf(date)
  const { evening } = date
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const named = dayNumber === undefined ? '' : lineOf(dayNumber, words, { kind, evening })
  const isSameLanguage = words.language === lineChoiceFor(value, language, kind).language
  const line = named && isSameLanguage ? inPlaceOf(value, named) : named
  const dated =
    dayNumber === undefined
      ? []
      : linesToFollow(others, {
          ...{ dayNumber, evening, place: words.place, before: value },
          language: language === 'yi' ? 'yi' : 'he',
        })
  const changed = dated.filter(({ id, follows }) => chosen[id] ?? follows)
  const DateFields = date.by === 'civil' ? CivilDateFields : HebrewDateFields
  return (
    <ToolDialog
      {...frame}
      title={dateStrings.title}
      lead={dateStrings.lead}
      closeLabel={dateStrings.close}
      foot={
        <div className={classes.result}>
          <div className={classes.line} role="status">
            <span className={classes.label}>{dateStrings.line}</span>
            {line ? (
              <bdi className={classes.words} lang={words.language}>
                {line}
              </bdi>
            ) : (
              <span>{dayNumber === undefined ? dateStrings.noDate : dateStrings.noParsha}</span>
            )}
            {line && dayNumber !== undefined && (
              <span className={classes.same}>{dateStrings.same(sameDay(dayNumber, date))}</span>
            )}
          </div>
          <Button type="submit" form={formId} disabled={line === ''}>
            {dateStrings.write}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          // React hands it on to the form that the dialog may have been opened from.
          event.stopPropagation()
          onWrite(
            line,
            Object.fromEntries(changed.flatMap(({ id, next }) => (next ? [[id, next]] : []))),
          )
        }}
      >
        <Choices
          legend={dateStrings.by}
          options={[
            ['civil', dateStrings.calendars.civil],
            ['hebrew', dateStrings.calendars.hebrew],
          ]}
          chosen={date.by}
          onChoose={(by) => setDate(chooseBy(date, by))}
        />
        <DateFields
          choice={date}
          onChange={(change) => setDate({ ...date, ...change })}
          thisYear={dayNumberToHebrew(today).year}
        />
        <LineFields
          kind={kind}
          dayNumber={dayNumber}
          evening={evening}
          choice={words}
          onChange={(change) => setWords({ ...words, ...change })}
        />
        <OtherLines
          lines={dated}
          labelOf={(id) => others.find((each) => each.id === id)?.label ?? id}
          isChosen={(one) => changed.includes(one)}
          onChoose={(id, isChosen) => setChosen({ ...chosen, [id]: isChosen })}
        />
      </form>
    </ToolDialog>
  )
}

/** The date in the field, else in another, else today, or its Shabbos where the field is for one. */
function startOf([value = '', ...others]: readonly string[], today: number): number {
  const written = readHebrewDate(value)
  if (written) return hebrewToDayNumber(written)
  const named = [value, ...others].map(dayNamedIn).find((day) => day !== undefined)
  const isShabbos = /שבת פרשת|Shabb\w+ Para?sh/.test(value)
  return named ?? (isShabbos ? today + 6 - weekdayOf(today) : today)
}

function isEvening(value: string): boolean {
  return datePhrases(value).some(({ form }) => form.evening)
}

/** By the visitor's own clock. */
function dayNumberOf(date: Date): number {
  return civilToDayNumber({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  })
}

/** What was chosen by one calendar as the other has it, to see that it is right. */
function sameDay(dayNumber: number, { by, evening }: DateChoice): string {
  const calendar = by === 'civil' ? 'hebrew' : 'civil'
  return writeDateLine(dayNumber, { language: 'en', calendar, evening })
}
