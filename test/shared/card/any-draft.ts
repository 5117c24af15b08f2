import fc from 'fast-check'
import { inkRoles } from '../../../src/shared/art/family.ts'
import type { CardDesign } from '../../../src/shared/card.ts'
import { type CardDraft, leadingRange, trackingRange } from '../../../src/shared/draft.ts'
import { photoFrames } from '../../../src/shared/photo-frame.ts'
import { faceIds } from '../../../src/shared/text/face.ts'
import { visitorWords } from './visitor-words.ts'

/** Mostly values of a slider, because doubles are mainly tried at their extremes. */
const within = (min: number, max: number) => {
  const steps = fc.integer({ min: Math.ceil(min * 1000), max: Math.floor(max * 1000) })
  const arbitrary = steps.map((step) => step / 1000)
  return fc.oneof(
    { arbitrary, weight: 4 },
    { arbitrary: fc.double({ min, max, noNaN: true }), weight: 1 },
  )
}
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })

const place = fc.record({ x: within(-1, 2), y: within(-1, 2) })
const turn = fc.oneof(within(-180, 180), fc.constantFrom(-90, 0, 90, 180))
const bend = fc.oneof(within(0, 180), fc.constant(0))
const tracking = fc.integer(trackingRange)
const leading = within(leadingRange.min, leadingRange.max)
const face = fc.constantFrom(...faceIds)
const align = fc.constantFrom('left' as const, 'middle' as const, 'right' as const)
const colour = fc.oneof(
  fc.constantFrom(...inkRoles),
  fc.integer({ min: 0, max: 0xffffff }).map((hex) => `#${hex.toString(16).padStart(6, '0')}`),
)

const change = fc.record({
  face: maybe(face),
  scale: maybe(within(0.4, 2.5)),
  colour: maybe(colour),
  align: maybe(align),
  bend: maybe(bend),
  tracking: maybe(tracking),
  leading: maybe(leading),
  move: maybe(place),
  turn: maybe(turn),
})
const added = fc.record({
  text: visitorWords.map((text) => text.slice(0, 400)),
  face,
  size: within(20, 300),
  colour,
  align,
  bend,
  tracking: maybe(tracking),
  leading: maybe(leading),
  at: place,
  turn,
})
const object = { at: place, width: within(0.03, 1.5), turn }
const photo = fc.record({
  ...object,
  frame: fc.constantFrom(...photoFrames),
  ratio: within(0.3, 3),
  crop: fc.record({ x: within(-1, 2), y: within(-1, 2), zoom: within(1, 8) }),
})
const sticker = fc.record({ ...object, sticker: fc.constantFrom('dove', 'crown') })

/** Any draft of a design that the schema allows. */
export function anyDraft({ fields, formats, palettes }: CardDesign): fc.Arbitrary<CardDraft> {
  const values = fields.map(({ value, maxLength }) =>
    fc.oneof(fc.constant(value), visitorWords).map((text) => text.slice(0, maxLength)),
  )
  return fc
    .record({
      values: fc.tuple(...values),
      changes: fc.tuple(...fields.map(() => maybe(change))),
      format: fc.constantFrom(...formats),
      palette: fc.constantFrom(...palettes),
      header: fc.boolean(),
      added: fc.array(added, { maxLength: 3 }),
      photos: fc.array(photo, { maxLength: 3 }),
      stickers: fc.array(sticker, { maxLength: 3 }),
    })
    .map(({ values, changes, added, photos, stickers, ...rest }) => ({
      ...rest,
      values: byField(fields, values),
      layers: byField(fields, changes),
      added: named('text', added),
      photos: named('photo', photos),
      stickers: named('sticker', stickers),
    }))
}

function byField<Value>(
  fields: CardDesign['fields'],
  values: readonly (Value | undefined)[],
): Record<string, Value> {
  const entries = fields.flatMap(({ id }, i) => {
    const value = values[i]
    return value === undefined ? [] : [[id, withoutAbsent(value)] as const]
  })
  return Object.fromEntries(entries)
}

/** As in JSON, without undefined values. */
function withoutAbsent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

function named<Part>(kind: string, parts: readonly Part[]): (Part & { id: string })[] {
  return parts.map((part, i) => ({ ...part, id: `${kind}-${i + 1}` }))
}
