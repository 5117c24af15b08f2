import { type Art, defs, group, mapArt, named, use } from '../../art.ts'
import { letterPath } from '../../letters/letter.ts'
import { suezOne } from '../../letters/suez-one.ts'
import { openSefer } from '../../motifs/torah/open-sefer.ts'
import { boundsOf, type Path, placement, transformPath } from '../../path.ts'
import { px } from '../../px.ts'
import { createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { cutEdge } from '../block.ts'
import { chatter } from '../cuts.ts'
import { cutPath } from '../knife.ts'
import { printMotif } from '../print-motif.ts'
import { boxPath, inkingOf, type Sheet, standAt } from '../sheet.ts'
import type { Frame } from '../subject.ts'
import { standBelow } from './stand-below.ts'

/** Blocks across the page; smaller ones where words need the width. */
const blocksAcross = { tall: 15, other: 8 }

/** A frame of small blocks around the words, in the inks of both blocks in turn. */
export function drawFrame(sheet: Sheet, { blocks }: Frame): Art {
  const { layout, inks, seed } = sheet
  const { widthPx, heightPx, unit } = layout
  const isTall = heightPx > 1.6 * widthPx
  const margin = (isTall ? 0.02 : 0.026) * widthPx
  const across = isTall ? blocksAcross.tall : blocksAcross.other
  const side = (widthPx - 2 * margin) / across
  const down = Math.round((heightPx - 2 * margin) / side)
  const pitch = (heightPx - 2 * margin) / down
  const cells = ring(across, down).map(({ column, row }, i) => ({
    x: margin + (column + 0.5) * side,
    y: margin + (row + 0.5) * pitch,
    kind: i % Math.max(2, blocks.length),
    isInked: i % 2 === 0,
  }))
  const random = createRandom(seed + 4)
  const half = { x: side / 2 - 5 * unit, y: pitch / 2 - 5 * unit }
  const blockAt = ({ x, y }: { x: number; y: number }) =>
    cutEdge(
      boxPath({ x: x - half.x, y: y - half.y, width: 2 * half.x, height: 2 * half.y }),
      1.3 * unit,
      random,
    )
  const inked = cells.filter(({ isInked }) => isInked).flatMap(blockAt)
  const spotted = cells.filter(({ isInked }) => !isInked).flatMap(blockAt)
  const beside = transformPath(inked, placement(5 * unit, 4 * unit))
  const light = cells.flatMap((cell) => corners(cell, half, unit))
  const inner = boxPath({
    x: margin + side,
    y: margin + pitch,
    width: widthPx - 2 * (margin + side),
    height: heightPx - 2 * (margin + pitch),
  })
  const ridges = chatter(
    cutEdge(turnedIn(inner), unit, random),
    { unit, words: sheet.words, page: layout },
    random,
  )
  return [
    shape(beside, { fill: inks.spot }),
    shape(spotted, { fill: inks.spot }),
    shape(inked, { fill: inks.ink }),
    shape(light, { fill: inks.paper }),
    shape(ridges, { fill: inks.mark }),
    standBelow(sheet, typeof blocks === 'string' ? openSefer : blocks[0], {
      middle: widthPx / 2,
      width: 0.56 * widthPx,
      end: heightPx - margin - pitch,
    }),
    typeof blocks === 'string'
      ? named('letter', lettersOn(sheet, blocks, cells, half))
      : named('motif', motifsOn(sheet, blocks, cells, half)),
  ]
}

interface Cell {
  x: number
  y: number
  kind: number
  isInked: boolean
}

/** The cells of the rim, clockwise from the upper right. */
function ring(columns: number, rows: number): { column: number; row: number }[] {
  const [last, foot] = [columns - 1, rows - 1]
  return [
    ...Array.from({ length: foot }, (_, i) => ({ column: last, row: i })),
    ...Array.from({ length: last }, (_, i) => ({ column: last - i, row: foot })),
    ...Array.from({ length: foot }, (_, i) => ({ column: 0, row: foot - i })),
    ...Array.from({ length: last }, (_, i) => ({ column: i, row: 0 })),
  ]
}

/** Against the clock, so that what lies outside of it is the middle of the page. */
function turnedIn(path: Path): Path {
  return transformPath(path, [-1, 0, 0, 1, 2 * boundsOf(path).x + boundsOf(path).width, 0])
}

/** Short cuts in the corners of a block. */
function corners({ x, y }: Cell, half: { x: number; y: number }, unit: number): Path {
  return [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((low) =>
      [0, 1, 2].flatMap((i) => {
        const out = {
          x: x + right * (half.x - (8 + 9 * i) * unit),
          y: y + low * (half.y - (26 - 9 * i) * unit),
        }
        const from = { x: out.x - right * 9 * unit, y: out.y - low * 9 * unit }
        return cutPath(from, { x: out.x + right * 3 * unit, y: out.y + low * 3 * unit }, 2.6 * unit)
      }),
    ),
  )
}

function lettersOn(
  { inks }: Sheet,
  letters: string,
  cells: readonly Cell[],
  half: { y: number },
): Art {
  const path = (isInked: boolean) =>
    cells.flatMap((cell, i) => {
      const letter = [...letters][i % letters.length] ?? ''
      const place = { x: cell.x, y: cell.y, height: 1.12 * half.y }
      return cell.isInked === isInked ? letterPath(suezOne, letter, place) : []
    })
  return [shape(path(true), { fill: inks.paper }), shape(path(false), { fill: inks.ink })]
}

/** Each motif is drawn once and used on each of its blocks. */
function motifsOn(
  sheet: Sheet,
  blocks: Exclude<Frame['blocks'], string>,
  cells: readonly Cell[],
  half: { x: number; y: number },
): Art {
  const drawn = blocks.map((block, i) => {
    const motif = block()
    const size = { width: 1.56 * half.x, height: 1.56 * half.y }
    const scale = Math.min(size.width / motif.width, size.height / motif.height)
    const at = { x: 0, y: (motif.height * scale) / 2, ...size }
    const print = inkingOf(sheet, 0.72)
    const art = printMotif(motif, standAt(motif, at), print, sheet.seed + 20 + i)
    return { ...group({}, unnamed(art)), attributes: { id: `lino-block-${i}` } }
  })
  return [
    defs(drawn),
    cells.map(({ x, y, kind }) =>
      use(`lino-block-${kind % blocks.length}`, { transform: [['translate', px(x), px(y)]] }),
    ),
  ]
}

/** What is used again cannot move alone. */
function unnamed(art: Art): Art {
  return mapArt(art, ({ tag, attributes, children }) => ({ tag, attributes, children }))
}
