import { type FormEvent, useId, useState } from 'react'
import { civilToDayNumber, weekdayOf } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { datePhrases, dayNamedIn } from '#shared/calendar/date-phrase.ts'
import { type DatedLine, inPlaceOf, linesToFollow } from '#shared/calendar/follow-date.ts'
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
  const { kind, others, onWrite, open, onClose, onClosed } = props
  const dated = useDateLine(props)
  const { today, date, setDate, words, setWords, dayNumber, line, follows } = dated
  const formId = useId()
  const DateFields = date.by === 'civil' ? CivilDateFields : HebrewDateFields

  function submit(event: FormEvent) {
    event.preventDefault()
    // React gives it to the form too that the dialog may have been opened from.
    event.stopPropagation()
    onWrite(line, follows.changes)
  }

  return (
    <ToolDialog
      {...{ open, onClose, onClosed }}
      title={dateStrings.title}
      lead={dateStrings.lead}
      closeLabel={dateStrings.close}
      foot={<DateResult dated={dated} formId={formId} />}
    >
      <form id={formId} className={classes.form} onSubmit={submit}>
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
          evening={date.evening}
          choice={words}
          onChange={(change) => setWords({ ...words, ...change })}
        />
        <OtherLines
          lines={follows.lines}
          labelOf={(id) => others.find((each) => each.id === id)?.label ?? id}
          isChosen={follows.isChosen}
          onChoose={follows.choose}
        />
      </form>
    </ToolDialog>
  )
}

/** The chosen date and the line that says it. */
function useDateLine({ kind, value, language, others }: DateDialogProps) {
  const today = dayNumberOf(new Date())
  const [date, setDate] = useState(() =>
    choiceOf(startOf([value, ...others.map((each) => each.value)], today), isEvening(value)),
  )
  const [words, setWords] = useState(() => lineChoiceFor(value, language, kind))
  const dayNumber = dayOf(date)
  const { evening } = date
  const named = dayNumber === undefined ? '' : lineOf(dayNumber, words, { kind, evening })
  const isSameLanguage = words.language === lineChoiceFor(value, language, kind).language
  const line = named && isSameLanguage ? inPlaceOf(value, named) : named
  const lines =
    dayNumber === undefined
      ? []
      : linesToFollow(others, {
          ...{ dayNumber, evening, place: words.place, before: value },
          language: language === 'yi' ? 'yi' : 'he',
        })
  const follows = useFollowingLines(lines)
  return { today, date, setDate, words, setWords, dayNumber, line, follows }
}

/** Other lines that name the date, and which of them are to follow it. */
function useFollowingLines(lines: readonly DatedLine[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isChosen = ({ id, follows }: DatedLine) => chosen[id] ?? follows
  const changed = lines.filter(isChosen)
  return {
    lines,
    isChosen,
    choose: (id: string, isChosen: boolean) => setChosen({ ...chosen, [id]: isChosen }),
    /** Their next words, by id. */
    changes: Object.fromEntries(changed.flatMap(({ id, next }) => (next ? [[id, next]] : []))),
  }
}

interface DateResultProps {
  dated: ReturnType<typeof useDateLine>
  formId: string
}

function DateResult({ dated: { date, words, dayNumber, line }, formId }: DateResultProps) {
  return (
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
