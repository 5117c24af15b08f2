import type { Palette, Size } from '../art/family.ts'
import { drawSheetShadow, drawWall } from '../card/wall.ts'
import { type Format, formatSizes } from '../format.ts'
import type { CardPlace } from './compose-scene.ts'
import type { VideoFormat } from './scene.ts'

/** Where a card is shown as a video. */
export interface Stage {
  /** Of the video, px. */
  page: Size
  /** The page of the card that is moved. */
  cardFormat: Format
  place: CardPlace
}

/** What a card is shown on. */
export type Ground = 'wall' | 'clip'

/** A wide screen shows the square card as a sheet on a wall, with so much wall above and below, px. */
const wallPx = 62

const wide: Size = { widthPx: 1920, heightPx: 1080 }

/**
 * The stage of a format, in its own size or another width.
 *
 * @param over what the card stands on where it does not fill the page: a sheet on a `wall`, or words
 *   alone over a `clip`, which does
 * @example stageOf('square', 540).place.scale // 0.5
 */
export function stageOf(format: VideoFormat, widthPx?: number, over: Ground = 'wall'): Stage {
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

/** Of the height of the page, in its middle. */
const sheetOverClip = { x: 420, y: 0, width: 1080 }

/** What stands behind the card, as an SVG fragment 1920 by 1080; nothing where the card fills the page. */
export function drawBackdrop(format: VideoFormat, palette: Palette): string {
  return format === 'wide' ? drawWall(wide, palette) + drawSheetShadow(sheetOnWall()) : ''
}

function sheetOnWall() {
  const side = wide.heightPx - 2 * wallPx
  return { x: (wide.widthPx - side) / 2, y: wallPx, width: side, height: side }
}

/** Encoders take no odd sides. */
function even(length: number): number {
  return 2 * Math.round(length / 2)
}
