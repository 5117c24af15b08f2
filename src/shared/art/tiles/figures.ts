import { circlePath, type Path, rectPath } from '../path.ts'
import type { Cell, Shape } from './cell.ts'
import { aroundPoint, corner, forGrid, halfDisc, polygon, quarterDisc, ring } from './geometry.ts'

/** A quarter of a rainbow; the seed chooses its corner. */
export function arcs({ width, height, tints, random }: Cell): Shape[] {
  const quarters = Math.floor(random() * 4)
  const x = quarters === 1 || quarters === 2 ? width : 0
  const y = quarters >= 2 ? height : 0
  const side = Math.min(width, height)
  const arc = (share: number) => quarterDisc(x, y, side * share, quarters)
  return [
    { path: arc(1), fill: tints.a },
    { path: arc(0.66), fill: tints.inner },
    { path: arc(0.34), fill: tints.c },
  ]
}

/** Rows of half discs, dark and light in turn. */
export function beads({ width, height, tints }: Cell): Shape[] {
  const radius = width / 8.6
  const [light, dark]: [Path[], Path[]] = [[], []]
  forGrid(3, 3, (column, row) => {
    const x = (width * (column + 0.5)) / 3
    const y = (height * (row + 0.5)) / 3
    light.push(halfDisc(x, y, radius, (column + row) % 2 === 0 ? 3 : 0))
    dark.push(halfDisc(x, y, radius, (column + row) % 2 === 0 ? 1 : 2))
  })
  return [
    { path: light.flat(), fill: tints.a },
    { path: dark.flat(), fill: tints.b },
  ]
}

/** Three rows of pennants. */
export function bunting({ width, height, tints }: Cell): Shape[] {
  const shapes: [Path[], Path[]] = [[], []]
  forGrid(4, 3, (column, row) => {
    const step = width / 4
    const x = step * column
    const y = (height * (row + 0.16)) / 3
    shapes[(column + row) % 2]?.push(
      polygon(x + 1.5, y, x + step - 1.5, y, x + step / 2, y + height / 4.4),
    )
  })
  return [
    { path: shapes[0].flat(), fill: tints.a },
    { path: shapes[1].flat(), fill: tints.b },
  ]
}

/** A board of squares, every other one split. */
export function checks({ width, height, tints }: Cell): Shape[] {
  const [squares, halves]: [Path[], Path[]] = [[], []]
  const [w, h] = [width / 4, height / 4]
  forGrid(4, 4, (column, row) => {
    const [x, y] = [column * w, row * h]
    if ((column + row) % 2 === 0) squares.push(rectPath(x, y, w, h))
    else if (row % 2 === 0) halves.push(polygon(x, y + h, x + w, y + h, x + w, y))
  })
  return [
    { path: squares.flat(), fill: tints.a },
    { path: halves.flat(), fill: tints.b },
  ]
}

/** Five coins, for five selaim. */
export function coins({ width, height, tints }: Cell): Shape[] {
  const spots = [
    [0.3, 0.27],
    [0.7, 0.27],
    [0.5, 0.5],
    [0.3, 0.73],
    [0.7, 0.73],
  ] as const
  const all = (path: (x: number, y: number) => Path) =>
    spots.flatMap(([x, y]) => path(x * width, y * height))
  return [
    { path: all((x, y) => circlePath(x, y, 15)), fill: tints.a },
    { path: all((x, y) => ring(x, y, 11, 8.8)), fill: tints.b },
    { path: all((x, y) => circlePath(x, y, 3.4)), fill: tints.b },
  ]
}

/** Paper thrown in the air: dots, bars and triangles. */
export function confetti({ width, height, tints, random }: Cell): Shape[] {
  const heaps: Path[][] = [[], [], []]
  forGrid(5, 5, (column, row) => {
    const x = ((column + 0.5 + (random() - 0.5) * 0.45) * width) / 5
    const y = ((row + 0.5 + (random() - 0.5) * 0.45) * height) / 5
    const kind = Math.floor(random() * 3)
    const turn = random() * Math.PI
    const piece = [
      circlePath(0, 0, 3.4),
      polygon(-6, -2, 6, -2, 6, 2, -6, 2),
      polygon(-5, 4, 5, 4, 0, -5),
    ][kind]
    heaps[(column * 2 + row + kind) % 3]?.push(aroundPoint(piece ?? [], 1, x, y, turn))
  })
  return [tints.a, tints.b, tints.c].map((fill, i) => ({ path: heaps[i]?.flat() ?? [], fill }))
}

/** A lattice of diamonds, each with a smaller one in it. */
export function diamonds({ width, height, tints }: Cell): Shape[] {
  const [large, small]: [Path[], Path[]] = [[], []]
  forGrid(3, 2, (column, row) => {
    const x = (width * (column + 0.5)) / 3
    const y = (height * (row + 0.5)) / 2
    large.push(diamond(x, y, width / 6.6, height / 4.4))
    small.push(diamond(x, y, width / 15, height / 10))
  })
  return [
    { path: large.flat(), fill: tints.a },
    { path: small.flat(), fill: tints.b },
  ]
}

/** Cells of a comb, two of them full. */
export function honeycomb({ width, height, tints }: Cell): Shape[] {
  const radius = 17
  const hexagon = (x: number, y: number, r: number) =>
    polygon(...[0, 1, 2, 3, 4, 5].flatMap((i) => corner(x, y, r, (i * Math.PI) / 3 + Math.PI / 6)))
  const step = radius * Math.sqrt(3)
  const spots = [
    [-0.5, -1],
    [0.5, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-0.5, 1],
    [0.5, 1],
  ] as const
  const at = ([column, row]: readonly [number, number], r: number) =>
    hexagon(width / 2 + column * step, height / 2 + row * radius * 1.5, r)
  return [
    { path: spots.flatMap((spot) => at(spot, radius - 1.6)), fill: tints.a },
    { path: [1, 3, 5].flatMap((i) => at(spots[i] ?? [0, 0], radius - 6)), fill: tints.b },
  ]
}

/** Four vanes that turn around the middle. */
export function pinwheel({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  return [
    { path: aroundPoint(polygon(0, 0, 0, -46, 46, -46), 4, x, y), fill: tints.a },
    { path: aroundPoint(polygon(0, 0, 0, -46, -23, -23), 4, x, y), fill: tints.b },
    { path: circlePath(x, y, 5), fill: tints.c },
  ]
}

/** Rows of scales, each below the one above. */
export function scales({ width, height, tints }: Cell): Shape[] {
  const radius = width / 6
  const rows: Shape[] = []
  for (let row = 4; row >= 0; row--) {
    const inset = row % 2 === 0 ? 0 : radius
    const count = row % 2 === 0 ? 3 : 2
    const y = (height * row) / 5
    const spots = Array.from({ length: count }, (_, i) => inset + radius * (2 * i + 1))
    const disc = (share: number) => spots.flatMap((x) => halfDisc(x, y, radius * share, 2))
    rows.push({ path: disc(0.98), fill: tints.a }, { path: disc(0.62), fill: tints.b })
    rows.push({ path: disc(0.28), fill: tints.ground })
  }
  return rows
}

function diamond(x: number, y: number, halfWidth: number, halfHeight: number): Path {
  return polygon(x, y - halfHeight, x + halfWidth, y, x, y + halfHeight, x - halfWidth, y)
}
