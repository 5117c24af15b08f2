import type { Palette, Size } from '../art/family.ts'
import { drawSheetShadow, drawWall } from '../card/wall.ts'
import { type Format, formatSizes } from '../format.ts'
import type { VideoFormat } from './scene.ts'
import type { CardPlace } from './scene-stage.ts'

/** The place of a card in a video. */
export interface VideoLayout {
  /** Size of the video, px. */
  page: Size
  /** The format of the animated card. */
  cardFormat: Format
  place: CardPlace
}

/** The background of a card. */
export type Backdrop = 'wall' | 'clip'

/**
 * A wide screen shows the square card as a sheet on a wall, with this much wall above and below,
 * px.
 */
const wallPx = 62

const wide: Size = { widthPx: 1920, heightPx: 1080 }

/**
 * The stage of a format, in its own size or another width.
 *
 * @param over the background of the card: a sheet on a `wall` where it does not fill the page, or
 *   only words over a `clip`, which fills it
 * @example videoLayoutOf('square', 540).place.scale // 0.5
 */
export function videoLayoutOf(
  format: VideoFormat,
  widthPx?: number,
  over: Backdrop = 'wall',
): VideoLayout {
  const own = format === 'wide' ? wide : formatSizes[format]
  const scale = (widthPx ?? own.widthPx) / own.widthPx
  const page = { widthPx: even(own.widthPx * scale), heightPx: even(own.heightPx * scale) }
  if (format !== 'wide') return { page, cardFormat: format, place: { x: 0, y: 0, scale } }
  const sheet = over === 'wall' ? sheetOnWall() : sheetOverClip
  return {
    page,
    cardFormat: 'square',
    place: { x: sheet.x * scale, y: sheet.y * scale, scale: (sheet.width * scale) / 1080 },
  }
}

/** As high as the page and centred, px. */
const sheetOverClip = { x: 420, y: 0, width: 1080 }

/**
 * The picture behind the card, as an SVG fragment 1920 by 1080; empty if the card fills the page.
 */
export function drawBackdrop(format: VideoFormat, palette: Palette): string {
  return format === 'wide' ? drawWall(wide, palette) + drawSheetShadow(sheetOnWall()) : ''
}

function sheetOnWall() {
  const side = wide.heightPx - 2 * wallPx
  return { x: (wide.widthPx - side) / 2, y: wallPx, width: side, height: side }
}

/** Encoders reject odd sizes. */
function even(length: number): number {
  return 2 * Math.round(length / 2)
}
