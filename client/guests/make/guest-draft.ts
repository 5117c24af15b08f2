import type { CardDesign, CardDocument, CardLayer } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { baseDirection, type Direction } from '#shared/text/bidi.ts'
import { maxDraftTextLength, maxFieldLength } from '#shared/text-bounds.ts'

/** Where the name of a guest stands on the card. */
export interface NamePlace {
  /** A field of the design, or `newLine`. */
  field: string
  /** Words before the name: 'לכבוד'. */
  before: string
}

/** A line that the design does not have, above its other lines. */
export const newLine = 'guest'

/** The field for the receiver, which congratulations have; invitations get a line of their own. */
export function usualField({ fields }: CardDesign): string {
  return fields.some(({ id }) => id === 'to') ? 'to' : newLine
}

/** Before a name on a line of its own, by its direction. */
const usual: Readonly<Record<Direction, string>> = { ltr: 'To', rtl: 'לכבוד' }

/** Before a name on a line of its own, in the language of the card. */
export function usualWords({ language }: CardDesign): string {
  return usual[language === 'en' ? 'ltr' : 'rtl']
}

/** The card with a line for the guest, where the name stands on one. */
export function withGuestLine(document: CardDocument, { field }: NamePlace): CardDocument {
  const { design } = document
  const model = field === newLine ? modelOf(design) : undefined
  if (!model) return document
  const { faces, align, ink, sizes } = model
  const line: CardLayer = {
    ...{ field: newLine, faces, align, ink, tracking: 0, gap: 0, maxLines: 2, place: 'stack' },
    sizes: { min: Math.min(sizes.min, usualSizes.least), max: sizeFrom(sizes.max) },
  }
  const first = design.layers.findIndex(({ place }) => place === 'stack')
  const layers = design.layers.map((layer, i) => {
    return i === first ? { ...layer, gap: Math.max(layer.gap, leastGap) } : layer
  })
  const own = {
    ...{ id: newLine, kind: 'text' as const, half: false, value: '', maxLength: maxFieldLength },
    label: { en: '' },
  }
  return {
    ...document,
    design: {
      ...design,
      fields: [own, ...design.fields],
      layers: layers.toSpliced(first, 0, line),
    },
  }
}

/**
 * The card of a guest. A name in the other letters gets the usual words in those, or else a line of
 * its own: in one line the full stop of 'Mrs.' would stand on its wrong side.
 *
 * @example
 * guestDraft(draft, { field: 'guest', before: 'לכבוד' }, 'Mrs. Levi').values.guest // 'To Mrs. Levi'
 */
export function guestDraft(
  draft: CardDraft,
  { field, before }: NamePlace,
  name: string,
): CardDraft {
  const text = addressed(before.trim(), name).slice(0, maxDraftTextLength)
  return { ...draft, values: { ...draft.values, [field]: text } }
}

function addressed(before: string, name: string): string {
  if (before === '' || name === '') return before + name
  const direction = baseDirection(name, baseDirection(before, 'ltr'))
  if (direction === baseDirection(before, direction)) return `${before} ${name}`
  const isUsual = Object.values(usual).includes(before)
  return isUsual ? `${usual[direction]} ${name}` : `${before}\n${name}`
}

/** u, 1080 to the width of a portrait. */
const usualSizes = { least: 42, most: 54 }
const leastGap = 34

function sizeFrom(max: number): number {
  return Math.min(Math.max(max, usualSizes.least), usualSizes.most)
}

/** Fields whose letters suit a line above a greeting, the best first. */
const models = ['invite', 'of', 'with', 'wish', 'date']

/** The line that the guest's is set like: a small one of the stack. */
function modelOf({ layers }: CardDesign): CardLayer | undefined {
  const stack = layers.filter(({ place }) => place === 'stack')
  const small = stack.filter(({ sizes, drawn }) => !drawn && sizes.max <= usualSizes.most + 10)
  const named = models.flatMap((field) => small.filter((layer) => layer.field === field))
  return named[0] ?? stack.toSorted((one, other) => one.sizes.max - other.sizes.max)[0]
}
