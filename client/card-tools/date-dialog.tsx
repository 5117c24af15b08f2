import { type FormEvent, useId, useState } from 'react'
import { civilDateOf, civilToDayNumber, weekdayOf } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { datePhrases, dayNamedIn } from '#shared/calendar/date-phrase.ts'
import { type DatedLine, inPlaceOf, linesToFollow } from '#shared/calendar/follow-date.ts'
import { dayNumberToHebrew, hebrewToDayNumber } from '#shared/calendar/hebrew-date.ts'
import { readHebrewDate } from '#shared/calendar/read-date.ts'
import { dateStrings } from '#shared/i18n/date-strings.ts'
import type { Language } from '#shared/i18n/language.ts'
import { Button } from '../ui/button.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { choiceOf, type DateChoice, dayOf } from './date-choice.ts'
import classes from './date-dialog.module.css'
import { CalendarChoice, CivilDateFields, HebrewDateFields } from './date-fields.tsx'
import type { DateKind } from './field-kind.ts'
import { lineChoiceFor, lineOf } from './line-choice.ts'
import { LineFields } from './line-fields.tsx'
import { OtherLines } from './other-lines.tsx'
import { ToolDialog, type ToolDialogProps } from './tool-dialog.tsx'

interface DateDialogProps extends ToolDialogProps {
  kind: DateKind
  /** The current text of the field. */
  value: string
  /** Language of the design. */
  language: string
  /** The other texts of the card. */
  others: readonly OtherText[]
  /** `changes` are new values of other texts, by id. */
  onWrite: (line: string, changes: Record<string, string>) => void
}

export interface OtherText {
  id: string
  label: string
  value: string
}

/** Writes a date into a field: chosen in either calendar, worded as is customary. */
export function DateDialog(props: DateDialogProps) {
  const dateWords = useStrings(dateStrings)
  const { kind, others, onWrite, open, onClose, onClosed } = props
  const dated = useDateLine(props)
  const { today, date, setDate, words, setWords, dayNumber, line, follows } = dated
  const formId = useId()
  const DateFields = date.by === 'civil' ? CivilDateFields : HebrewDateFields

  function submit(event: FormEvent) {
    event.preventDefault()
    // React also bubbles it to the form that the dialog was opened from.
    event.stopPropagation()
    onWrite(line, follows.changes)
  }

  return (
    <ToolDialog
      {...{ open, onClose, onClosed }}
      title={dateWords.title}
      lead={dateWords.lead}
      closeLabel={dateWords.close}
      foot={<DateResult dated={dated} formId={formId} />}
    >
      <form id={formId} className={classes.form} onSubmit={submit}>
        <CalendarChoice choice={date} onChange={setDate} />
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

/** The chosen date and the line that names it. */
function useDateLine({ kind, value, language, others }: DateDialogProps) {
  const today = civilToDayNumber(civilDateOf(new Date()))
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

/** Other lines that name the date, and which of them will follow it. */
function useFollowingLines(lines: readonly DatedLine[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isChosen = ({ id, follows }: DatedLine) => chosen[id] ?? follows
  const changed = lines.filter(isChosen)
  return {
    lines,
    isChosen,
    choose: (id: string, isChosen: boolean) => setChosen({ ...chosen, [id]: isChosen }),
    /** The new values, by id. */
    changes: Object.fromEntries(changed.flatMap(({ id, next }) => (next ? [[id, next]] : []))),
  }
}

interface DateResultProps {
  dated: ReturnType<typeof useDateLine>
  formId: string
}

function DateResult({ dated: { date, words, dayNumber, line }, formId }: DateResultProps) {
  const pageLanguage = useLanguage()
  const dateWords = useStrings(dateStrings)
  return (
    <div className={classes.result}>
      <div className={classes.line} role="status">
        <span className={classes.label}>{dateWords.line}</span>
        {line ? (
          <bdi className={classes.words} lang={words.language}>
            {line}
          </bdi>
        ) : (
          <span>{dayNumber === undefined ? dateWords.noDate : dateWords.noParsha}</span>
        )}
        {line && dayNumber !== undefined && (
          <span className={classes.same}>
            {dateWords.same(sameDay(dayNumber, date, pageLanguage))}
          </span>
        )}
      </div>
      <Button type="submit" form={formId} disabled={line === ''}>
        {dateWords.write}
      </Button>
    </div>
  )
}

/**
 * Start date: that of the field, else of another field, else today, or this week's Shabbos in a
 * parsha field.
 */
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

/** The chosen day in the other calendar, as a check. */
function sameDay(dayNumber: number, { by, evening }: DateChoice, language: Language): string {
  const calendar = by === 'civil' ? 'hebrew' : 'civil'
  return writeDateLine(dayNumber, { language, calendar, evening })
}
