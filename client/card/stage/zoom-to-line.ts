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

export interface ZoomTarget {
  /** Id of a text. Default, and where the card has no such text: the whole picture. */
  line: string | undefined
  /** Default: the card is the whole picture. */
  video: CardPlace | undefined
}

/** A zoom, and what it shows: the text of a layout, where that is, and on which stage. */
export interface LineZoom extends ZoomTarget {
  zoom: Zoom
  boxes: StageBoxes
  format: CardLayout['format']
}

export function measureStage(stage: HTMLElement, picture: HTMLElement): StageBoxes {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = picture
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    rest: { x, y, width, height },
  }
}

/**
 * The zoom to a text of a card on a stage.
 *
 * @param target with the last zoom, which is returned again while it shows the same text well, so that
 *   letters do not move the picture
 */
export function zoomToLine(
  boxes: StageBoxes,
  layout: CardLayout,
  { line, video, last }: ZoomTarget & { last: LineZoom | undefined },
): LineZoom {
  const { format } = layout
  const isSame =
    last?.boxes === boxes && last.line === line && last.video === video && last.format === format
  const placed = (each: ZoomLine) => (video ? placedIn(each, video.place) : each)
  const text = textOf(layout, line)
  const zoom = zoomTo({
    ...boxes,
    page: video?.page ?? layout.size,
    lines: layout.lines.map(({ ink, sizePx }) => placed({ box: ink, sizePx })),
    line: text && placed(text),
    before: isSame ? last.zoom : undefined,
  })
  return isSame && zoom === last.zoom ? last : { zoom, boxes, line, video, format }
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
