import type { CardDesign, CardLayer } from '../card.ts'
import type { CardDraft, LayerChange } from '../draft.ts'
import { normaliseText } from '../text/normalise.ts'
import { isBent } from './bend-line.ts'
import { faceFirst } from './card-faces.ts'

/** A layer with the visitor's changes and its words. */
export interface FilledLayer {
  /** Its faces, sizes, tracking and alignment already include the visitor's changes. */
  layer: CardLayer
  text: string
  change: LayerChange
}

/** Layers with words; an empty field leaves out its line. */
export function filledLayers(design: CardDesign, draft: CardDraft): FilledLayer[] {
  return design.layers.flatMap((layer) => {
    const field = design.fields.find((each) => each.id === layer.field)
    const text = normaliseText(draft.values[layer.field] ?? field?.value ?? '')
    if (text.trim() === '') return []
    const change = draft.layers?.[layer.field] ?? {}
    return [changedLayer({ layer, text, change })]
  })
}

/**
 * The tracking of a layer in its design, em: 0 for a text with a Hebrew letter, since designs space
 * only capitals.
 *
 * @example ownTracking({ tracking: 0.2 }, 'Tova') // 0.2
 * @example ownTracking({ tracking: 0.2 }, 'Tova טובה') // 0
 */
export function ownTracking({ tracking }: Pick<CardLayer, 'tracking'>, text: string): number {
  return /\p{Script=Hebrew}/u.test(text) ? 0 : tracking
}

function changedLayer({ layer, text, change }: FilledLayer): FilledLayer {
  const { face, scale = 1, align = layer.align, bend, tracking } = change
  const { min, max } = layer.sizes
  const changed = {
    ...layer,
    faces: faceFirst(face, layer.faces),
    ...(layer.lead && { lead: { ...layer.lead, faces: faceFirst(face, layer.lead.faces) } }),
    sizes: { min: min * scale, max: max * scale },
    tracking: tracking === undefined ? ownTracking(layer, text) : tracking / 1000,
    align,
  }
  // Two lines on one circle would cross.
  if (isBent(bend)) return { layer: { ...changed, maxLines: 1 }, text: oneLine(text), change }
  return { layer: changed, text, change }
}

/** A text without its line feeds. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
