import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import type { SimchaCard } from './simcha.ts'

type Values = CardDraft['values']

interface Following {
  design: Pick<CardDesign, 'fields'>
  draft: CardDraft
  /** What the simcha wrote into the draft before. */
  card: Pick<SimchaCard, 'filled' | 'palette'>
  /** From `fillCard`. */
  next: Values
  palette: string | undefined
  custom: string | undefined
}

/**
 * A draft that follows its simcha. A field is the visitor's own when its words are neither its
 * sample nor what the simcha wrote last; it keeps them. The same holds for the palette.
 * The custom is that of the simcha.
 *
 * @returns the same draft if nothing changes
 */
export function followSimcha({ design, draft, card, next, palette, custom }: Following): CardDraft {
  const own = new Set(ownFields({ design, draft, card }))
  const values = { ...draft.values }
  for (const { id } of design.fields) {
    if (own.has(id)) continue
    const words = next[id]
    if (words === undefined) delete values[id]
    else values[id] = words
  }
  const isOwnPalette = draft.palette !== card.palette
  const { custom: _, ...rest } = draft
  const followed: CardDraft = { ...rest, values }
  if (!isOwnPalette && palette !== undefined) followed.palette = palette
  if (custom !== undefined) followed.custom = custom
  const isSame =
    followed.palette === draft.palette && custom === draft.custom && areSame(values, draft.values)
  return isSame ? draft : followed
}

/** The fields that the visitor wrote by hand, in the order of the card. */
export function ownFields({ design, draft, card }: Pick<Following, 'design' | 'draft' | 'card'>) {
  return design.fields.flatMap(({ id, value }) => {
    const words = draft.values[id] ?? value
    return words === value || words === card.filled[id] ? [] : [id]
  })
}

function areSame(one: Values, other: Values): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].every((id) => one[id] === other[id])
}
