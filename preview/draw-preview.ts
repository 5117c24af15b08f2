import { composeSharePicture, sharePictureSize, widestFormat } from '#shared/card/share-picture.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { drawCodes } from '#shared/qr/draw-code.ts'
import { loadStickers } from '#shared/stickers/stickers.ts'
import type { Outliner } from '../client/export/outline-text.ts'
import { drawPage } from './drawing/draw-page.ts'
import { encodeLight } from './drawing/encode-jpeg.ts'
import { layOutWords } from './drawing/lay-out-words.ts'
import { rasterise } from './drawing/rasterise.ts'

interface PersonalCard {
  design: CardDesign
  draft: CardDraft
  /** As a `data:` address. */
  ground?: string | undefined
  /** When nobody waits any more, ms since 1970. */
  until: number
}

/**
 * Draws a personal card in the composition of a share picture; default format: that of its share
 * picture.
 *
 * @returns a JPEG, or undefined when it would come too late
 */
export async function drawPreview(
  { design, draft, ground, until }: PersonalCard,
  outliner: Outliner,
  rest: () => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const inFormat = { ...draft, format: draft.format ?? widestFormat(design) }
  const words = await layOutWords(outliner, { design, draft: inFormat })
  if (Date.now() > until) return undefined
  await rest()
  const { size, palette } = words.layout
  const stickers = { ...(await loadStickers()), ...drawCodes(design, draft, palette) }
  const card = await drawPage(design, words, { stickers, ...(ground && { ground }) })
  await rest()
  const svg = composeSharePicture({ card, size, palette })
  const pixels = rasterise(svg, sharePictureSize.widthPx)
  await rest()
  return encodeLight(pixels)
}
