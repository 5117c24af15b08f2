import type { Box, Size } from '#shared/art/family.ts'

/** CSS px. */
export interface Area {
  width: number
  height: number
}

/** A change of the picture at rest: it is scaled about its top left, then moved, CSS px. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

/** A line of the card: its box and the size of its letters, px of the page. */
export interface ZoomLine {
  box: Box
  sizePx: number
}

export interface ZoomRequest {
  /** The visible area. */
  stage: Area
  /** The picture at rest, CSS px from the top left of the stage. */
  rest: Box
  /** The page of the card. */
  page: Size
  /** All lines of the card. */
  lines: readonly ZoomLine[]
  /** The line to show. Default: the whole picture. */
  line?: ZoomLine | undefined
  /** The zoom to this line before its words changed. It stays while it shows the line well. */
  before?: Zoom | undefined
}

/** Sizes of letters that are easy to read while they are typed, CSS px. */
const letterPx = { least: 26, most: 40 }
/** Least space beside a line, above and below it, and around a whole picture, CSS px. */
const besidePx = 16
const abovePx = 8
const aroundPx = 10

/** Room for further letters, as a part of the line, when a line has outgrown its zoom. */
const growth = 1.3
/** The least part of the best scale that still shows a line well. */
const leastOfBest = 0.6

/**
 * The zoom that shows a line in the middle of the stage, in letters of 26 to 40 px but no wider
 * than the stage, with its neighbours whole where they fit; without a line, the whole picture.
 */
export function zoomTo(request: ZoomRequest): Zoom {
  const { stage, rest, page, line, before } = request
  if (line && before && showsWell(request, { line, zoom: before })) return before
  const scale = line ? scaleFor(request, line, before) : scaleToFit(request)
  const [width, height] = [rest.width * scale, rest.height * scale]
  if (!line)
    return { scale, ...offset(rest, (stage.width - width) / 2, (stage.height - height) / 2) }
  const unit = width / page.widthPx
  const { x, y } = middleOf(line.box)
  const left = slide(stage.width / 2 - x * unit, { of: width, within: stage.width })
  const top = slide(stage.height / 2 - y * unit, { of: height, within: stage.height })
  return { scale, ...offset(rest, left, topWithNeighbours(request, { unit, top, line })) }
}

function scaleToFit({ stage, rest }: ZoomRequest): number {
  const across = (stage.width - 2 * aroundPx) / rest.width
  return Math.max(0.05, Math.min(across, (stage.height - 2 * aroundPx) / rest.height))
}

/** Whether a zoom shows all of a line, not much smaller than could be. */
function showsWell(request: ZoomRequest, { line, zoom }: { line: ZoomLine; zoom: Zoom }): boolean {
  const { stage, rest, page } = request
  if (zoom.scale < leastOfBest * scaleFor(request, line)) return false
  const unit = (rest.width * zoom.scale) / page.widthPx
  const [left, top] = [rest.x + zoom.x + line.box.x * unit, rest.y + zoom.y + line.box.y * unit]
  const [right, bottom] = [left + line.box.width * unit, top + line.box.height * unit]
  const [beside, above] = [besidePx / 2, abovePx / 2]
  return (
    left >= beside &&
    right <= stage.width - beside &&
    top >= above &&
    bottom <= stage.height - above
  )
}

/**
 * As large as the stage is wide, within the limits of the letters; with room for further letters, for
 * a line that has outgrown the zoom before.
 */
function scaleFor(
  { stage, rest, page }: ZoomRequest,
  { box, sizePx }: ZoomLine,
  before?: Zoom,
): number {
  const unit = rest.width / page.widthPx
  const [least, most] = [letterPx.least / (sizePx * unit), letterPx.most / (sizePx * unit)]
  // The letters of a title are larger than that at rest, and stay so.
  const wanted = Math.max(1, least, Math.min(most, stage.width / rest.width))
  const widest = (stage.width - 2 * besidePx) / (box.width * unit)
  const highest = (stage.height - 2 * abovePx) / (box.height * unit)
  const isOutgrown = before !== undefined && before.scale > widest
  const across = isOutgrown ? Math.max(widest / growth, Math.min(widest, 1)) : widest
  return Math.min(wanted, across, Math.max(highest, Math.min(least, 1)))
}

/** Where a length starts: centred if it is shorter than the stage, else without a gap at its ends. */
function slide(start: number, { of, within }: { of: number; within: number }): number {
  if (of <= within) return (within - of) / 2
  return Math.min(aroundPx, Math.max(within - of - aroundPx, start))
}

/** The top nearest to the wanted one at which the edges of the stage cut no other line. */
function topWithNeighbours(
  { stage, lines }: ZoomRequest,
  { unit, top, line }: { unit: number; top: number; line: ZoomLine },
): number {
  const isWhole = ({ box }: ZoomLine, at: number) =>
    at + box.y * unit >= 0 && at + (box.y + box.height) * unit <= stage.height
  const isAway = ({ box }: ZoomLine, at: number) =>
    at + (box.y + box.height) * unit <= 0 || at + box.y * unit >= stage.height
  const cutsAt = (at: number) =>
    lines.filter((each) => !isWhole(each, at) && !isAway(each, at)).length
  const spare = Math.max(0, (stage.height - line.box.height * unit) / 2 - abovePx)
  let best = { top, cuts: cutsAt(top) }
  for (let by = 2; by <= spare && best.cuts > 0; by += 2) {
    for (const at of [top - by, top + by]) {
      const cuts = cutsAt(at)
      if (cuts < best.cuts) best = { top: at, cuts }
    }
  }
  return best.top
}

function offset({ x, y }: Box, left: number, top: number) {
  return { x: left - x, y: top - y }
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 }
}
