import { ClipboardList, FolderOpen } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import {
  createGuestList,
  type GuestList,
  longestCell,
  mostGuests,
} from '#shared/guests/guest-list.ts'
import { type GuestsStrings, guestsStrings } from '#shared/i18n/guests-strings.ts'
import { reportFault } from '../../insight/watch-faults.ts'
import { leaveOldBuild } from '../../old-build.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from '../guests-editor.module.css'
import type { Table } from '../read/read-table.ts'
import listClasses from './list.module.css'

interface ListInputProps {
  onList: (list: GuestList) => void
  /** Where there is a list already: back to it. */
  onKeep: (() => void) | undefined
}

/** Pastes a list, or opens one from a file. */
export function ListInput({ onList, onKeep }: ListInputProps) {
  const words = useStrings(guestsStrings)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  async function take(read: () => Promise<Table>) {
    if (isReading) return
    setFault(undefined)
    setIsReading(true)
    try {
      const table = await read()
      if (table.kind === 'table') onList(createGuestList(table.rows))
      else setFault(faultOf(table, words))
    } catch (error) {
      console.error(error)
      reportFault(error)
      void leaveOldBuild()
      setFault(words.failed)
    } finally {
      setIsReading(false)
    }
  }
  const openFile = (chosen: File | undefined) =>
    chosen && take(async () => (await import('../read/open-file.ts')).openFile(chosen))
  const takeText = (list: string) =>
    take(async () => (await import('../read/read-table.ts')).readText(list))
  /** A pasted list is read at once: thousands of lines in a field fill hundreds of MB. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    const isList = /[\r\n]/.test(pasted.trim()) || pasted.length > longestCell
    if (text !== '' || !isList) return
    event.preventDefault()
    void takeText(pasted)
  }
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files
    if (!dropped) return
    event.preventDefault()
    void openFile(dropped)
  }

  return (
    <form
      className={listClasses.input}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
      onSubmit={(event) => {
        event.preventDefault()
        void takeText(text)
      }}
    >
      <Field
        className={listClasses.paste}
        label={words.paste}
        value={text}
        onChange={setText}
        fault={fault}
        multiline
      />
      <p className={classes.lead}>{words.pasteLead}</p>
      <div className={classes.ways}>
        <Button type="submit" icon={ClipboardList} disabled={text.trim() === ''} busy={isReading}>
          {words.use}
        </Button>
        <Button look="outline" icon={FolderOpen} onClick={() => file.current?.click()}>
          {words.open}
        </Button>
        <span className={classes.lead}>{words.openLead}</span>
        {onKeep && (
          <button type="button" className={classes.quiet} onClick={onKeep}>
            {words.keep}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isReading && words.reading}
      </p>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain"
        hidden
        onChange={async ({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          await openFile(chosen)
          // The same file can be chosen again.
          if (file.current) file.current.value = ''
        }}
      />
    </form>
  )
}

function faultOf({ fault, rows = 0 }: Extract<Table, { kind: 'fault' }>, words: GuestsStrings) {
  return fault === 'too-many' ? words.faults[fault](rows, mostGuests) : words.faults[fault]
}
