import type { PartName } from '../family.ts'
import type { Point } from '../path.ts'
import { type Curve, curveOf, placeAt, readablePieces } from './curve.ts'
import { free, type Sheet } from './sheet.ts'
import { isRightToLeft, spaceEm, widthOf } from './spelling.ts'
import { fillLine, type Stream } from './stream.ts'

/** A thing that is drawn by writing along lines. */
export interface Region {
  part: PartName
  /** What the part turns about. */
  pivot?: Point
  /** Its writing stays inside. Without one, it is written where nothing else is. */
  outline?: readonly Point[]
  lines: readonly (readonly Point[])[]
  text: Stream
  /** Height of the em, px. */
  sizePx: number
  /** Name of the ink, and of the tint under it, in the palette. */
  ink: string
  wash?: string
  /** Kept free around it, px; default a third of the size. */
  gapPx?: number
  /** Shorter pieces of a line stay empty, em; default 0.9. */
  leastEm?: number
  /** Left out where it would not be seen whole. */
  whole?: true
}

/** Words, a word or a letter on the page. */
export interface PlacedWord {
  text: string
  /** Left end of its baseline, px. */
  x: number
  y: number
  /** Radians; 0 upright. */
  angle: number
  stretch: number
}

export interface WrittenRegion extends Region {
  /** The words of each written line, from its start to its end. */
  written: readonly (readonly PlacedWord[])[]
}

/**
 * Writes all regions of a page.
 *
 * @param regions the one in front first
 */
export function writeRegions(sheet: Sheet, regions: readonly Region[]): WrittenRegion[] {
  const claimed = regions.flatMap((region) => {
    const { outline, whole, sizePx, gapPx = sizePx / 3 } = region
    if (!outline) return [{ region, owner: free }]
    if (whole && outline.some(({ x, y }) => sheet.ownerAt(x, y) !== free)) return []
    return [{ region, owner: sheet.claim(outline, gapPx) }]
  })
  return claimed.map(({ region, owner }) => ({
    ...region,
    written: region.lines.flatMap((line) =>
      readablePieces(line, region.text.rtl).flatMap((piece) => {
        const curve = curveOf(piece)
        const rooms = roomAlong(curve, { sheet, owner, region })
        const lines = rooms.map((room) => writeAlong(curve, room, region))
        if (owner === free) for (const room of rooms) strike(sheet, curve, room, region.sizePx)
        return lines.filter((words) => words.length > 0)
      }),
    ),
  }))
}

/** Keeps other writing off a line that has no outline. */
function strike(sheet: Sheet, curve: Curve, { from, to }: Room, sizePx: number): void {
  for (let along = from; along <= to; along += sizePx / 3) {
    const { x, y } = placeAt(curve, along)
    const side = 0.7 * sizePx
    sheet.block({ x: x - side / 2, y: y - side / 2, width: side, height: side })
  }
}

interface Room {
  from: number
  to: number
}

/** Half the height of the letters that must have room, em. */
const halfHeight = 0.2
const middleEm = 0.3

/** The stretches of a curve where letters have room. */
function roomAlong(
  curve: Curve,
  { sheet, owner, region }: { sheet: Sheet; owner: number; region: Region },
): Room[] {
  const { sizePx, leastEm = 0.9 } = region
  const step = 2
  const reach = halfHeight * sizePx
  const rooms: Room[] = []
  let from: number | undefined
  for (let along = 0; along <= curve.length + step; along += step) {
    const { x, y, direction } = placeAt(curve, along)
    const [overX, overY] = [Math.sin(direction) * reach, -Math.cos(direction) * reach]
    const fits =
      along <= curve.length &&
      sheet.ownerAt(x, y) === owner &&
      sheet.ownerAt(x + overX, y + overY) === owner &&
      sheet.ownerAt(x - overX, y - overY) === owner
    if (fits) from ??= along
    else if (from !== undefined) {
      if (along - from > leastEm * sizePx) rooms.push({ from, to: along - step })
      from = undefined
    }
  }
  return rooms
}

/** What bends away from its curve by more than this, em, is written in shorter pieces. */
const mostBend = 0.085
/** Words are written together up to this length, em. */
const longestRun = 7

function writeAlong(curve: Curve, { from, to }: Room, { text, sizePx }: Region): PlacedWord[] {
  const { words, stretch } = fillLine(text, (to - from) / sizePx)
  const unit = stretch * sizePx
  const placed: PlacedWord[] = []
  let along = from
  const isBent = (run: string) => {
    const length = widthOf(run) * unit
    const [start, end] = [placeAt(curve, along), placeAt(curve, along + length)]
    const turn = Math.abs(angleBetween(start.direction, end.direction))
    return (turn * length) / 8 > mostBend * sizePx
  }
  const write = (run: string): void => {
    if (isBent(run) && [...run].length > 1) {
      for (const half of halvesInWriting(run, text.rtl)) write(half)
      return
    }
    const width = widthOf(run) * unit
    placed.push(placeWord(curve, { text: run, along, width, rtl: text.rtl, sizePx, stretch }))
    along += width
  }
  for (let i = 0; i < words.length; ) {
    let run = words[i] ?? ''
    let count = 1
    for (; i + count < words.length; count++) {
      const longer = `${run} ${words[i + count]}`
      if (!isOneWay(longer, text.rtl) || widthOf(longer) > longestRun || isBent(longer)) break
      run = longer
    }
    write(run)
    along += spaceEm * unit
    i += count
  }
  return placed
}

/** Whether all words are read in the direction of the line. */
function isOneWay(run: string, rtl: boolean): boolean {
  return run.split(' ').every((word) => isRightToLeft(word) === rtl)
}

/** The halves of a word in the order of the line. */
function halvesInWriting(word: string, rtl: boolean): string[] {
  const letters = [...word]
  const middle = letters.length >> 1
  const halves = [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
  return isRightToLeft(word) === rtl ? halves : halves.reverse()
}

interface Placing {
  text: string
  along: number
  width: number
  rtl: boolean
  sizePx: number
  stretch: number
}

/** A word with its middle on the curve, turned as the curve is from its start to its end. */
function placeWord(
  curve: Curve,
  { text, along, width, rtl, sizePx, stretch }: Placing,
): PlacedWord {
  const [start, middle, end] = [0, 0.5, 1].map((share) => placeAt(curve, along + share * width))
  if (!start || !middle || !end) throw new RangeError('a word has no place')
  const [left, right] = rtl ? [end, start] : [start, end]
  const angle = Math.atan2(right.y - left.y, right.x - left.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x = (left.x + right.x + 4 * middle.x) / 6
  const y = (left.y + right.y + 4 * middle.y) / 6
  const [back, down] = [width / 2, middleEm * sizePx]
  return {
    text,
    x: x - cos * back - sin * down,
    y: y - sin * back + cos * down,
    angle,
    stretch,
  }
}

function angleBetween(one: number, other: number): number {
  const turn = one - other
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}
