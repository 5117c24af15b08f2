import type { CardDesignInput } from '#shared/card.ts'
import { type FieldId, labelsOf } from './field-labels.ts'

type Layer = CardDesignInput['layers'][number]

/** How a line of a rank is lettered; the white above it is `gap`. */
export type Style = Omit<Layer, 'field' | 'align'> & { align?: Layer['align'] }

/** The ranks of a family's lettering: three sizes and an accent are enough for a card. */
export type Lettering<Rank extends string> = Readonly<Record<Rank, Style>>

/** A line from the top of the stack down: its field, its rank, and what it says at first, if anything. */
export type Line<Rank extends string> = readonly [field: FieldId, rank: Rank, value: string]

type Plain = 'version' | 'kind' | 'subCategories' | 'formats' | 'header' | 'fields' | 'layers'

export interface Composition<Rank extends string>
  extends Omit<CardDesignInput, Plain>,
    Partial<Pick<CardDesignInput, 'kind' | 'subCategories' | 'formats' | 'header'>> {
  lettering: Lettering<Rank>
  lines: readonly Line<Rank>[]
}

/**
 * A design whose lines are lettered as its family does: without more, a card in all formats, status
 * first, with the בס״ד line. Lines stand in the middle unless their style says otherwise.
 */
export function composeCard<Rank extends string>(design: Composition<Rank>): CardDesignInput {
  const { lettering, lines, ...rest } = design
  return {
    version: 1,
    kind: 'card',
    subCategories: [],
    formats: ['status', 'portrait', 'square', 'print'],
    header: true,
    ...rest,
    fields: lines.map(([id, , value]) => ({
      id,
      kind: 'text',
      value,
      maxLength: 90,
      ...labelsOf(id, value),
    })),
    layers: lines.map(([field, rank]) => ({ field, align: 'middle', ...lettering[rank] })),
  }
}
