import type { CardLayout } from '#shared/card/layout-card.ts'
import { textPlace } from '#shared/card/room/new-places.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { maxDraftTextLength } from '#shared/text-bounds.ts'

/** Where the name of a guest stands on the card. */
export interface NamePlace {
  /** A field of the design, or `newLine`. */
  field: string
  /** Words before the name: 'לכבוד'. */
  before: string
}

/** A line that the design does not have. */
export const newLine = 'guest'

/** The field for the receiver, which congratulations have; invitations get a line of their own. */
export function usualField({ fields }: CardDesign): string {
  return fields.some(({ id }) => id === 'to') ? 'to' : newLine
}

/** Before a name on a line of its own, in the language of the card. */
export function usualWords({ language }: CardDesign): string {
  return language === 'en' ? 'To' : 'לכבוד'
}

type AddedText = NonNullable<CardDraft['added']>[number]

/**
 * Place and style of the line for the name, where the card has room.
 *
 * @param layout of the card without a guest, in the format that is made
 */
export function lineOf(layout: CardLayout, { layers: [layer] }: CardDesign): AddedText | undefined {
  const [face] = layer?.faces ?? []
  if (!layer || !face) return undefined
  const usual = { at: { x: 0.5, y: 0.9 }, size: 44, colour: layer.ink, face }
  return { id: newLine, text: '', ...usual, ...textPlace(layout) }
}

/** The card of a guest. */
export function guestDraft(
  draft: CardDraft,
  { field, before }: NamePlace,
  { name, line }: { name: string; line: AddedText | undefined },
): CardDraft {
  const text = [before.trim(), name].filter(Boolean).join(' ').slice(0, maxDraftTextLength)
  if (field !== newLine) return { ...draft, values: { ...draft.values, [field]: text } }
  return line ? { ...draft, added: [...(draft.added ?? []), { ...line, text }] } : draft
}
