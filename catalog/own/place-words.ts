import type { Box, TextArea } from '#shared/art/family.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import { type Format, formatSizes } from '#shared/format.ts'
import { type Cells, cellsIn } from './cells.ts'
import type { UnderWords } from './choose-behind.ts'
import { findPlace, safeArea } from './find-places.ts'
import type { Crop } from './page-view.ts'
import { cellPx } from './read-cells.ts'
import { createUnrestMap, type UnrestMap } from './unrest.ts'
import { areaWithHeader, headerSize, roomFaults, type Wording, type WordRoom } from './word-room.ts'

export interface PlacedWords {
  place: ArtPicture['places'][Format]
  under: UnderWords
  cost: number
  /** Why it cannot hold the words; empty if it can. */
  faults: string[]
}

export interface PlaceRequest {
  format: Format
  crop: Crop
  wording: Wording
  room: WordRoom
  /** In px of the page, where the operator gave it. */
  fixed?: Box | undefined
  /** Whether the בס״ד line may have a corner of the page; otherwise it stands with the words. */
  headerApart: boolean
}

/** The best place for the words on a page in one crop. */
export function placeWords(cells: Cells, request: PlaceRequest): PlacedWords {
  const { format, crop, wording, room, fixed, headerApart } = request
  const size = formatSizes[format]
  const unrest = createUnrestMap(cells, cellPx)
  const found = fixed
    ? { box: fixed, cost: unrest(fixed).spread }
    : findPlace(size, { format, unrest, sizes: room.sizes })
  const { box, cost } = found ?? { box: safeArea(size, format), cost: 1 }
  const corner = headerCorner(format)
  const isApart = wording.header && headerApart && isLike(unrest, corner.box, box)
  const boxes = isApart ? [box, corner.box] : [box]
  const area: TextArea = isApart
    ? { text: box, anchor: 'middle', header: corner.header }
    : areaWithHeader(box, format)
  return {
    place: { ...area, crop },
    under: { colours: boxes.flatMap((one) => cellsIn(cells, one, cellPx)), unrest: unrest(box) },
    cost,
    faults: fixed ? roomFaults(wording, format, fixed) : room.faults,
  }
}

/** The בס״ד line in the top right corner of the page, with its box. */
function headerCorner(format: Format): { header: TextArea['header']; box: Box } {
  const { widthPx, heightPx } = formatSizes[format]
  const sizePx = headerSize(format)
  const x = Math.round(0.93 * widthPx)
  const top = format === 'status' ? 0.135 : 0.05
  const y = Math.round(top * heightPx + sizePx)
  const box = { x: x - 3 * sizePx, y: y - 1.3 * sizePx, width: 3.4 * sizePx, height: 2 * sizePx }
  return { header: { x, y, sizePx }, box }
}

/** Whether a corner is apart from the words, calm, and about as light as their ground. */
function isLike(unrest: UnrestMap, corner: Box, words: Box): boolean {
  if (words.y < corner.y + 2 * corner.height) return false
  const { light, spread, edges } = unrest(corner)
  return spread <= 0.05 && edges <= 0.02 && Math.abs(light - unrest(words).light) <= 0.1
}

/** @param percent x, y, width and height in percent of the page */
export function boxOf(percent: readonly [number, number, number, number], format: Format): Box {
  const { widthPx, heightPx } = formatSizes[format]
  const [x, y, width, height] = percent
  return {
    x: Math.round((x * widthPx) / 100),
    y: Math.round((y * heightPx) / 100),
    width: Math.round((width * widthPx) / 100),
    height: Math.round((height * heightPx) / 100),
  }
}
