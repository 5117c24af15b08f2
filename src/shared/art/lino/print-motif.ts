import type { Art, Attributes } from '../art.ts'
import { drawParts } from '../motifs/draw-parts.ts'
import type { Motif, MotifPart } from '../motifs/motif.ts'
import { placeParts } from '../motifs/motif.ts'
import type { Paint } from '../paints.ts'
import { type Matrix, type Path, placement, transformPath } from '../path.ts'
import { flatten, isInside, type Polygon } from '../polygon.ts'
import { createRandom, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { hatch } from './knife.ts'

export interface Inking {
  paper: Paint
  ink: Paint
  spot: Paint
  /** What a line off every body is printed in; default: cut out of the block. */
  open?: Paint
  /** How far the second block lies beside the first, px; default: exactly on it. */
  beside?: number
  /** px of the thinnest line that prints. */
  unit: number
}

/** The materials of the second block. Everything else shows paper. */
const spotMaterials = new Set(['flame', 'fruit', 'wine', 'flower', 'gold'])

/** A motif cut into the block: paper where the knife went, ink elsewhere. */
export function printMotif(motif: Motif, place: Matrix, inking: Inking, seed: number): Art {
  const random = createRandom(seed)
  const inked: Polygon[][] = []
  const bodies: Polygon[][] = []
  return drawParts(placeParts(motif, place), (part) => {
    if (part.as === 'detail') return printDetail(part, inking, inked)
    if (part.as === 'line') return printLine(part, { place, inking, bodies })
    bodies.push(flatten(part.path, 5))
    return printBody(part, inking, random)
  })
}

type Area = Exclude<MotifPart, { as: 'line' }>
type Line = Extract<MotifPart, { as: 'line' }>

interface Under {
  place: Matrix
  inking: Inking
  bodies: readonly Polygon[][]
}

/** Ink on a body; otherwise cut out of the block's ground. */
function printLine({ path, width }: Line, { place, inking, bodies }: Under): Art {
  const { paper, ink, unit, open = paper } = inking
  const middle = flatten(path).flat().at(1)
  const isOnBody = middle !== undefined && bodies.some((body) => isInside(body, middle))
  const printed = Math.max(2.4 * unit, width * Math.hypot(place[0], place[1]))
  const stroke = { stroke: isOnBody ? ink : open, 'stroke-width': short(printed) }
  return shape(path, { fill: 'none', ...stroke, ...ends })
}

function printBody({ path, material, tone = 'base' }: Area, inking: Inking, random: Random) {
  const { paper, ink, spot, unit } = inking
  const fill = spotMaterials.has(material) ? spot : paper
  const edge = { stroke: ink, 'stroke-width': short(3.4 * unit), ...ends }
  if (material === 'ink' && tone !== 'light')
    return shape(path, { fill: ink, ...edge, stroke: paper })
  const body =
    fill === spot && inking.beside ? overprint(path, inking, edge) : shape(path, { fill, ...edge })
  if (tone === 'light' || material === 'flame') return body
  const share = tone === 'dark' ? 1 : 0.36
  const cuts = { angle: 0.32, pitch: 8.5 * unit, width: 5 * unit, share }
  return [body, shape(hatch(path, cuts, random), { fill: ink })]
}

/** The second block lies slightly beside the first: paper shows on one side. */
function overprint(path: Path, { paper, spot, beside = 0 }: Inking, edge: Attributes): Art {
  const shifted = transformPath(path, placement(beside, 0.76 * beside))
  return [
    shape(path, { fill: paper }),
    shape(shifted, { fill: spot }),
    shape(path, { fill: 'none', ...edge }),
  ]
}

/** A detail on top of an inked detail is cut out of it. */
function printDetail({ path, material, tone }: Area, inking: Inking, inked: Polygon[][]): Art {
  const { paper, ink, spot } = inking
  // The heart of a flame is the paper itself.
  if (material === 'flame' && tone === 'light') return shape(path, { fill: paper })
  if (spotMaterials.has(material)) return shape(path, { fill: spot })
  const polygons = flatten(path)
  const start = polygons[0]?.[0]
  const isOnInk = start !== undefined && inked.some((area) => isInside(area, start))
  if (!isOnInk) inked.push(polygons)
  return shape(path, { fill: isOnInk ? paper : ink })
}

const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const

function short(value: number): number {
  return Math.round(value * 10) / 10
}
