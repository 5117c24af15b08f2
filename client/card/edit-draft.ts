import type { CardDraft, LayerChange } from '#shared/draft.ts'

type Added = NonNullable<CardDraft['added']>[number]

export function withValue(draft: CardDraft, field: string, value: string): CardDraft {
  return { ...draft, values: { ...draft.values, [field]: value } }
}

export function withLayer(draft: CardDraft, field: string, change: LayerChange): CardDraft {
  const layers = { ...draft.layers, [field]: { ...draft.layers?.[field], ...change } }
  return { ...draft, layers }
}

/** Resets a field's lettering to that of the design. */
export function withoutLayer(draft: CardDraft, field: string): CardDraft {
  const { [field]: _, ...layers } = draft.layers ?? {}
  return { ...draft, layers }
}

/** The limit of `draftSchema`. */
export const addedTextsMost = 20

/**
 * Adds a text under an id that no text of the draft has.
 *
 * @param added without a place, the text stands below the middle
 */
export function withNewText(
  draft: CardDraft,
  added: Omit<Added, 'id' | 'at'> & Partial<Pick<Added, 'at'>>,
): CardDraft {
  const before = draft.added ?? []
  const ids = new Set(before.map(({ id }) => id))
  let number = before.length + 1
  while (ids.has(`text-${number}`)) number += 1
  const at = { x: 0.5, y: 0.9 - 0.06 * (before.length % 5) }
  const one = { at, ...added, id: `text-${number}` }
  return { ...draft, added: [...before, one] }
}

export function withAdded(draft: CardDraft, id: string, change: Partial<Added>): CardDraft {
  return { ...draft, added: changedById(draft.added, id, change) }
}

export function withPhoto(
  draft: CardDraft,
  id: string,
  change: Partial<NonNullable<CardDraft['photos']>[number]>,
): CardDraft {
  return { ...draft, photos: changedById(draft.photos, id, change) }
}

export function withSticker(
  draft: CardDraft,
  id: string,
  change: Partial<NonNullable<CardDraft['stickers']>[number]>,
): CardDraft {
  return { ...draft, stickers: changedById(draft.stickers, id, change) }
}

/** Removes the part that the visitor added under that id. */
export function withoutPart(draft: CardDraft, id: string): CardDraft {
  const rest = <Part extends { id: string }>(parts: readonly Part[] = []) =>
    parts.filter((part) => part.id !== id)
  const { added, photos, stickers } = draft
  return { ...draft, added: rest(added), photos: rest(photos), stickers: rest(stickers) }
}

function changedById<Part extends { id: string }>(
  parts: readonly Part[] = [],
  id: string,
  change: Partial<Part>,
): Part[] {
  return parts.map((part) => (part.id === id ? { ...part, ...change } : part))
}
