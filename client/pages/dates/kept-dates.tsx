import { FolderOpen, Save, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { civilToDayNumber, dayNumberToCivil } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import type { EventTime } from '#shared/calendar/family-dates.ts'
import type { DatedEvent } from '#shared/dated-event.ts'
import { keptDatesStrings } from '#shared/i18n/kept-dates-strings.ts'
import { type KeptDate, keyOfDate } from '#shared/kept-dates.ts'
import { toastError } from '../../shell/toasts.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import classes from './kept-dates.module.css'
import { useKeptDates } from './use-kept-dates.ts'

interface KeptDatesProps {
  of: DatedEvent
  /** The chosen date, if it is complete. */
  time: EventTime | undefined
  onOpen: (date: KeptDate) => void
}

/** The dates that this device keeps: those of the event to open, and all of them as a file. */
export function KeptDates({ of, time, onOpen }: KeptDatesProps) {
  const words = useStrings(keptDatesStrings)
  const dates = useKeptDates()
  const [name, setName] = useState('')

  function keep() {
    if (!time) return
    const date = { of, name: name.trim(), date: time.date, evening: time.afterNightfall }
    if (dates.keep(date)) setName('')
  }

  const own = dates.kept.filter((date) => date.of === of)
  return (
    <section className={classes.kept} aria-label={words.title}>
      <h2 className={classes.title}>{words.title}</h2>
      <p className={classes.lead}>{words.lead}</p>
      {time && (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            keep()
          }}
        >
          <Field label={words.name} value={name} onChange={setName} maxLength={60} />
          <Button type="submit" look="outline">
            {words.keep}
          </Button>
        </form>
      )}
      {own.length > 0 && (
        <ul className={classes.list}>
          {own.map((date) => (
            <KeptLine
              key={keyOfDate(date)}
              date={date}
              onOpen={() => onOpen(date)}
              onRemove={() => dates.remove(date)}
            />
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        {dates.kept.length > 0 && (
          <button type="button" onClick={dates.save}>
            <Save aria-hidden />
            {words.save}
          </button>
        )}
        <FileButton onFile={dates.open} />
      </div>
    </section>
  )
}

interface KeptLineProps {
  date: KeptDate
  onOpen: () => void
  onRemove: () => void
}

function KeptLine({ date, onOpen, onRemove }: KeptLineProps) {
  const words = useStrings(keptDatesStrings)
  const language = useLanguage()
  const label = date.name || words.unnamed
  return (
    <li>
      <button type="button" className={classes.open} onClick={onOpen}>
        <bdi>{label}</bdi>
        <span>{lineOf(date, language)}</span>
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-label={words.remove(label)}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </li>
  )
}

/** Opens a file of dates; a toast says when that fails. */
function FileButton({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const words = useStrings(keptDatesStrings)
  const input = useRef<HTMLInputElement>(null)

  async function read(file: File | undefined) {
    try {
      if (file) await onFile(file)
    } catch (error) {
      console.error('dates', error)
      toastError(words.failed)
    } finally {
      // The same file can be chosen again.
      if (input.current) input.current.value = ''
    }
  }

  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden />
        {words.open}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
      />
    </>
  )
}

function lineOf({ date, evening }: KeptDate, language: 'en' | 'he' | 'yi'): string {
  const civil = civilToDayNumber(date)
  const day = evening ? civil + 1 : civil
  const { year } = dayNumberToCivil(civil)
  return `${writeDateLine(day, { language, weekday: 'none' })} · ${year}`
}
