import { readHebrewDate } from '#shared/calendar/read-date.ts'
import type { PhraseKind } from '#shared/wording/phrase.ts'

/** What a field is for, so what is offered beside it. */
export type DateKind = 'date' | 'parsha'

const dateKinds: Readonly<Record<string, DateKind>> = { date: 'date', parsha: 'parsha' }

/** By the fields' ids; a Hebrew arch holds either. */
const phraseKinds: Readonly<Record<string, readonly PhraseKind[]>> = {
  arch: ['greeting', 'wish'],
  greeting: ['greeting', 'thanks'],
  'second-greeting': ['greeting', 'thanks'],
  wish: ['wish', 'greeting', 'thanks'],
  thanks: ['thanks'],
  invite: ['invite'],
}

/** Any other field is one for a date while a Hebrew date stands in it. */
export function dateKindOf(fieldId: string, value: string): DateKind | undefined {
  return dateKinds[fieldId] ?? (readHebrewDate(value) ? 'date' : undefined)
}

export function phraseKindsOf(fieldId: string): readonly PhraseKind[] {
  return phraseKinds[fieldId] ?? []
}
