import { FolderOpen, Save, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { civilToDayNumber, dayNumberToCivil } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import type { EventTime } from '#shared/calendar/family-dates.ts'
import type { DatedEvent } from '#shared/dated-event.ts'
import { keptDatesStrings } from '#shared/i18n/kept-dates-strings.ts'
import { type KeptDate, keyOfDate, readKeptDates, writeKeptDates } from '#shared/kept-dates.ts'
import { downloadFile } from '../../export/download-file.ts'
import { toastError, toastSuccess } from '../../shell/toasts.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import classes from './kept-dates.module.css'
import { keepDates, keptDates, removeDate } from './kept-store.ts'

const fileName = 'mazel-dates.json'
const mostFileBytes = 1_000_000

interface KeptDatesProps {
  of: DatedEvent
  /** The chosen date, if it is complete. */
  time: EventTime | undefined
  onOpen: (date: KeptDate) => void
}

/** The dates that this device keeps: those of the event to open, and all of them as a file. */
export function KeptDates({ of, time, onOpen }: KeptDatesProps) {
  const words = useStrings(keptDatesStrings)
  const [kept, setKept] = useState(readOnce)
  const [name, setName] = useState('')

  function attempt(change: () => KeptDate[]): boolean {
    try {
      setKept(change())
      return true
    } catch (error) {
      console.error('dates', error)
      toastError(words.failed)
      return false
    }
  }

  function keep() {
    if (!time) return
    const date = { of, name: name.trim(), date: time.date, evening: time.afterNightfall }
    if (attempt(() => keepDates([date]))) setName('')
  }

  async function open(chosen: File) {
    const read = readKeptDates(chosen.size > mostFileBytes ? '' : await chosen.text())
    if (!Array.isArray(read)) return toastError(words.fault(read))
    const before = kept.length
    let after = before
    const isDone = attempt(() => {
      const all = keepDates(read)
      after = all.length
      return all
    })
    if (isDone) toastSuccess(after > before ? words.added(after - before) : words.nothingNew)
  }

  function save() {
    const text = writeKeptDates(kept)
    downloadFile(new Blob([text], { type: 'application/json' }), fileName)
    toastSuccess(words.saved)
  }

  const own = kept.filter((date) => date.of === of)
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
              onRemove={() => attempt(() => removeDate(date))}
            />
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        {kept.length > 0 && (
          <button type="button" onClick={save}>
            <Save aria-hidden />
            {words.save}
          </button>
        )}
        <FileButton onFile={open} />
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

/** Without storage, or if something else wrote it, there are none. */
function readOnce(): KeptDate[] {
  try {
    return keptDates()
  } catch (error) {
    console.warn('dates', error)
    return []
  }
}

function lineOf({ date, evening }: KeptDate, language: 'en' | 'he' | 'yi'): string {
  const civil = civilToDayNumber(date)
  const day = evening ? civil + 1 : civil
  const { year } = dayNumberToCivil(civil)
  return `${writeDateLine(day, { language, weekday: 'none' })} · ${year}`
}
