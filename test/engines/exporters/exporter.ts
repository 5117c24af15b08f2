import type { PaintedArt } from '#shared/art/art.ts'
import type { Arc } from '#shared/art/family.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { faceFamily } from '#shared/text/face.ts'

/** Input of every exporter: a card already laid out, so that none has to break or fit a line. */
export interface ExportOrder {
  layout: CardLayout
  art: PaintedArt
  /** Only the art, as a document of the page's size. */
  artSvg: string
  /** The whole card with live text, as on a page. */
  liveSvg: string
  arc: Arc
}

/** Makes a file from an order, each time from scratch, except for caches that its docs advise. */
export type Exporter = (order: ExportOrder, type: 'image/png' | 'image/jpeg') => Promise<Blob>

export const quality = 0.92

export function familiesOf({ faces }: CardLine): string {
  return faces.map((face) => `'${faceFamily(face)}'`).join(', ')
}

/** The top half of the arc's circle, from left to right. */
export function arcPath({ cx, cy, radius }: Arc): string {
  return `M ${cx - radius} ${cy} A ${radius} ${radius} 0 0 1 ${cx + radius} ${cy}`
}

export async function withImage<Made>(
  svg: string,
  use: (image: HTMLImageElement) => Promise<Made>,
) {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    await image.decode()
    return await use(image)
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
