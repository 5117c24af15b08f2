import { type Art, defs, linearGradient, rect, reference, type StopRow, stops } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import type { Paint } from '../paints.ts'
import type { Path, Segment } from '../path.ts'
import type { UnitSize } from '../proportion.ts'
import { createRandom } from '../random.ts'
import { colour } from '../shapes.ts'
import { stitches } from './thread.ts'

/** The distance of threads. */
const pitch = 5

/** Linen to the edges and past them: threads across, threads down, and thicker ones here and there. */
export function linen({ width, height }: UnitSize, seed: number, palette: Paints): Art {
  const cloth = colour(palette, 'cloth')
  const [dark, light] = [colour(palette, 'weaveDark'), colour(palette, 'weaveLight')]
  const random = createRandom(seed)
  const past = printBleedPx
  const rows: Segment[] = []
  // No thread along the trim.
  for (let y = pitch / 2 - past; y < height + past; y += pitch)
    rows.push(['M', -past, y], ['L', width + past, y])
  const slubs: [Slub[], Slub[]] = [[], []]
  const count = Math.round((width * height) / 1500)
  for (let i = 0; i < count; i++) {
    const x = Math.round((random() * (width + 2 * past) - past) / pitch) * pitch
    const y = Math.round((random() * (height + 2 * past) - past) / pitch) * pitch
    const isAcross = random() < 0.75
    const length = Math.round(6 + (isAcross ? 34 : 12) * random() ** 2)
    slubs[i % 2]?.push(
      isAcross ? { x, y: y + pitch / 2, length, isAcross } : { x, y, length, isAcross },
    )
  }
  const page = { x: -past, y: -past, width: width + 2 * past, height: height + 2 * past }
  const weave = {
    id: 'embroidery-weave',
    gradientUnits: 'userSpaceOnUse',
    x1: 0,
    y1: 0,
    x2: pitch,
    y2: 0,
    spreadMethod: 'repeat',
  } as const
  return [
    defs(
      linearGradient(
        weave,
        stops([
          [0, dark],
          [0.5, cloth],
          [1, dark],
        ]),
      ),
    ),
    rect({ ...page, fill: reference('embroidery-weave') }),
    stitches(rows, light, 1.5),
    stitches(inRows(slubs[0]), light, 3),
    stitches(inRows(slubs[1]), dark, 2.6),
  ]
}

/** A thicker stretch of a thread. */
interface Slub {
  x: number
  y: number
  length: number
  isAcross: boolean
}

/** Row by row, so that each is near the one before and its path data is short. */
function inRows(slubs: readonly Slub[]): Path {
  return slubs
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .flatMap(({ x, y, length, isAcross }): Path => {
      return [
        ['M', x, y],
        ['L', isAcross ? x + length : x, isAcross ? y : y + length],
      ]
    })
}

/** Velvet that hangs in folds, dark in their depth. */
export function velvet({ width, height }: UnitSize, seed: number, palette: Paints): Art {
  const [cloth, crease, crest] = ['cloth', 'foldDark', 'foldLight'].map((name) =>
    colour(palette, name),
  ) as [Paint, Paint, Paint]
  const random = createRandom(seed)
  const past = printBleedPx
  const rows: StopRow[] = []
  let at = 0
  while (at < 1) {
    const fold = 0.07 + 0.05 * random()
    const end = Math.min(1, at + fold)
    const on = (share: number) => Math.round((at + (end - at) * share) * 1000) / 1000
    rows.push([on(0), crease], [on(0.2), cloth], [on(0.45), crest], [on(0.7), cloth])
    at = end
  }
  rows.push([1, crease])
  const folds = {
    id: 'embroidery-folds',
    gradientUnits: 'userSpaceOnUse',
    x1: -past,
    y1: 0,
    x2: width + past,
    y2: 0,
  } as const
  return [
    defs(linearGradient(folds, stops(rows))),
    rect({
      x: -past,
      y: -past,
      width: width + 2 * past,
      height: height + 2 * past,
      fill: reference('embroidery-folds'),
    }),
  ]
}
