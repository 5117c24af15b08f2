import type { PhraseKind } from '#shared/wording/phrase.ts'

/** What a field is for; it decides the tools beside the field. */
export type DateKind = 'date' | 'parsha'

const dateKinds: Readonly<Record<string, DateKind>> = { date: 'date', parsha: 'parsha' }

/** By field id; the first kind is the main purpose of the field. */
const phraseKinds: Readonly<Record<string, readonly PhraseKind[]>> = {
  arch: ['greeting', 'wish'],
  greeting: ['greeting', 'wish'],
  'second-greeting': ['greeting', 'wish'],
  wish: ['wish', 'greeting'],
  invite: ['announce', 'invite'],
}

/** Any field is a date field while it holds a whole date. */
export function dateKindOf(fieldId: string, holdsDate: boolean): DateKind | undefined {
  return holdsDate ? 'date' : dateKinds[fieldId]
}

/** A card of thanks offers thanks as its only greeting. */
export function phraseKindsOf(
  fieldId: string,
  subCategories: readonly string[],
): readonly PhraseKind[] {
  const kinds = phraseKinds[fieldId] ?? []
  const isThanks = subCategories.includes('thank-you') && kinds.includes('greeting')
  return isThanks ? ['thanks', ...kinds] : kinds
}
