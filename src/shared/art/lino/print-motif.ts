import type { Motif, MotifPart } from '../motifs/motif.ts'
import { placeParts } from '../motifs/motif.ts'
import { type Matrix, type Path, toPathData } from '../path.ts'
import { createRandom, type Random } from '../random.ts'
import { hatch } from './knife.ts'

export interface Inking {
  paper: string
  ink: string
  spot: string
  /** px of the thinnest line that prints. */
  unit: number
}

/** What the second block prints; all else is left as paper. */
const spotMaterials = new Set(['flame', 'fruit', 'wine', 'flower', 'gold'])

/** A motif as cut into the block: paper where the knife went, ink where it did not. */
export function printMotif(motif: Motif, place: Matrix, inking: Inking, seed: number): string {
  const random = createRandom(seed)
  return placeParts(motif, place)
    .map((part) => printPart(part, place, inking, random))
    .join('')
}

function printPart(part: MotifPart, place: Matrix, inking: Inking, random: Random): string {
  const { paper, ink, spot, unit } = inking
  const { path, material, tone = 'base' } = part
  if (part.as === 'line') {
    const width = Math.max(2.4 * unit, part.width * Math.hypot(place[0], place[1]))
    return pathTag(path, `fill="none" stroke="${ink}" stroke-width="${short(width)}" ${ends}`)
  }
  const isSpot = spotMaterials.has(material)
  const edge = `stroke="${ink}" stroke-width="${short(3.4 * unit)}" ${ends}`
  if (part.as === 'detail') return pathTag(path, `fill="${isSpot ? spot : ink}"`)
  const body = pathTag(path, `fill="${isSpot ? spot : paper}" ${edge}`)
  if (tone === 'light' || material === 'flame') return body
  const share = tone === 'dark' ? 1 : 0.36
  const cuts = { angle: 0.32, pitch: 8.5 * unit, width: 5 * unit, share }
  return body + pathTag(hatch(path, cuts, random), `fill="${ink}"`)
}

const ends = 'stroke-linecap="round" stroke-linejoin="round"'

/** A path element with its attributes; nothing for an empty path. */
export function pathTag(path: Path, attributes: string): string {
  return path.length > 0 ? `<path d="${toPathData(path)}" ${attributes}/>` : ''
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
