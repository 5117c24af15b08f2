import { useState } from 'react'
import { keptDatesStrings } from '#shared/i18n/kept-dates-strings.ts'
import { type KeptDate, readKeptDates, writeKeptDates } from '#shared/kept-dates.ts'
import { downloadFile } from '../../export/download-file.ts'
import { toastError, toastSuccess } from '../../shell/toasts.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { keepDates, keptDates, removeDate } from './kept-store.ts'

const fileName = 'mazel-dates.json'
const mostFileBytes = 1_000_000

/** The dates that this device keeps, and what changes them; a toast says how that ended. */
export function useKeptDates() {
  const words = useStrings(keptDatesStrings)
  const [kept, setKept] = useState(readOnce)

  /** @returns the dates after a change; undefined if it could not be stored */
  function attempt(change: () => KeptDate[]): KeptDate[] | undefined {
    try {
      const next = change()
      setKept(next)
      return next
    } catch (error) {
      console.error('dates', error)
      toastError(words.failed)
      return undefined
    }
  }

  async function open(file: File) {
    const read = readKeptDates(file.size > mostFileBytes ? '' : await file.text())
    if (!Array.isArray(read)) return toastError(words.fault(read))
    const all = attempt(() => keepDates(read))
    if (!all) return
    const added = all.length - kept.length
    toastSuccess(added > 0 ? words.added(added) : words.nothingNew)
  }

  function save() {
    const text = writeKeptDates(kept)
    downloadFile(new Blob([text], { type: 'application/json' }), fileName)
    toastSuccess(words.saved)
  }

  return {
    kept,
    /** @returns whether it is stored */
    keep: (date: KeptDate) => attempt(() => keepDates([date])) !== undefined,
    remove: (date: KeptDate) => void attempt(() => removeDate(date)),
    open,
    save,
  }
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
