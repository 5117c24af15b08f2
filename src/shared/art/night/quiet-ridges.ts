import { type Art, defs, linearGradient, reference, stops } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { leafPath, sampleSpline } from '../foliage.ts'
import { mixPaints } from '../paints.ts'
import { type Path, type Point, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { CompositionLayout } from './composition-layout.ts'

/** A ridge: the waves across the page, and its shares of the far tone at the crest and at the foot. */
interface Ridge {
  waves: number
  /** Height of the waves, units. */
  swell: number
  crest: number
  mist: number
}

const ridges: readonly Ridge[] = [
  { waves: 5, swell: 18, crest: 0.9, mist: 1 },
  { waves: 4, swell: 34, crest: 0.62, mist: 0.9 },
  { waves: 4, swell: 40, crest: 0.4, mist: 0.7 },
  { waves: 3, swell: 46, crest: 0.2, mist: 0.46 },
  { waves: 3, swell: 42, crest: 0.04, mist: 0.12 },
]

/**
 * Ridges one before the other, each darker than the one behind it and lost in mist at its foot, with
 * cypresses on two of them. The glow stands behind the farthest.
 */
export function drawQuietRidges(layout: CompositionLayout, palette: Paints, seed: number): Art {
  const { widthPx, heightPx, unit, glow } = layout
  const random = createRandom(seed + 3)
  const far = mixPaints(colour(palette, 'hillFar'), colour(palette, 'hillFarLit'), 0.74)
  const near = mixPaints(colour(palette, 'panelDeep'), colour(palette, 'hillNear'), 0.3)
  const step = (0.97 * heightPx - glow.y) / ridges.length
  return ridges.map((ridge, i) => {
    const y = glow.y + (i * (0.8 + 0.05 * i) + 0.12) * step
    const crest = crestOf({ y, widthPx, unit }, ridge, random)
    const id = `night-ridge-${i}`
    const foot = i === ridges.length - 1 ? heightPx + printBleedPx : y + 2.2 * step
    return [
      defs(
        linearGradient(
          { id, x1: 0, y1: 0, x2: 0, y2: 1 },
          stops([
            [0, mixPaints(near, far, ridge.crest)],
            [0.7, mixPaints(near, far, ridge.mist)],
          ]),
        ),
      ),
      shape(cypresses(crest, { unit, ridge: i }), { fill: mixPaints(near, far, ridge.crest) }),
      shape(closed(crest, foot), { fill: reference(id) }),
    ]
  })
}

/** Points of a crest from edge to edge, left to right. */
function crestOf(
  { y, widthPx, unit }: { y: number; widthPx: number; unit: number },
  { waves, swell }: Ridge,
  random: Random,
): Point[] {
  const reach = widthPx + 2 * printBleedPx
  const first = random() < 0.5 ? 1 : -1
  return Array.from({ length: waves + 1 }, (_, i) => ({
    x: -printBleedPx + (reach * (i + (i % waves === 0 ? 0 : between(random, -0.16, 0.16)))) / waves,
    y: y + first * (i % 2 === 0 ? 1 : -1) * swell * unit * between(random, 0.5, 1),
  }))
}

function closed(crest: readonly Point[], foot: number): Path {
  const [first, last] = [crest[0], crest.at(-1)]
  return [...splinePath(crest), ['L', last?.x ?? 0, foot], ['L', first?.x ?? 0, foot], ['Z']]
}

/** Shares of the width, and heights in units. The nearer ridge has the taller trees. */
const groves: Readonly<Record<number, readonly (readonly [x: number, height: number])[]>> = {
  2: [
    [0.66, 40],
    [0.683, 54],
    [0.7, 44],
  ],
  3: [
    [0.12, 92],
    [0.152, 122],
    [0.19, 84],
  ],
  4: [
    [0.83, 150],
    [0.885, 212],
    [0.93, 168],
  ],
}

function cypresses(
  crest: readonly Point[],
  { unit, ridge }: { unit: number; ridge: number },
): Path {
  const line = sampleSpline(crest, 120)
  return (groves[ridge] ?? []).flatMap(([share, height]): Path => {
    const foot = line[Math.round(share * (line.length - 1))]
    if (!foot) return []
    const length = height * unit
    const place = { x: foot.x, y: foot.y + 0.06 * length, angle: -Math.PI / 2 }
    return leafPath({ ...place, length, width: 0.15 * length })
  })
}
