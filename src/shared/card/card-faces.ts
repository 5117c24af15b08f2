import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import type { FaceId } from '../text/face.ts'

/** The face of the small בס״ד line. */
export const headerFace: FaceId = 'frank-ruhl-libre-500'

/** Every face that a card can use, including that of its header. */
export function cardFaces(design: CardDesign, draft?: CardDraft): FaceId[] {
  const faces = design.layers.flatMap((layer) =>
    faceFirst(draft?.layers?.[layer.field]?.face, [...layer.faces, ...(layer.lead?.faces ?? [])]),
  )
  const added = draft?.added?.map(({ face }) => face) ?? []
  return [...new Set([...faces, ...added, ...(design.header ? [headerFace] : [])])]
}

/**
 * Moves a face to the front; the others are fallbacks for its missing characters.
 *
 * @example faceFirst('heebo-500', ['jost-500', 'heebo-500']) // ['heebo-500', 'jost-500']
 */
export function faceFirst(face: FaceId | undefined, faces: readonly FaceId[]): FaceId[] {
  return [...new Set(face ? [face, ...faces] : faces)]
}
