import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardDraft } from '#shared/draft.ts'
import { withAdded, withLayer, withPhoto, withSticker } from '../edit-draft.ts'

/**
 * How a part stands in a draft. `x` and `y` are fractions of the page: for a layer the offset from
 * its place in the design, for other parts the middle. `size` is a layer's factor, an added text's
 * u, an object's width as a fraction of the page. `turn` is degrees, clockwise.
 */
export interface Pose {
  x: number
  y: number
  size: number
  turn: number
}

export type PartName = Pick<CardPart, 'id' | 'kind'>

/** The limits of `draftSchema`. */
const sizeLimits: Readonly<
  Record<Exclude<CardPart['kind'], 'room'>, readonly [least: number, most: number]>
> = {
  layer: [0.4, 2.5],
  added: [20, 300],
  photo: [0.03, 1.5],
  sticker: [0.03, 1.5],
}

/** `undefined` for a room, and for a part that the draft does not have. */
export function poseOf(draft: CardDraft, { id, kind }: PartName): Pose | undefined {
  if (kind === 'layer') {
    const { move = { x: 0, y: 0 }, scale = 1, turn = 0 } = draft.layers?.[id] ?? {}
    return { ...move, size: scale, turn }
  }
  if (kind === 'added') {
    const text = draft.added?.find((each) => each.id === id)
    return text && { ...text.at, size: text.size, turn: text.turn ?? 0 }
  }
  if (kind === 'room') return undefined
  const objects = kind === 'photo' ? draft.photos : draft.stickers
  const object = objects?.find((each) => each.id === id)
  return object && { ...object.at, size: object.width, turn: object.turn ?? 0 }
}

/** The draft with a part moved, within the limits of a draft. */
export function withPose(draft: CardDraft, { id, kind }: PartName, pose: Pose): CardDraft {
  if (kind === 'room') return draft
  const at = { x: rounded(within(pose.x, -1, 2)), y: rounded(within(pose.y, -1, 2)) }
  const size = rounded(within(pose.size, ...sizeLimits[kind]))
  const turn = Math.round(wrapped(pose.turn) * 10) / 10
  switch (kind) {
    case 'layer':
      return withLayer(draft, id, { move: at, scale: size, turn })
    case 'added':
      return withAdded(draft, id, { at, size, turn })
    case 'photo':
      return withPhoto(draft, id, { at, width: size, turn })
    case 'sticker':
      return withSticker(draft, id, { at, width: size, turn })
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Rounds to visible precision: links carry the draft. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Into -180 to 180. */
function wrapped(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}
