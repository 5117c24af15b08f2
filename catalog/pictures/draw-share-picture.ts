import { composeSharePicture } from '#shared/card/share-picture.ts'
import { drawLayout, layOut } from './draw-card.ts'
import type { PictureOrder } from './picture-order.ts'

/** SVG of the card in the layout of `composeSharePicture`. */
export async function drawSharePicture({ design, format }: PictureOrder): Promise<string> {
  const layout = await layOut(design, { values: {}, format })
  const card = await drawLayout(design, layout)
  return composeSharePicture({ card, size: layout.size, palette: layout.palette })
}
