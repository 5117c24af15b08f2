import { mirrored, type Path, placement, rectPath, type Segment, transformPath } from '../path.ts'

/** Local units: half the gap between the tablets, and a tablet's width and height. */
const halfGap = 2.5
const tabletWidth = 50
const tabletHeight = 110

/** Letters alef to yud as strokes in a square of ten units, y down. */
const letters: readonly (readonly (readonly number[])[])[] = [
  [
    [1, 0, 9, 10],
    [8.6, 0, 8.6, 2.4, 5.6, 5.6],
    [3.4, 3.2, 1.4, 6, 1.4, 10],
  ],
  [
    [1.6, 0.6, 7.6, 0.6, 7.6, 9.4],
    [0.6, 9.4, 9.4, 9.4],
  ],
  [
    [3.6, 0.6, 6.6, 0.6, 6.6, 6.4, 7.8, 10],
    [6.6, 6.8, 2.8, 10],
  ],
  [
    [0.8, 0.6, 9.4, 0.6],
    [7.6, 0.6, 7.6, 10],
  ],
  [
    [0.8, 0.6, 8.8, 0.6, 8.8, 10],
    [2.2, 4.4, 2.2, 10],
  ],
  [[3.6, 0.6, 5.8, 0.6, 5.8, 10]],
  [
    [2.8, 0.8, 7.6, 0.8],
    [5.4, 0.8, 5.4, 10],
  ],
  [[1.6, 10, 1.6, 0.6, 8.8, 0.6, 8.8, 10]],
  [[0.8, 0.4, 0.8, 9.4, 9.2, 9.4, 9.2, 1, 6.4, 1, 6, 4.4]],
  [[3.8, 0.8, 6.4, 0.8, 6.4, 4.4, 5.6, 5.8]],
]

/** The outlines of the two tablets around the origin, with square tops. */
export function tabletsPath(inset = 0): Path {
  return mirrored(
    rectPath(
      halfGap + inset,
      -tabletHeight / 2 + inset,
      tabletWidth - 2 * inset,
      tabletHeight - 2 * inset,
    ),
  )
}

/** The ten letters as open lines: alef to hei on the right tablet, vav to yud on the left. */
export function tabletLetters(): Path {
  return letters.flatMap((strokes, i) => {
    const middle = (i < 5 ? 1 : -1) * (halfGap + tabletWidth / 2)
    const y = -tabletHeight / 2 + 10.5 + (i % 5) * 19
    const place = placement(middle - 6.5, y, 0, 1.3)
    return strokes.flatMap((stroke) => transformPath(polyline(stroke), place))
  })
}

function polyline(coordinates: readonly number[]): Path {
  const path: Segment[] = []
  for (let i = 0; i + 1 < coordinates.length; i += 2) {
    path.push([i === 0 ? 'M' : 'L', coordinates[i] ?? 0, coordinates[i + 1] ?? 0])
  }
  return path
}
