import { type Box, type Paints, printBleedPx } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import { circlePath, orient, type Path, placement, type Segment } from '../../path.ts'
import { betweenRows } from '../../text-gaps.ts'
import { cutMotif } from '../cut-motif.ts'
import { fibres } from '../fibres.ts'
import { paperFlower } from '../flower.ts'
import { bloomLayers } from '../growth.ts'
import { hole, lens, lensCross, pinhole, pointAt, rosette, scallopRim } from '../lace.ts'
import { pageWidth } from '../layout.ts'
import type { PaperLayers } from '../paper-layers.ts'
import { growthOf } from './open-growth.ts'
import type { OpenLayout, OpenSetting } from './open-layout.ts'

/** What such a composition is cut from. */
export interface OpenRequest {
  motif: Motif
  seed: number
  reserved: readonly Box[]
}

/** The sheets of a composition without a border. */
export function openLayers(
  setting: OpenSetting,
  layout: OpenLayout,
  { motif, seed, reserved }: OpenRequest,
  colours: Paints['colours'],
): PaperLayers {
  const growth = growthOf[setting](layout, seed, reserved)
  const { flowers, veins, hearts } = bloomLayers(growth.blooms)
  const whole: Path = []
  const { x, y, width, height } = layout.motif
  const scale = Math.min(width / motif.width, height / motif.height)
  const lace = [
    ...(layout.round.radius > 0 ? roundPath(layout.round) : []),
    ...hemPath(layout),
    ...valancePath(layout),
    ...(setting === 'list' ? beadsPath(layout, reserved) : []),
  ]
  const isSymmetric = setting !== 'corner'
  const sheet = (path: Path) => (isSymmetric ? { half: path, whole } : { half: whole, whole: path })
  return {
    foliage: sheet(growth.foliage),
    flowers: sheet(flowers),
    veins: sheet(veins),
    hearts: sheet(hearts),
    paper: {
      half: isSymmetric ? growth.paper : [],
      whole: isSymmetric ? lace : [...growth.paper, ...lace],
    },
    grain: fibres(layout.heightUnits, seed),
    onTop: cutMotif(motif, placement(x, y, 0, scale), colours),
  }
}

/** A small flower between each two rows of a list. */
function beadsPath({ text }: OpenLayout, reserved: readonly Box[]): Path {
  const x = pageWidth / 2
  return betweenRows(text, reserved, 42).flatMap((y) => paperFlower({ x, y }, 17, 6))
}

/** A round of lace: scallops, rosettes and crosses in turn, a stitched and toothed inner edge. */
function roundPath({ x, y, radius, band }: OpenLayout['round']): Path {
  const centre = { x, y }
  const scallop = 30
  const count = Math.round((2 * Math.PI * (radius - scallop)) / 54 / 4) * 4
  const rim = around(count, (angle) => [pointAt(centre, radius - scallop, angle)])
  const middle = radius - band / 2 - 10
  const motifs = Math.round((2 * Math.PI * middle) / 92 / 4) * 4
  const inner = radius - band
  const size = band * 0.27
  return [
    ...scallopRim(rim, scallop),
    ...circlePath(x, y, inner, 'hole'),
    ...around(count, (angle) => {
      const at = pointAt(centre, radius - scallop, angle)
      return [
        ...hole(at.x, at.y, 9),
        ...[-0.7, 0, 0.7].flatMap((turn) => {
          const pin = pointAt(at, 20, angle + turn)
          return pinhole(pin.x, pin.y, 3)
        }),
      ]
    }),
    ...around(motifs, (angle, i) => {
      const at = pointAt(centre, middle, angle)
      const next = angle + Math.PI / motifs
      const gap = pointAt(centre, middle, next)
      const cut = i % 2 === 0 ? rosette(at.x, at.y, size, 8, angle) : lensCross(at.x, at.y, size)
      return [...cut, ...lens(gap.x, gap.y, next, 34, 9)]
    }),
    ...around(2 * motifs, (angle, i) => {
      const at = pointAt(centre, inner + 16, angle)
      const tooth = pointAt(centre, inner - 1, angle + Math.PI / 2 / motifs)
      const cut =
        i % 2 === 0 ? pinhole(at.x, at.y, 4) : lens(at.x, at.y, angle + Math.PI / 2, 22, 7)
      return [...cut, ...circlePath(tooth.x, tooth.y, 9)]
    }),
  ]
}

/** One turn from the top, clockwise. */
function around<Part>(count: number, draw: (angle: number, i: number) => readonly Part[]): Part[] {
  return Array.from({ length: count }, (_, i) =>
    draw((i * 2 * Math.PI) / count - Math.PI / 2, i),
  ).flat()
}

/** How far paper goes past the page. */
const past = 2 * printBleedPx

/** Lace along the whole foot: scallops above, then rows of cut ornament as far as there is room. */
function hemPath({ floor, heightUnits }: OpenLayout): Path {
  return lacePath(floor, heightUnits, 1)
}

/** The same lace hung from the top of the page, where a layout has room for it. */
function valancePath({ valance }: OpenLayout): Path {
  return valance > 0 ? lacePath(valance, 0, -1) : []
}

/** From a scalloped edge down (1) or up (-1) to an edge of the page, and past it. */
function lacePath(from: number, end: number, down: 1 | -1): Path {
  const pitch = 60
  const count = Math.ceil((pageWidth + 2 * past) / pitch / 2) * 2 + 1
  const left = pageWidth / 2 - ((count - 1) / 2) * pitch
  const right = pageWidth / 2 + ((count - 1) / 2) * pitch
  const at = (deep: number) => from + down * deep
  const last = end + down * past
  const edge: Segment[] = [
    ['M', left - pitch / 2, last],
    ['L', left - pitch / 2, at(30)],
  ]
  const cuts: Segment[] = []
  for (let i = 0; i < count; i++) {
    const x = left + i * pitch
    const next = x + pitch / 2
    edge.push(['C', x - pitch / 2, at(-10), next, at(-10), next, at(30)])
    cuts.push(...hole(x, at(26), 9), ...pinhole(x - pitch / 2, at(48), 4))
  }
  edge.push(['L', right + pitch / 2, last], ['Z'])
  const rows = Math.ceil((Math.abs(end - from) + 40 - 116) / 118)
  for (let row = 0; row < rows; row++) {
    const y = at(116 + 118 * row)
    for (let i = 0; i < count; i += 2) {
      const x = left + (i + (row % 2)) * pitch
      cuts.push(...((i / 2 + row) % 2 === 0 ? rosette(x, y, 42) : lensCross(x, y, 42)))
      cuts.push(...lens(x + pitch, y, Math.PI / 2, 60, 12))
      cuts.push(...lens(x, y + down * 59, 0, 44, 9), ...pinhole(x + pitch, y + down * 59, 5))
    }
  }
  return [...orient(edge, 'solid'), ...cuts]
}
