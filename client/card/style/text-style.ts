import type { CardDesign } from '#shared/card.ts'
import type { CardDraft, LayerChange } from '#shared/draft.ts'
import type { FaceId } from '#shared/text/face.ts'
import { withAdded, withLayer } from '../edit-draft.ts'
import type { PartName } from '../handles/pose.ts'

/** How a text is lettered, whether it is of the design or added by the visitor. */
export interface TextStyle {
  face: FaceId
  colour: NonNullable<LayerChange['colour']>
  align: NonNullable<LayerChange['align']>
  /** Degrees. */
  bend: number
}

/** `undefined` where the card has no such text. */
export function textStyleOf(
  design: CardDesign,
  draft: CardDraft,
  { id, kind }: PartName,
): TextStyle | undefined {
  if (kind === 'added') {
    const text = draft.added?.find((each) => each.id === id)
    if (!text) return undefined
    const { face, colour, align = 'middle', bend = 0 } = text
    return { face, colour, align, bend }
  }
  const layer = design.layers.find(({ field }) => field === id)
  const [face] = layer?.faces ?? []
  if (!layer || !face) return undefined
  const {
    face: own = face,
    colour = layer.ink,
    align = layer.align,
    bend = 0,
  } = draft.layers?.[id] ?? {}
  return { face: own, colour, align, bend }
}

export function withTextStyle(
  draft: CardDraft,
  { id, kind }: PartName,
  change: Partial<TextStyle>,
): CardDraft {
  return kind === 'added' ? withAdded(draft, id, change) : withLayer(draft, id, change)
}
