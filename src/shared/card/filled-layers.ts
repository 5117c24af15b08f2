import type { CardDesign, CardLayer } from '../card.ts'
import type { CardDraft, LayerChange } from '../draft.ts'
import type { FaceId } from '../text/face.ts'
import { normaliseText } from '../text/normalise.ts'
import { isBent } from './bend-line.ts'

/** A layer as the visitor wants it, with the words that stand in it. */
export interface FilledLayer {
  /** Its faces, sizes and alignment are already the visitor's. */
  layer: CardLayer
  text: string
  change: LayerChange
}

/** Layers that have words; an empty field leaves its line out. */
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
 * A face before others, which stand in for what it lacks.
 *
 * @example faceFirst('heebo-500', ['jost-500', 'heebo-500']) // ['heebo-500', 'jost-500']
 */
export function faceFirst(face: FaceId | undefined, faces: readonly FaceId[]): FaceId[] {
  return [...new Set(face ? [face, ...faces] : faces)]
}

function changedLayer({ layer, text, change }: FilledLayer): FilledLayer {
  const { face, scale = 1, align = layer.align, bend } = change
  const { min, max } = layer.sizes
  const changed = {
    ...layer,
    faces: faceFirst(face, layer.faces),
    sizes: { min: min * scale, max: max * scale },
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
