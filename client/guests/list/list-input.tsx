import { ClipboardList, FolderOpen } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { type GuestList, longestCell } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from '../guests-editor.module.css'
import listClasses from './list.module.css'
import { useListReader } from './use-list-reader.ts'

interface ListInputProps {
  onList: (list: GuestList) => void
  /** Where there is a list already: back to it. */
  onKeep: (() => void) | undefined
}

/** Pastes a list, or opens one from a file. */
export function ListInput({ onList, onKeep }: ListInputProps) {
  const words = useStrings(guestsStrings)
  const [text, setText] = useState('')
  const { fault, isReading, readText, openFile } = useListReader(onList)
  const file = useRef<HTMLInputElement>(null)

  /** A pasted list is read at once: thousands of lines in a field fill hundreds of MB. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    const isList = /[\r\n]/.test(pasted.trim()) || pasted.length > longestCell
    if (text !== '' || !isList) return
    event.preventDefault()
    void readText(pasted)
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
        void readText(text)
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
          if (chosen) await openFile(chosen)
          // The same file can be chosen again.
          if (file.current) file.current.value = ''
        }}
      />
    </form>
  )
}
