import type { CardDocument } from '#shared/card.ts'
import { type Format, formatSizes } from '#shared/format.ts'
import { imageUrl } from '#shared/image-url.ts'
import { fileOf } from './file-of.ts'

/**
 * The picture of a card that nobody changed, as a file: the server has it, so nothing is drawn.
 *
 * @throws Error when it is smaller than the page of that format, or does not come as a JPEG
 */
export async function fetchBuilt(card: CardDocument, format: Format): Promise<File> {
  const { picture } = card.formatPictures.find((built) => built.format === format) ?? {}
  const { widthPx } = formatSizes[format]
  if (picture?.width !== widthPx) throw new Error(`no picture of ${format} is ${widthPx} px wide`)
  const address = { folder: 'cards', file: picture.file, width: widthPx, format: 'jpeg' } as const
  // Before the code of the live card, which the same tap asks for.
  const response = await fetch(imageUrl(address), { priority: 'high' })
  const blob = await response.blob()
  // While no JPEG can be made, the picture comes as it is stored.
  if (!response.ok || blob.type !== 'image/jpeg') throw new Error(`no JPEG of ${picture.file} came`)
  return fileOf(card, blob, 'image/jpeg')
}
