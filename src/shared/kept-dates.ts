import * as v from 'valibot'
import { type CivilDate, civilToDayNumber } from './calendar/civil-date.ts'
import { datedEvents } from './dated-event.ts'

/*
 * The dates of a family, as a device keeps them and as a file carries them to another.
 */

const maxNameLength = 60
/** In a file and on a device. */
export const mostKeptDates = 500

const civilDate = v.pipe(
  v.object({ year: v.number(), month: v.number(), day: v.number() }),
  v.check(isCivilDate, 'no such day between the years 1700 and 2239'),
)

const keptDateSchema = v.object({
  of: v.picklist(datedEvents),
  /** Whose it is; may be empty. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(maxNameLength)),
  date: civilDate,
  /** After nightfall of the civil date. */
  evening: v.boolean(),
})
export type KeptDate = v.InferOutput<typeof keptDateSchema>

const kind = 'mazel-dates'
const version = 1

const envelopeSchema = v.object({
  kind: v.literal(kind),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  dates: v.pipe(v.array(v.unknown()), v.maxLength(mostKeptDates)),
})

/** What is wrong with a file; `place` from 1. */
export type DatesFault = { kind: 'not-ours' } | { kind: 'newer' } | { kind: 'date'; place: number }

/** The dates as one JSON file, to read and to keep. */
export function writeKeptDates(dates: readonly KeptDate[]): string {
  return `${JSON.stringify({ kind, version, dates }, null, 2)}\n`
}

/**
 * Reads such a file, all of it or nothing.
 *
 * @example readKeptDates('{}') // { kind: 'not-ours' }
 */
export function readKeptDates(text: string): KeptDate[] | DatesFault {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), envelopeSchema), text)
  if (!envelope.success) return { kind: 'not-ours' }
  if (envelope.output.version > version) return { kind: 'newer' }
  const dates: KeptDate[] = []
  for (const [index, each] of envelope.output.dates.entries()) {
    const date = v.safeParse(keptDateSchema, each)
    if (!date.success) return { kind: 'date', place: index + 1 }
    dates.push(date.output)
  }
  return dates
}

/** The dates of a device with others behind them; a date that is there already is not repeated. */
export function addKeptDates(kept: readonly KeptDate[], others: readonly KeptDate[]): KeptDate[] {
  const all = new Map([...kept, ...others].map((date) => [keyOfDate(date), date]))
  return [...all.values()]
}

/** The same for equal dates. */
export function keyOfDate({ of, name, date, evening }: KeptDate): string {
  return JSON.stringify([of, name, date.year, date.month, date.day, evening])
}

function isCivilDate(date: CivilDate): boolean {
  const isInRange = date.year >= 1700 && date.year < 2239
  try {
    return isInRange && civilToDayNumber(date) > 0
  } catch {
    return false
  }
}
