import { unionOf } from '#shared/art/box.ts'
import type { Box } from '#shared/art/family.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { linesOf } from '#shared/card/line-at.ts'
import type { VideoLayout } from '#shared/scene/video-layout.ts'
import { type Zoom, type ZoomLine, zoomTo } from './zoom.ts'

/** Where a card is in a video. */
export type CardPlace = Pick<VideoLayout, 'page' | 'place'>

/** In CSS px. */
export interface StageBoxes {
  stage: { width: number; height: number }
  /** The picture at rest. */
  rest: Box
}

interface ZoomTarget {
  /** Id of a text. Default, and where the card has no such text: the whole picture. */
  line: string | undefined
  /** Default: the card is the whole picture. */
  video: CardPlace | undefined
  /** The zoom to this line before its words changed. */
  before?: Zoom | undefined
}

export function measureStage(stage: HTMLElement, picture: HTMLElement): StageBoxes {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = picture
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    rest: { x, y, width, height },
  }
}

/** The zoom to a text of a card on a stage. */
export function zoomToLine(
  { stage, rest }: StageBoxes,
  layout: CardLayout,
  { line, video, before }: ZoomTarget,
): Zoom {
  const placed = (each: ZoomLine) => (video ? placedIn(each, video.place) : each)
  const text = textOf(layout, line)
  return zoomTo({
    stage,
    rest,
    page: video?.page ?? layout.size,
    lines: layout.lines.map(({ ink, sizePx }) => placed({ box: ink, sizePx })),
    line: text && placed(text),
    before,
  })
}

/** Where a text is in a video, as a style; `undefined` where the card has no such text. */
export function lineBoxIn({ page, place }: CardPlace, layout: CardLayout, line: string) {
  const text = textOf(layout, line)
  if (!text) return undefined
  const { x, y, width, height } = placedIn(text, place).box
  const across = (px: number) => `${(100 * px) / page.widthPx}%`
  const down = (px: number) => `${(100 * px) / page.heightPx}%`
  return { left: across(x), top: down(y), width: across(width), height: down(height) }
}

/** All rows of a text as one line. */
function textOf(layout: CardLayout, field: string | undefined): ZoomLine | undefined {
  const rows = linesOf(layout, field)
  const [first] = rows
  return first && { box: unionOf(rows.map(({ ink }) => ink)), sizePx: first.sizePx }
}

/** A line of a card in the px of the video that shows the card. */
function placedIn({ box, sizePx }: ZoomLine, { x, y, scale }: CardPlace['place']): ZoomLine {
  return {
    box: {
      x: x + box.x * scale,
      y: y + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    },
    sizePx: sizePx * scale,
  }
}
