import { type HomePaper, homePapers, type Mark, millimetres, type Rect } from './sheet.ts'

/*
 * Two sides that show how far a printer puts the second one off the first. A needle goes through
 * the crosses of the first side, and comes out in the grids of the second.
 */

export interface TestSide {
  media: Rect
  lines: readonly Mark[]
  /** In the middle of a box. */
  labels: readonly { text: string; box: Rect }[]
}

const [mm] = millimetres(1, 0)
/** From the middle of the sheet to the outer crosses. */
const reach = 100 * mm

/**
 * Both sides as they are read, on a landscape sheet like a folded card.
 *
 * @example testSheet('a4').first.media // [0, 0, 841.89, 595.28]
 */
export function testSheet(paper: HomePaper): { first: TestSide; second: TestSide } {
  const [height, width] = homePapers[paper]
  const media: Rect = [0, 0, width, height]
  const places = [-reach, 0, reach].map((x) => [width / 2 + x, height / 2] as const)
  const side = (text: string) => ({ text, box: boxAround(width / 2, height * 0.78, 30) })
  const ruler = { x: width / 2, y: height * 0.26 }
  return {
    first: {
      media,
      lines: [...places.flatMap(cross), ...rulerLines(ruler)],
      labels: [side('1'), { text: '100 mm', box: boxAround(ruler.x, ruler.y - 22, 60) }],
    },
    second: {
      media,
      lines: places.flatMap(grid),
      labels: [side('2'), ...places.flatMap(gridLabels)],
    },
  }
}

type Point = readonly [x: number, y: number]

function cross([x, y]: Point): Mark[] {
  return [
    [x - 8 * mm, y, x + 8 * mm, y],
    [x, y - 8 * mm, x, y + 8 * mm],
  ]
}

/** A line per millimetre, and longer ones through the middle and at 5 mm. */
function grid([x, y]: Point): Mark[] {
  return Array.from({ length: 13 }, (_, i) => i - 6).flatMap((step): Mark[] => {
    const long = (step % 5 === 0 ? 8 : 6) * mm
    return [
      [x + step * mm, y - long, x + step * mm, y + long],
      [x - long, y + step * mm, x + long, y + step * mm],
    ]
  })
}

function gridLabels([x, y]: Point): { text: string; box: Rect }[] {
  return [-5, 0, 5].flatMap((step) => [
    { text: String(step), box: boxAround(x + step * mm, y - 10 * mm, 10) },
    { text: String(step), box: boxAround(x - 10.5 * mm, y + step * mm, 10) },
  ])
}

/** 100 mm with a tick at each centimetre. */
function rulerLines({ x, y }: { x: number; y: number }): Mark[] {
  const ticks = Array.from({ length: 11 }, (_, i): Mark => {
    const at = x + (i - 5) * 10 * mm
    return [at, y, at, y + (i % 5 === 0 ? 5 : 3) * mm]
  })
  return [[x - 50 * mm, y, x + 50 * mm, y], ...ticks]
}

function boxAround(x: number, y: number, side: number): Rect {
  return [x - side / 2, y - side / 2, x + side / 2, y + side / 2]
}
