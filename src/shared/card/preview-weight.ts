import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'

/*
 * The cost of the preview picture of a draft, known before drawing. The unit is a hundredth of the
 * processor time of `papercut-arch` with no draft: about 3 ms on the two cores of the measurement
 * (built worker in workerd, process time, the minimum of three runs with different letters). Photos
 * cost nothing, since no link holds them.
 */

/** A heavier draft is not drawn. The limit is 2.5 times a plain card, far above a usual one. */
export const maxPreviewWeight = 250

/** The heaviest motif of each family, measured. */
const artWeights: Readonly<Record<string, number>> = {
  botanical: 110,
  ceramic: 130,
  clip: 100,
  foil: 135,
  illuminated: 135,
  kids: 85,
  lino: 110,
  micrography: 80,
  night: 105,
  papercut: 110,
  riso: 100,
  stone: 100,
  tiles: 75,
}
/** Default for a family that was not measured. */
const defaultArtWeight = 135

/** A letter is laid out, outlined and painted; bent, turned and large letters cost the same. */
const letterWeight = 0.06
/** A text is tried in several sizes, so this cost does not depend on its length. */
const textWeight = 0.5
/** A face is read from its file once per isolate. */
const faceWeight = 2
const stickerWeight = 1
/** Cost of a sticker as large as the page; it decreases with the painted area. */
const pageOfStickerWeight = 8

/**
 * Processor time of a draft's preview, in hundredths of a plain card's. Anything added to a card
 * makes it heavier or leaves it the same.
 *
 * @example previewWeight(papercutArch, { values: {} }) // about 110
 */
export function previewWeight(design: CardDesign, draft: CardDraft): number {
  const { values, layers = {}, added = [], stickers = [] } = draft
  const own = design.fields.map(({ id, value }) => values[id] ?? value)
  const texts = [...own, ...added.map(({ text }) => text)]
  const faces = new Set([...Object.values(layers), ...added].map(({ face }) => face))
  return (
    (artWeights[design.art.family] ?? defaultArtWeight) +
    letterWeight * sum(texts.map(({ length }) => length)) +
    textWeight * added.length +
    faceWeight * faces.size +
    sum(stickers.map(({ width }) => stickerWeight + pageOfStickerWeight * areaOf(width)))
  )
}

/** Share of the page; anything larger is clipped. */
function areaOf(width: number): number {
  return Math.min(1, width) ** 2
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
