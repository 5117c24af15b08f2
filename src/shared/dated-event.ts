import type { FamilyEvent } from './calendar/day-notes.ts'

/** What a family's dates follow from; the first is the default. */
export const datedEvents = ['boy', 'girl', 'wedding', 'petirah'] as const
export type DatedEvent = (typeof datedEvents)[number]

/** The events that follow from each, in the order in which they are shown. */
export const eventsAfter: Readonly<Record<DatedEvent, readonly FamilyEvent[]>> = {
  boy: ['shalom-zachor', 'bris', 'pidyon-haben', 'upsherin', 'bar-mitzvah', 'birthday'],
  girl: ['bas-mitzvah', 'birthday'],
  wedding: ['anniversary'],
  petirah: ['yahrzeit'],
}
