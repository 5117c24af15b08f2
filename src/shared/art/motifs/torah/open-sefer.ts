import { mirrorPath, type Path } from '../../path.ts'
import { body, detail, line, readPath, standing, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A large open sefer: on each page a column of text between two of commentary. */
export function openSefer(): Motif {
  return standing('open-sefer', [
    body('cloth', cover, 'dark'),
    body('paper', twice(pageEdges), 'dark'),
    body('paper', twice(page)),
    detail('paper', twice(gutter), 'dark'),
    ...[leftText, mirrorPath(leftText, 0)].map((columns) => line('ink', 2.6, columns)),
    line('ink', 4.6, twice(headings)),
    body('clay', ribbon),
  ])
}

const cover = readPath(
  'M-100 -104L-100 -4C-68 -14 -30 -12 -8 0L8 0C30 -12 68 -14 100 -4L100 -104C90 -110 60 -118 0 -100C-60 -118 -90 -110 -100 -104Z',
)

const pageEdges = 'M0 -8C28 -22 66 -22 95 -12L95 -20L0 -20Z'

const page = readPath('M0 -108C24 -130 66 -130 94 -116L94 -18C66 -30 26 -28 0 -12Z')

const gutter = readPath('M0 -108C3 -111 5 -113 8 -115L7 -19C4 -17 2 -14 0 -12Z')

/** How far lines follow the curve of the page, from its gutter outwards. */
function onPage(x: number, y: number): string {
  const t = x / 94
  return `${-x} ${Math.round((y - 34 * t * (1 - t) - 7 * t) * 10) / 10}`
}

const leftText: Path = readPath(
  Array.from({ length: 11 }, (_, i) => {
    const y = -96 + i * 7.2
    const columns =
      i < 2
        ? [[22, 84]]
        : i > 8
          ? [
              [22, 50],
              [57, 84],
            ]
          : [
              [22, 33],
              [40, 66],
              [73, 84],
            ]
    return columns
      .map(
        ([from = 0, to = 0]) =>
          `M${onPage(from, y)}L${onPage((from + to) / 2, y)}L${onPage(to, y)}`,
      )
      .join('')
  }).join(''),
)

const headings = `M${onPage(40, -84)}L${onPage(64, -84)}`

const ribbon = 'M-3 -14C-4 -2 -7 8 -6 22L0 17L6 22C5 8 4 -2 4 -14Z'
