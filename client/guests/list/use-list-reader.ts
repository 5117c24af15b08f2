import { useState } from 'react'
import { createGuestList, type GuestList, mostGuests } from '#shared/guests/guest-list.ts'
import { type GuestsStrings, guestsStrings } from '#shared/i18n/guests-strings.ts'
import { reportFault } from '../../insight/watch-faults.ts'
import { leaveOldBuild } from '../../old-build.ts'
import { useStrings } from '../../ui/use-strings.ts'
import type { Table } from '../read/read-table.ts'

/** Reads a list from text or from a file, one at a time; the readers load with the first list. */
export function useListReader(onList: (list: GuestList) => void) {
  const words = useStrings(guestsStrings)
  /** Why the last list was not read. */
  const [fault, setFault] = useState<string>()
  const [isReading, setIsReading] = useState(false)

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

  return {
    fault,
    isReading,
    readText: (text: string) =>
      take(async () => (await import('../read/read-table.ts')).readText(text)),
    openFile: (file: File) =>
      take(async () => (await import('../read/open-file.ts')).openFile(file)),
  }
}

function faultOf({ fault, rows = 0 }: Extract<Table, { kind: 'fault' }>, words: GuestsStrings) {
  return fault === 'too-many' ? words.faults[fault](rows, mostGuests) : words.faults[fault]
}
