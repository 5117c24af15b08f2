import type { Box, Size } from '../family.ts'
import { boundsOf, type Path, rectPath, type Segment, splinePath } from '../path.ts'
import { flatten } from '../polygon.ts'
import type { Order, Spot } from './layouts.ts'
import { type Ink, letterHeight, letterIn, type Plate, plateIn } from './plates.ts'

type Place = readonly [x: number, y: number]

/** Beyond the page on all sides, as a share of its width, so that print bleeds. */
const beyond = 0.05

/** A shape of one ink that is no letter and no thing: ground, hill or block. */
function field(path: Path, ink: Ink): Plate {
  return { ink, path, polygons: flatten(path, 6), box: boundsOf(path) }
}

/** A page of ink b, and letters over it that three edges cut; the words' disc hides their feet. */
export function ground({ plates, size, text }: Order): Plate[] {
  const { widthPx, heightPx } = size
  const out = beyond * widthPx
  const sheet = rectPath(-out, -out, widthPx + 2 * out, heightPx + 2 * out)
  const { y, r } = sunOf(text, size)
  if (plates.length === 2) return [field(sheet, 'b'), ...twoLetters(plates, y - r, size)]
  const letters = spotsOfLetters(plates.length, y - r, size)
  const height = letterHeight(plates, letters)
  const inks: readonly Ink[] = plates.length === 4 ? ['a', 'c', 'c', 'a'] : ['a', 'c', 'a']
  return [
    field(sheet, 'b'),
    ...plates.flatMap((name, i): Plate[] => {
      const box = letters[i]
      if (!box) return []
      // Letters that are lower than their place stand half of the rest below its top.
      const lower = { ...box, y: box.y + 0.5 * Math.max(0, box.height - height) }
      return [{ ...letterIn(name, lower, height), ink: inks[i % 4] ?? 'a' }]
    }),
  ]
}

/**
 * Two letters, the first at the head of the page and the second on the disc, in the size that their
 * room allows. They are whole: a gimmel without its foot reads as a nun.
 *
 * @param top of the disc, px
 */
function twoLetters(names: readonly string[], top: number, size: Size): Plate[] {
  const own = names.map((name) => boundsOf(letterIn(name, nowhere, 1).path))
  const [first = nowhere, second = nowhere] = own
  const lap = 0.06 * Math.min(first.width, second.width)
  const width = first.width + second.width - lap
  const room = 0.965 * top
  const height = Math.min(
    (1.02 * size.widthPx) / width,
    (0.9 * room) / first.height,
    room / second.height,
  )
  const right = (size.widthPx + width * height) / 2
  const foot = 0.985 * top
  const rise = room - first.height * height
  const at = (x: number, wide: number, base: number): Box => ({
    x: x - wide * height,
    y: base - height,
    width: wide * height,
    height,
  })
  return [
    { ...letterIn(names[0] ?? '', at(right, first.width, foot - rise), height), ink: 'a' },
    {
      ...letterIn(
        names[1] ?? '',
        at(right - (first.width - lap) * height, second.width, foot),
        height,
      ),
      ink: 'c',
    },
  ]
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }

/** From the upper right: two by two, the third of three alone in the middle; in a row on low pages. */
function spotsOfLetters(count: number, top: number, { widthPx, heightPx }: Size): Box[] {
  const across = (x: number, width: number) => ({ x: x * widthPx, width: width * widthPx })
  if (heightPx < 1.6 * widthPx) {
    const width = 1.34 / count
    const step = (1.14 - width) / (count - 1)
    return Array.from({ length: count }, (_, i) => {
      // The disc is highest in the middle. A beis without its foot reads as a resh.
      const isMiddle = i > 0 && i < count - 1
      const y = (isMiddle ? -0.035 : -0.02) * heightPx
      const foot = top + (isMiddle ? 0.012 : 0.08) * heightPx
      return { ...across(1.07 - width - i * step, width), y, height: foot - y }
    })
  }
  const pair = [across(0.46, 0.62), across(-0.08, 0.62)]
  if (count === 3) {
    const height = 0.545 * top
    const upper = pair.map((place) => ({ ...place, y: -0.015 * top, height }))
    return [...upper, { ...across(0.2, 0.6), y: 0.462 * top, height }]
  }
  const height = 0.62 * top
  const upper = { y: -0.015 * top, height }
  const lower = { y: 0.53 * top, height: height * 1.06 }
  return [upper, lower].flatMap((row) => pair.map((place) => ({ ...place, ...row })))
}

/**
 * The paper of the words on a page of ink: it rises like a sun, and ends on a shore below them.
 *
 * @param out how much larger it is, px
 */
export function paperOf(text: Box, size: Size, out = 0): Path {
  const { widthPx, heightPx } = size
  const { x, y, r } = sunOf(text, size)
  const reach = (0.5 + beyond) * widthPx
  const sun = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) => ({
    x: x + share * reach,
    y: y - Math.sqrt((r + out) ** 2 - (share * reach) ** 2),
  }))
  const [left, right] = [x - reach, x + reach]
  const under = heightPx - text.y - text.height
  const shore = text.y + text.height + 0.62 * under + out
  const swell = 0.2 * under
  return [
    ...splinePath(sun),
    ['L', right, shore + swell],
    ['C', x + 0.4 * reach, shore - swell, x - 0.4 * reach, shore - swell, left, shore + swell],
    ['Z'],
  ]
}

function sunOf(text: Box, { widthPx }: Size) {
  const r = 0.78 * widthPx
  const half = text.width / 2
  // Its rim passes a little outside the upper corners of the words.
  const y = text.y - 0.03 * widthPx + Math.sqrt(r ** 2 - half ** 2)
  return { x: widthPx / 2, y, r }
}

/** Hills in two inks, and things that stand on them, in the order of their spots. */
export function dawn({ plates, turns = [], spots, size, text }: Order): Plate[] {
  const { widthPx, heightPx } = size
  const top = text.y + text.height
  const room = heightPx - top
  const at = (x: number, y: number) => [x * widthPx, top + y * room] as const
  const places = heightPx >= 1.6 * widthPx ? spots?.tall : spots?.low
  const inks = spots?.inks ?? ['a']
  const things = (places ?? []).map((spot, i) =>
    plateIn(
      plates[i % plates.length] ?? '',
      boxOf(spot, at),
      inks[i % inks.length] ?? 'a',
      turns[i],
    ),
  )
  const hills = {
    far: [
      [-beyond, 0.62],
      [0.22, 0.5],
      [0.62, 0.74],
      [1 + beyond, 0.42],
    ],
    near: [
      [-beyond, 0.66],
      [0.3, 0.86],
      [0.72, 0.64],
      [1 + beyond, 0.8],
    ],
  } as const
  return [hill(hills.far, size, top, 'c'), hill(hills.near, size, top, 'b'), ...things]
}

/** Hills in two inks along the foot of the page. */
export function lowHills({ size, text }: Order): Plate[] {
  const top = text.y + text.height
  const hills = {
    far: [
      [-beyond, 0.62],
      [0.3, 0.58],
      [0.7, 0.42],
      [1 + beyond, 0.26],
    ],
    near: [
      [-beyond, 0.46],
      [0.24, 0.48],
      [0.62, 0.72],
      [1 + beyond, 0.66],
    ],
  } as const
  return [hill(hills.far, size, top, 'c'), hill(hills.near, size, top, 'b')]
}

/** A low shore along the foot of the page, under the feet of letters. */
export function shore(size: Size): Plate {
  const crest = [
    [-beyond, 0.3],
    [0.3, 0.12],
    [0.7, 0.4],
    [1 + beyond, 0.2],
  ] as const
  return hill(crest, size, 0.91 * size.heightPx, 'c')
}

/**
 * A hill from side to side and down past the foot of the page.
 *
 * @param crest from left to right: shares of the width, and of the height below `top`
 * @param top px
 */
function hill(crest: readonly Place[], size: Size, top: number, ink: Ink): Plate {
  const { widthPx, heightPx } = size
  const points = crest.map(([x, y]) => [x * widthPx, top + y * (heightPx - top)] as const)
  const [first = [0, 0] as const, ...rest] = points
  const waves = rest.map((to, i): Segment => {
    const from = points[i] ?? first
    const half = (from[0] + to[0]) / 2
    return ['C', half, from[1], half, to[1], ...to]
  })
  const foot = heightPx + beyond * widthPx
  const path: Path = [
    ['M', ...first],
    ...waves,
    ['L', (1 + beyond) * widthPx, foot],
    ['L', -beyond * widthPx, foot],
    ['Z'],
  ]
  return field(path, ink)
}

function boxOf(
  [x, y, width, height]: Spot,
  at: (x: number, y: number) => readonly [number, number],
) {
  const [left, top] = at(x, y)
  const [right, foot] = at(x + width, y + height)
  return { x: left, y: top, width: right - left, height: foot - top }
}

/** Blocks of ink above the words and a row of them below, each overprinted with a letter or a thing. */
export function blocks({ plates, turns = [], size, text }: Order): Plate[] {
  const { widthPx, heightPx } = size
  const out = beyond * widthPx
  const [rows, columns] = heightPx > 1.6 * widthPx ? [2, 2] : [1, 3]
  const high = text.y - 0.05 * heightPx
  const low = text.y + text.height + 0.035 * heightPx
  const cells: Box[] = []
  const lay = (y: number, height: number, count: number) => {
    for (let i = 0; i < count; i++) {
      // From the right.
      const x = widthPx * (1 - (i + 1) / count)
      cells.push({ x, y, width: widthPx / count, height })
    }
  }
  for (let row = 0; row < rows; row++) lay((row * high) / rows, high / rows, columns)
  if (heightPx > 1.1 * widthPx) lay(low, heightPx - low, 4)
  return cells.flatMap((cell, i) => {
    const row = Math.floor(i / columns)
    const isB = (i + (columns === 2 ? row : 0)) % 2 === 1
    const own: Ink = isB ? 'b' : i % 4 === 0 ? 'a' : 'c'
    const over: Ink = !isB ? 'paper' : i % 4 === 1 ? 'a' : 'c'
    const block = rectPath(
      cell.x === 0 ? -out : cell.x,
      cell.y === 0 ? -out : cell.y,
      cell.width + (cell.x === 0 || cell.x + cell.width > widthPx - 1 ? out : 0),
      cell.height + (cell.y === 0 || cell.y === low ? out : 0),
    )
    const inner = {
      x: cell.x + 0.06 * cell.width,
      y: cell.y + 0.06 * cell.height,
      width: 0.88 * cell.width,
      height: 0.88 * cell.height,
    }
    const name = plates[i % plates.length] ?? ''
    return [field(block, own), plateIn(name, inner, over, turns[i % plates.length])]
  })
}
