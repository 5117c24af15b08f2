import { circlePath, type Path, rectPath, type Segment } from '../path.ts'
import type { Random } from '../random.ts'
import type { Cell, Pattern, Shape } from './cell.ts'
import { aroundPoint, drop, halfDisc, lens, polygon, quarterDisc, ring } from './geometry.ts'

/** Tiles of pure geometry, by name. */
export const patterns = {
  arcs,
  beads,
  blossom,
  buds,
  bunting,
  checks,
  coins,
  confetti,
  diamonds,
  drops,
  fan,
  flames,
  hills,
  honeycomb,
  leaf,
  moons,
  palm,
  pinwheel,
  rays,
  scales,
  schach,
  sprig,
  sun,
  tulip,
  waves,
} satisfies Record<string, Pattern>

/** A quarter of a rainbow from a corner of the seed's choice. */
function arcs({ width, height, tints, random }: Cell): Shape[] {
  const quarters = cornerOf(random)
  const x = quarters === 1 || quarters === 2 ? width : 0
  const y = quarters >= 2 ? height : 0
  const side = Math.min(width, height)
  const arc = (share: number) => quarterDisc(x, y, side * share, quarters)
  return [
    { path: arc(0.96), fill: tints.a },
    { path: arc(0.66), fill: tints.paper === tints.a ? tints.b : tints.paper },
    { path: arc(0.34), fill: tints.c },
  ]
}

/** Rows of half discs, dark and light by turns. */
function beads({ width, height, tints }: Cell): Shape[] {
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

/** An open flower of eight petals. */
function blossom({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  const petal = (from: number, to: number, bulge: number) => lens(0, -from, 0, -to, bulge)
  return [
    { path: aroundPoint(petal(7, 42, 0.3), 8, x, y), fill: tints.a },
    { path: aroundPoint(petal(12, 30, 0.16), 8, x, y), fill: tints.b },
    { path: circlePath(x, y, 9), fill: tints.c },
  ]
}

/** Four buds that lean together from the corners. */
function buds({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  const bud = lens(6, -6, 44, -44, 0.34)
  const heart = lens(14, -14, 34, -34, 0.26)
  return [
    { path: aroundPoint(bud, 4, x, y), fill: tints.a },
    { path: aroundPoint(heart, 4, x, y), fill: tints.b },
    { path: circlePath(x, y, 6), fill: tints.c },
  ]
}

/** Three rows of pennants. */
function bunting({ width, height, tints }: Cell): Shape[] {
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

/** A board of squares, every other one halved. */
function checks({ width, height, tints }: Cell): Shape[] {
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

/** Five coins, as five selaim are. */
function coins({ width, height, tints }: Cell): Shape[] {
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
function confetti({ width, height, tints, random }: Cell): Shape[] {
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
function diamonds({ width, height, tints }: Cell): Shape[] {
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

/** Drops in two rows, the second between the first. */
function drops({ width, height, tints }: Cell): Shape[] {
  const rows = [0, 1, 2].map((row) =>
    (row % 2 === 0 ? [0.2, 0.5, 0.8] : [0.35, 0.65]).flatMap((share) =>
      drop(width * share, height * (0.08 + row * 0.295), 25),
    ),
  )
  return [
    { path: [...(rows[0] ?? []), ...(rows[2] ?? [])], fill: tints.a },
    { path: rows[1] ?? [], fill: tints.b },
  ]
}

/** A shell of rays from the foot of the tile. */
function fan({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height * 0.86]
  const blades = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    aroundPoint(lens(0, -14, 0, -68 + Math.abs(i) * 5, 0.15), 1, x, y, i * 0.4),
  )
  return [
    { path: blades.filter((_, i) => i % 2 === 1).flat(), fill: tints.a },
    { path: blades.filter((_, i) => i % 2 === 0).flat(), fill: tints.b },
    { path: halfDisc(x, y, 13), fill: tints.c },
  ]
}

/** Three nested flames. */
function flames({ width, height, tints }: Cell): Shape[] {
  const foot = height * 0.88
  const flame = (length: number) => drop(width / 2, foot - length, length)
  return [
    { path: flame(78), fill: tints.b },
    { path: flame(54), fill: tints.a },
    { path: flame(30), fill: tints.paper === tints.a ? tints.c : tints.paper },
  ]
}

/** Round hills one before the other, and the sun over them. */
function hills({ width, height, tints }: Cell): Shape[] {
  return [
    { path: circlePath(width * 0.66, height * 0.3, 15), fill: tints.a },
    { path: halfDisc(width * 0.5, height, width * 0.5), fill: tints.c },
    { path: halfDisc(width * 0.27, height, width * 0.27), fill: tints.b },
    { path: halfDisc(width * 0.73, height, width * 0.27), fill: tints.a },
  ]
}

/** Cells of a comb, two of them full. */
function honeycomb({ width, height, tints }: Cell): Shape[] {
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

/** A great leaf from corner to corner in two halves. */
function leaf({ width, height, tints, random }: Cell): Shape[] {
  const rises = random() < 0.5
  const [y0, y1] = rises ? [height, 0] : [0, height]
  const half = (way: 1 | -1) =>
    way === 1 ? leafHalf(0, y0, width, y1) : leafHalf(width, y1, 0, y0)
  return [
    { path: half(1), fill: tints.a },
    { path: half(-1), fill: tints.b },
    {
      path: [
        ['M', 5, y0 + (rises ? -5 : 5)],
        ['L', width - 5, y1 + (rises ? 5 : -5)],
      ],
      stroke: tints.ground,
      width: 1.6,
    },
  ]
}

/** The moon from its birth to its fulness and back. */
function moons({ width, height, tints }: Cell): Shape[] {
  const radius = 12.5
  const spots = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({
    x: (width * ((i % 3) + 0.5)) / 3,
    y: (height * (Math.floor(i / 3) + 0.5)) / 3,
    lit: [0.12, 0.3, 0.5, 0.75, 1, -0.75, -0.5, -0.3, -0.12][i] ?? 1,
  }))
  return [
    { path: spots.flatMap(({ x, y }) => ring(x, y, radius, radius - 1)), fill: tints.c },
    { path: spots.flatMap(({ x, y, lit }) => phase(x, y, radius, lit)), fill: tints.a },
  ]
}

/** A date palm's crown over its trunk. */
function palm({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height * 0.42]
  const fronds = [-1.75, -1.15, -0.55, 0.55, 1.15, 1.75].map((angle) =>
    aroundPoint(lens(0, 0, 0, -40, 0.17), 1, x, y, angle),
  )
  return [
    {
      path: polygon(x - 3, y, x + 3, y, x + 6, height * 0.92, x - 6, height * 0.92),
      fill: tints.b,
    },
    { path: [...fronds.flat(), ...lens(x, y, x, y - 36, 0.17)], fill: tints.a },
    {
      path: [-7, 0, 7].flatMap((dx) => circlePath(x + dx, y + 5 - Math.abs(dx) / 3, 4)),
      fill: tints.c,
    },
  ]
}

/** Four vanes that turn about the middle. */
function pinwheel({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  return [
    { path: aroundPoint(polygon(0, 0, 0, -46, 46, -46), 4, x, y), fill: tints.a },
    { path: aroundPoint(polygon(0, 0, 0, -46, -23, -23), 4, x, y), fill: tints.b },
    { path: circlePath(x, y, 5), fill: tints.c },
  ]
}

/** Wedges of light from a corner. */
function rays({ width, height, tints, random }: Cell): Shape[] {
  const left = random() < 0.5
  const x = left ? 0 : width
  const reach = Math.min(width, height) * 0.98
  const wedge = (i: number) => {
    const angle = (step: number) => (left ? 1 : -1) * ((step * Math.PI) / 18) - Math.PI / 2
    const from = corner(x, height, reach, angle(i + 0.16) + (left ? 0 : 0))
    const to = corner(x, height, reach, angle(i + 0.84))
    return polygon(x, height, ...from, ...to)
  }
  const wedges = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(wedge)
  return [
    { path: wedges.filter((_, i) => i % 2 === 0).flat(), fill: tints.a },
    { path: wedges.filter((_, i) => i % 2 === 1).flat(), fill: tints.b },
    { path: quarterDisc(x, height, reach * 0.3, left ? 3 : 2), fill: tints.c },
  ]
}

/** Rows of scales, each under the one above. */
function scales({ width, height, tints }: Cell): Shape[] {
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

/** Leaves that hang from the roof of a sukkah. */
function schach({ width, tints }: Cell): Shape[] {
  const lengths = [46, 56, 64, 50, 60, 46, 55]
  const blades = lengths.map((length, i) => {
    const x = (width * (i + 0.5)) / lengths.length
    return { x, length, fill: i % 2 === 0 ? tints.a : tints.c }
  })
  return [
    ...blades.map(({ x, length, fill }) => ({ path: lens(x, 0, x, length, 0.075), fill })),
    ...blades.map(({ x, length }) => ({
      path: [
        ['M', x, 7],
        ['L', x, length - 14],
      ] as Path,
      stroke: tints.ground,
      width: 1.1,
    })),
  ]
}

/** A straight twig of paired leaves. */
function sprig({ width, height, tints }: Cell): Shape[] {
  const x = width / 2
  const pairs = [0, 1, 2, 3, 4, 5].map((i) => height * (0.88 - i * 0.122))
  const side = (way: 1 | -1) => pairs.flatMap((y) => lens(x, y, x + way * 18, y - 19, 0.24))
  return [
    {
      path: [
        ['M', x, height * 0.93],
        ['L', x, height * 0.14],
      ],
      stroke: tints.a,
      width: 2,
    },
    { path: side(-1), fill: tints.b },
    { path: [...side(1), ...lens(x, height * 0.27, x, height * 0.07, 0.22)], fill: tints.a },
  ]
}

/** A ringed sun with long and short rays. */
function sun({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  return [
    { path: aroundPoint(lens(0, -21, 0, -45, 0.11), 8, x, y), fill: tints.a },
    { path: aroundPoint(lens(0, -21, 0, -38, 0.12), 8, x, y, Math.PI / 8), fill: tints.a },
    { path: circlePath(x, y, 17.5), fill: tints.b },
    { path: circlePath(x, y, 7.5), fill: tints.ground },
  ]
}

/** A cup of three petals over two leaves. */
function tulip({ width, height, tints }: Cell): Shape[] {
  const x = width / 2
  const [top, lip, foot] = [height * 0.12, height * 0.34, height * 0.92]
  return [
    {
      path: [
        ['M', x, lip + 18],
        ['L', x, foot],
      ],
      stroke: tints.b,
      width: 2.6,
    },
    {
      path: [...lens(x, foot, x - 30, foot - 34, 0.24), ...lens(x, foot, x + 30, foot - 34, 0.24)],
      fill: tints.b,
    },
    {
      path: [
        ...halfDisc(x, lip, 22, 2),
        ...polygon(x - 22, lip, x - 22, top, x, lip),
        ...polygon(x + 22, lip, x, lip, x + 22, top),
      ],
      fill: tints.a,
    },
    { path: lens(x, lip + 12, x, top - 2, 0.28), fill: tints.c },
  ]
}

/** Bands of water. */
function waves({ width, height, tints }: Cell): Shape[] {
  return [0, 1, 2].map((row) => ({
    path: wave(width, height * (0.16 + row * 0.27), height * 0.14),
    fill: row % 2 === 0 ? tints.a : tints.b,
  }))
}

/** Two swells across the tile: right along its top, back along its foot. */
function wave(width: number, y: number, thick: number): Path {
  const swell = width / 4
  const along = (x: number, foot: number, way: 1 | -1, rise: number): Segment => {
    const step = way * swell
    return ['C', x + step * 0.45, foot - rise, x + step * 0.55, foot - rise, x + step, foot]
  }
  const there = [0, 1, 2, 3].map((i) => along(i * swell, y, 1, i % 2 === 0 ? 12 : -12))
  const back = [4, 3, 2, 1].map((i) => along(i * swell, y + thick, -1, i % 2 === 0 ? -12 : 12))
  return [['M', 0, y], ...there, ['L', width, y + thick], ...back, ['Z']]
}

/** A quarter of an ellipse with its chord: half a leaf that just touches the tile's sides. */
function leafHalf(x0: number, y0: number, x1: number, y1: number): Path {
  const k = 0.5522847
  const upright = (y1 - y0) * (x1 - x0) < 0
  const [cx, cy] = upright ? [x0, y1] : [x1, y0]
  return [
    ['M', x0, y0],
    ['C', x0 + (cx - x0) * k, y0 + (cy - y0) * k, x1 + (cx - x1) * k, y1 + (cy - y1) * k, x1, y1],
    ['Z'],
  ]
}

/** The lit part of the moon: a sickle to the right below a half, swelling beyond; waning if negative. */
function phase(x: number, y: number, radius: number, lit: number): Path {
  const way = Math.sign(lit)
  const inner = radius * (1 - 2 * Math.abs(lit)) * way
  const k = 0.5522847
  const outer = radius * way
  return [
    ['M', x, y - radius],
    ['C', x + outer * k, y - radius, x + outer, y - radius * k, x + outer, y],
    ['C', x + outer, y + radius * k, x + outer * k, y + radius, x, y + radius],
    ['C', x + inner * k, y + radius, x + inner, y + radius * k, x + inner, y],
    ['C', x + inner, y - radius * k, x + inner * k, y - radius, x, y - radius],
    ['Z'],
  ]
}

function diamond(x: number, y: number, halfWidth: number, halfHeight: number): Path {
  return polygon(x, y - halfHeight, x + halfWidth, y, x, y + halfHeight, x - halfWidth, y)
}

function corner(x: number, y: number, radius: number, angle: number): [number, number] {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

function cornerOf(random: Random): number {
  return Math.floor(random() * 4)
}

function forGrid(columns: number, rows: number, visit: (column: number, row: number) => void) {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) visit(column, row)
  }
}
