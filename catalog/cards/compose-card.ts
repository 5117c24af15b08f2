import type { CardDesignInput } from '#shared/card.ts'
import { type FieldId, type LineLabel, labelsOf } from './field-labels.ts'

type Layer = CardDesignInput['layers'][number]

/** Style of a line; `gap` is the space above it, `sizes` its smallest and largest size, in u. */
export type Style = Readonly<
  Omit<Layer, 'field' | 'align' | 'faces' | 'sizes' | 'lead'> & {
    /** Default: 'middle'. */
    align?: Layer['align']
    faces: Readonly<Layer['faces']>
    sizes: readonly [min: number, max: number]
    /** Of the first typed line. */
    lead?: { faces: Readonly<Layer['faces']>; ink: Layer['ink'] }
  }
>

/** Styles of a family by rank: title, name, line and the like. */
export type Lettering<Rank extends string = string> = Readonly<Record<Rank, Style>>

/** Options of one line: labels of its field, and style values that replace those of its rank. */
export type LineOptions = Partial<Style> & {
  label?: LineLabel
  half?: boolean
  maxLength?: number
}

/** A line of the stack, from the top down: its field, its rank, and its words, if any. */
export type Line<Rank extends string> = readonly [
  field: FieldId,
  rank: Rank,
  words: string,
  options?: LineOptions,
]

type Derived = 'version' | 'kind' | 'subCategories' | 'formats' | 'header' | 'fields' | 'layers'

/** A card as its author writes it: plain data that could be JSON. */
export interface CardSource<Rank extends string = string>
  extends Omit<CardDesignInput, Derived>,
    Partial<Pick<CardDesignInput, 'kind' | 'subCategories' | 'formats' | 'header'>> {
  lines: readonly Line<Rank>[]
  /** Length of each line's words, UTF-16 units; default: 90. */
  maxLength?: number
}

export interface Collection<Rank extends string> {
  lettering: Lettering<Rank>
  /** For cards in Yiddish, if the faces of `lettering` lack the Yiddish vowels. */
  inYiddish?: Lettering<Rank>
  cards: readonly CardSource<Rank>[]
  /** Slugs in the order of the shelf; cards that are not named here come last. */
  order: readonly string[]
}

/** Names are this much larger on a card without a title in their stack: they are its largest words. */
const untitledGrowth = 1.2

/** Designs of a family in the order of its shelf. */
export function composeCards<Rank extends string>(collection: Collection<Rank>): CardDesignInput[] {
  const { lettering, inYiddish = lettering, cards, order } = collection
  return cards
    .toSorted((a, b) => placeIn(order, a.slug) - placeIn(order, b.slug))
    .map((card) => composeCard(card, card.language === 'yi' ? inYiddish : lettering))
}

/** A design with a style by rank for each line; default: all formats, with the בס״ד line. */
export function composeCard<Rank extends string>(
  card: CardSource<Rank>,
  lettering: Lettering<Rank>,
): CardDesignInput {
  const { lines, maxLength = 90, ...rest } = card
  const styles = lines.map(([, rank, , { label, half, maxLength: _, ...style } = {}]): Style => {
    return { ...lettering[rank], ...style }
  })
  const isTitled = styles.some(({ ink, place }) => ink === 'title' && place !== 'arc')
  return {
    version: 1,
    kind: 'card',
    subCategories: [],
    formats: ['status', 'portrait', 'square', 'print'],
    header: true,
    ...rest,
    fields: lines.map(([id, , value, { label, half, maxLength: own = maxLength } = {}]) => {
      const labels = labelsOf(id, label)
      return { id, kind: 'text', value, maxLength: own, ...labels, half: half ?? labels.half }
    }),
    layers: styles.map(({ faces, sizes: [min, largest], lead, ...other }, i) => {
      const max = other.ink === 'name' && !isTitled ? largest * untitledGrowth : largest
      const field = lines[i]?.[0] ?? ''
      return {
        ...{ field, align: 'middle', ...other, faces: [...faces], sizes: { min, max } },
        ...(lead && { lead: { faces: [...lead.faces], ink: lead.ink } }),
      }
    }),
  }
}

function placeIn(order: readonly string[], slug: string): number {
  const place = order.indexOf(slug)
  return place < 0 ? order.length : place
}
