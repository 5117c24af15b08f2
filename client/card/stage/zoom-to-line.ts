import { unionOf } from '#shared/art/box.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { linesOf } from '#shared/card/line-at.ts'
import { type Zoom, type ZoomLine, zoomTo } from './zoom.ts'

interface StageBoxes {
  stage: HTMLElement
  /** The picture, whose place at rest is measured. */
  picture: HTMLElement
}

/** The zoom to a text of a card on a stage; to the whole card where it has no such text. */
export function zoomToLine(
  { stage, picture }: StageBoxes,
  layout: CardLayout,
  field: string | undefined,
): Zoom {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = picture
  return zoomTo({
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    rest: { x, y, width, height },
    page: layout.size,
    lines: layout.lines.map(({ ink, sizePx }) => ({ box: ink, sizePx })),
    line: textOf(layout, field),
  })
}

/** All rows of a text as one line. */
function textOf(layout: CardLayout, field: string | undefined): ZoomLine | undefined {
  const rows = linesOf(layout, field)
  const [first] = rows
  return first && { box: unionOf(rows.map(({ ink }) => ink)), sizePx: first.sizePx }
}
