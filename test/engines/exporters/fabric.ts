import { FabricImage, FabricText, Path, StaticCanvas } from 'fabric'
import type { CardLine } from '#shared/card/layout-card.ts'
import {
  arcPath,
  type Exporter,
  type ExportOrder,
  familiesOf,
  quality,
  withImage,
} from './exporter.ts'

/** Distance from the middle of a line to its baseline, as a share of the font size. */
const middleToBaseline = 1.13 * (0.5 - 0.222)

/** A cache canvas is of no use for a single drawing. */
const uncached = { objectCaching: false }

/** One text for each line with its direction, on a path if it is bent, over the art as an image. */
export const draw: Exporter = (order, type) =>
  withImage(order.artSvg, async (image) => {
    const { widthPx: width, heightPx: height } = order.layout.size
    const canvas = new StaticCanvas(document.createElement('canvas'), {
      width,
      height,
      enableRetinaScaling: false,
      renderOnAddRemove: false,
    })
    canvas.add(new FabricImage(image, { ...uncached, left: width / 2, top: height / 2 }))
    for (const line of order.layout.lines) canvas.add(textOf(line, order))
    try {
      const format = type === 'image/png' ? 'png' : 'jpeg'
      const blob = await canvas.toBlob({ format, quality, multiplier: 1 })
      if (!blob) throw new Error('Fabric made no picture')
      return blob
    } finally {
      await canvas.dispose()
    }
  })

function textOf(line: CardLine, { layout, arc }: ExportOrder) {
  const shared = {
    ...uncached,
    direction: line.direction,
    fontFamily: familiesOf(line),
    fontSize: line.sizePx,
    fill: layout.palette.ink[line.role],
    originX: 'center',
    originY: 'center',
  }
  if (line.onArch) {
    const path = new Path(arcPath(arc), { visible: false })
    const place = { left: arc.cx, top: arc.cy - arc.radius / 2 }
    // On a path, the right-to-left direction also tears the letters apart.
    const straight = { direction: 'ltr', textAlign: 'center' }
    return new FabricText(line.text, { ...shared, ...place, ...straight, path })
  }
  return new FabricText(line.text, {
    ...shared,
    left: line.x + line.widthPx / 2,
    top: line.baseline - middleToBaseline * line.sizePx,
  })
}
