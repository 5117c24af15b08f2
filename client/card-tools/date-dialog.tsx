import { useId, useState } from 'react'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
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
import { ToolDialog, type ToolDialogProps } from './tool-dialog.tsx'

interface DateDialogProps extends ToolDialogProps {
  kind: DateKind
  /** What stands in the field. */
  value: string
  /** Of the design. */
  language: string
  onWrite: (line: string) => void
}

/** Writes a date into a field: chosen by either calendar, as it is custom. */
export function DateDialog({ kind, value, language, onWrite, ...frame }: DateDialogProps) {
  const today = dayNumberOf(new Date())
  const [date, setDate] = useState(() => choiceOf(startOf(value, today)))
  const [words, setWords] = useState(() => lineChoiceFor(value, language))
  const formId = useId()
  const dayNumber = dayOf(date)
  const { evening } = date
  const line = dayNumber === undefined ? '' : lineOf(dayNumber, words, { kind, evening })
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
          onWrite(line)
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
      </form>
    </ToolDialog>
  )
}

/** The date in the field, or today. */
function startOf(value: string, today: number): number {
  const written = readHebrewDate(value)
  return written ? hebrewToDayNumber(written) : today
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
