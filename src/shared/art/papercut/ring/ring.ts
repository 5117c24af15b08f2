import type { Box, Paints } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import { circlePath, type Path, type Point, placement, rectPath } from '../../path.ts'
import { borderPath } from '../border.ts'
import { cutMotif } from '../cut-motif.ts'
import { fibres } from '../fibres.ts'
import { paperFlower } from '../flower.ts'
import { bloomLayers } from '../growth.ts'
import {
  arcSegments,
  hole,
  lens,
  lensCross,
  pinhole,
  pointAt,
  rosette,
  scallopRim,
  slitLeaf,
} from '../lace.ts'
import type { PaperLayers } from '../paper-layers.ts'
import { bothSides } from '../symmetry.ts'
import type { RingLayout } from './ring-layout.ts'
import { climbers, innerBlooms, innerLeaves } from './ring-vines.ts'

/**
 * A round of lace that hangs from the border, with a motif in it and climbing vines on both sides.
 */
export function ringLayers(
  layout: RingLayout,
  { motif, seed, reserved }: { motif: Motif; seed: number; reserved: readonly Box[] },
  colours: Paints['colours'],
): PaperLayers {
  const growth = climbers(layout, seed, reserved)
  const { flowers, veins, hearts } = bloomLayers([...growth.blooms, ...innerBlooms(layout)])
  const whole: Path = []
  return {
    foliage: { half: [...growth.foliage, ...innerLeaves(layout, seed)], whole },
    flowers: { half: flowers, whole },
    veins: { half: veins, whole },
    hearts: { half: hearts, whole },
    paper: {
      half: growth.paper,
      whole: [
        ...borderPath(layout),
        ...ringPath(layout),
        ...ledgePath(layout),
        ...footPath(layout),
      ],
    },
    grain: fibres(layout.heightUnits, seed),
    onTop: cutMotif(motif, standOnLedge(layout, motif), colours),
  }
}

/** As large as fits inside the ring, its foot on the ledge. */
function standOnLedge({ ring, ledge }: RingLayout, { width, height }: Motif) {
  const inner = ring.radius - ring.band - 26
  const drop = ledge.y - ring.y
  let scale = (2 * inner) / Math.hypot(width, height)
  const fits = (size: number) =>
    Math.hypot(width * size * 0.42, height * size - drop) <= inner && width * size < 1.62 * inner
  while (!fits(scale)) scale *= 0.98
  return placement(ring.x, ledge.y + 3, 0, scale)
}

/** The round: a scalloped rim, rosettes and crosses in turn, a stitched inner edge. */
export function ringPath({ ring }: RingLayout): Path {
  const { radius, band } = ring
  const scallop = 25
  const count = Math.round((2 * Math.PI * (radius - scallop)) / 45 / 4) * 4
  const rim = around(count, (angle) => [pointAt(ring, radius - scallop, angle)])
  const middle = radius - band / 2 - 8
  const motifs = Math.round((2 * Math.PI * middle) / 82 / 4) * 4
  const inner = radius - band
  return [
    ...scallopRim(rim, scallop),
    ...circlePath(ring.x, ring.y, inner, 'hole'),
    ...rim.flatMap((centre, i) => scallopCuts(centre, (i * 2 * Math.PI) / count - Math.PI / 2)),
    ...around(motifs, (angle, i) => {
      const at = pointAt(ring, middle, angle)
      const size = Math.min(31, band * 0.26)
      return i % 2 === 0 ? rosette(at.x, at.y, size, 8, angle) : lensCross(at.x, at.y, size * 0.96)
    }),
    ...around(motifs, (angle) => {
      const between = angle + Math.PI / motifs
      const at = pointAt(ring, middle, between)
      return lens(at.x, at.y, between, 30, 8)
    }),
    ...around(2 * motifs, (angle, i) => {
      const at = pointAt(ring, inner + 15, angle)
      return i % 2 === 0 ? pinhole(at.x, at.y, 4) : lens(at.x, at.y, angle + Math.PI / 2, 20, 7)
    }),
    ...around(2 * motifs, (angle) => {
      const at = pointAt(ring, inner - 1, angle + Math.PI / 2 / motifs)
      return circlePath(at.x, at.y, 8)
    }),
  ]
}

/** One turn from the top, clockwise. */
function around<Part>(count: number, draw: (angle: number, i: number) => readonly Part[]): Part[] {
  return Array.from({ length: count }, (_, i) =>
    draw((i * 2 * Math.PI) / count - Math.PI / 2, i),
  ).flat()
}

function scallopCuts(centre: Point, outward: number): Path {
  return [
    ...hole(centre.x, centre.y, 7.5),
    ...[-0.7, 0, 0.7].flatMap((angle) => {
      const at = pointAt(centre, 16.5, outward + angle)
      return pinhole(at.x, at.y, 2.6)
    }),
  ]
}

/** The lowest part of the round, filled as a ledge for the motif. */
function ledgePath({ ring, ledge }: RingLayout): Path {
  const inner = ring.radius - ring.band + 6
  const angle = Math.asin((ledge.y - ring.y) / inner)
  const right = pointAt(ring, inner, angle)
  const height = ring.y + inner - ledge.y
  const cuts = [-2, -1, 0, 1, 2].flatMap((i) => {
    const x = ring.x + i * ledge.half * 0.36
    const y = ledge.y + height * (0.47 - 0.045 * i * i)
    const size = height * (0.27 - 0.035 * Math.abs(i))
    return i % 2 === 0 ? rosette(x, y, size) : lensCross(x, y, size)
  })
  return [
    ['M', right.x, right.y],
    ...arcSegments(ring, inner, angle, Math.PI - angle),
    ['Z'],
    ...cuts,
  ]
}

/**
 * A flower on the lower edge of the window, where both vines start; in a tall window a larger one on
 * a stalk.
 */
export function footPath({ ring, opening, text }: RingLayout): Path {
  const floor = opening.y + opening.height
  const isTall = floor - text.y - text.height > 300
  const size = isTall ? 1.5 : 1
  const leaves = [
    { angle: -0.52, length: 96, width: 17, bend: -0.2 },
    { angle: -0.98, length: 74, width: 14, bend: -0.14 },
  ].flatMap(({ length, ...leaf }) =>
    slitLeaf({ x: ring.x + 8, y: floor + 2, ...leaf, length: size * length }),
  )
  const middle = { x: ring.x, y: floor - (isTall ? 142 : 40) }
  const stalk = isTall ? rectPath(ring.x - 6, middle.y, 12, floor + 2 - middle.y) : []
  return [...bothSides(leaves, ring.x), ...stalk, ...paperFlower(middle, 48 * size, 8)]
}
