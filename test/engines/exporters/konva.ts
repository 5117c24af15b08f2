import { Konva } from 'konva/lib/Core.js'
import { Image as KonvaImage } from 'konva/lib/shapes/Image.js'
import { Text } from 'konva/lib/shapes/Text.js'
import { TextPath } from 'konva/lib/shapes/TextPath.js'
import type { CardLine } from '#shared/card/layout-card.ts'
import {
  arcPath,
  type Exporter,
  type ExportOrder,
  familiesOf,
  quality,
  withImage,
} from './exporter.ts'

// A single drawing for a file needs no layer painted before it.
Konva.autoDrawEnabled = false

/** One text for each line with its direction, on a path if it is bent, over the art as an image. */
export const draw: Exporter = (order, type) =>
  withImage(order.artSvg, async (image) => {
    const { widthPx: width, heightPx: height } = order.layout.size
    const page = { x: 0, y: 0, width, height }
    const layer = new Konva.Layer({ listening: false })
    layer.add(new KonvaImage({ image, width, height }))
    for (const line of order.layout.lines) layer.add(textOf(line, order))
    try {
      const blob = await layer.toBlob({ ...page, mimeType: type, quality, pixelRatio: 1 })
      if (!(blob instanceof Blob)) throw new Error('Konva made no picture')
      return blob
    } finally {
      layer.destroy()
    }
  })

function textOf(line: CardLine, { layout, arc }: ExportOrder) {
  const shared = {
    text: line.text,
    direction: line.direction,
    fontFamily: familiesOf(line),
    fontSize: line.sizePx,
    fill: layout.palette.ink[line.role],
  }
  if (line.onArch) {
    return new TextPath({
      ...shared,
      data: arcPath(arc),
      align: 'center',
      textBaseline: 'alphabetic',
    })
  }
  const text = new Text({ ...shared, wrap: 'none' })
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = text.measureSize('M')
  text.position({
    x: line.x + (line.widthPx - text.width()) / 2,
    y: line.baseline - (up - down) / 2 - line.sizePx / 2,
  })
  return text
}
