import { ownTracking } from '#shared/card/filled-layers.ts'
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
  /** Space between letters, 1/1000 em. */
  tracking: number
  /** Factor of the distance between baselines. */
  leading: number
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
    const { face, colour, align = 'middle', bend = 0, tracking = 0, leading = 1 } = text
    return { face, colour, align, bend, tracking, leading }
  }
  return layerStyle(design, draft, id)
}

function layerStyle(design: CardDesign, draft: CardDraft, id: string): TextStyle | undefined {
  const layer = design.layers.find(({ field }) => field === id)
  const [face] = layer?.faces ?? []
  if (!layer || !face) return undefined
  const {
    face: own = face,
    colour = layer.ink,
    align = layer.align,
    bend = 0,
    tracking = Math.round(1000 * ownTracking(layer, wordsOf(design, draft, id))),
    leading = 1,
  } = draft.layers?.[id] ?? {}
  return { face: own, colour, align, bend, tracking, leading }
}

function wordsOf({ fields }: CardDesign, { values }: CardDraft, id: string): string {
  return values[id] ?? fields.find((field) => field.id === id)?.value ?? ''
}

export function withTextStyle(
  draft: CardDraft,
  { id, kind }: PartName,
  change: Partial<TextStyle>,
): CardDraft {
  return kind === 'added' ? withAdded(draft, id, change) : withLayer(draft, id, change)
}
