import {
  addKeptDates,
  type KeptDate,
  keyOfDate,
  mostKeptDates,
  readKeptDates,
  writeKeptDates,
} from '#shared/kept-dates.ts'

/*
 * The dates of a family on this device, in the form of their file.
 */

const storageKey = 'mazel-dates'

/** The kept dates, if any. An unreadable list is an error, so that nothing is written over it. */
export function keptDates(): KeptDate[] {
  const text = localStorage.getItem(storageKey)
  if (text === null) return []
  const read = readKeptDates(text)
  if (!Array.isArray(read)) throw new TypeError(`${storageKey}: ${JSON.stringify(read)}`)
  return read
}

/**
 * Adds dates, all or none.
 *
 * @returns those that are kept now
 * @throws RangeError when there are too many
 */
export function keepDates(others: readonly KeptDate[]): KeptDate[] {
  const all = addKeptDates(keptDates(), others)
  if (all.length > mostKeptDates) throw new RangeError(`over ${mostKeptDates} dates`)
  return write(all)
}

export function removeDate(date: KeptDate): KeptDate[] {
  return write(keptDates().filter((each) => keyOfDate(each) !== keyOfDate(date)))
}

function write(dates: KeptDate[]): KeptDate[] {
  localStorage.setItem(storageKey, writeKeptDates(dates))
  return dates
}
