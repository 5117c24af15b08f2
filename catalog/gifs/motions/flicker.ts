import { type Fill, mapArt, type PaintedArt } from '#shared/art/art.ts'
import { colourIn } from '#shared/art/paints.ts'
import { boundsOf, type Path } from '#shared/art/path.ts'
import { warpPath } from '#shared/art/warp.ts'
import { type Move, phaseOf, type Setting, wave } from './motion.ts'
import { changePieces } from './moving-path.ts'

export const flameColours = ['flameOuter', 'flameMiddle', 'flameHeart']

/** Smallest height of a flame, page px; lower shapes are sparks. */
export const leastFlamePx = 16

/** How far a tip goes to the side and up, as shares of the flame's height. */
const leanShare = 0.055
const growthShare = 0.045

/** Candles in page px are bent piece by piece; flames of the menorah are groups at their wicks. */
export function flicker({ layout }: Setting): Move {
  const fills = flameColours.map((name) => colourIn(layout.palette, name))
  return (art, turn) => {
    const bent = changePieces(art, fills, (piece) => bendFlame(piece, turn))
    return turnWicks(pulseHalos(bent, turn), turn)
  }
}

/** Bends the tip most and the wick not. The place gives the phase, so layers move together. */
function bendFlame(flame: Path, turn: number): Path {
  const { x, y, width, height } = boundsOf(flame)
  if (height < leastFlamePx || y < 0) return flame
  const { lean, growth } = poseAt(turn, (x + width / 2) / 97)
  const foot = y + height
  return warpPath(flame, (at) => {
    const up = Math.max(0, (foot - at.y) / height)
    return { x: at.x + lean * height * up ** 2, y: at.y - growth * height * up }
  })
}

/** Flames of the menorah are drawn about (0, 0) and moved to their place by a translation. */
function turnWicks(art: PaintedArt, turn: number): PaintedArt {
  let index = 0
  return mapArt(art, (node) => {
    const [place, ...others] = node.attributes.transform ?? []
    if (place?.[0] !== 'translate' || others.length > 0) return node
    if (node.children[0]?.part !== 'flame') return node
    const { lean, growth } = poseAt(turn, phaseOf(index++))
    const degrees = ((Math.atan(-1.2 * lean) * 180) / Math.PI).toFixed(3)
    const stretch = (1 + growth).toFixed(4)
    const transform = [place, ['skewX', degrees], ['scale', 1, stretch]] as const
    return { ...node, attributes: { ...node.attributes, transform } }
  })
}

function pulseHalos(art: PaintedArt, turn: number): PaintedArt {
  return mapArt(art, (node) => {
    const { cx, r, fill } = node.attributes
    if (node.tag !== 'circle' || cx === undefined || !isHalo(fill)) return node
    const radius = Number(r) * (1 + 1.4 * poseAt(turn, Number(cx) / 97).growth)
    return { ...node, attributes: { ...node.attributes, r: radius.toFixed(2) } }
  })
}

/** The halo of lit-motif.ts; its id begins with the family. */
function isHalo(fill: Fill | undefined): boolean {
  if (typeof fill !== 'object' || fill.kind !== 'reference') return false
  const [, name, ...others] = fill.id.split('-')
  return name === 'halo' && others.length === 0
}

/** Calm air: a slow lean with a quicker one in it, and a small change of height. */
function poseAt(turn: number, phase: number): { lean: number; growth: number } {
  const lean = wave(turn, 1, phase) + 0.45 * wave(turn, 3, 1.7 * phase)
  const growth = 0.7 * wave(turn, 2, 2.3 * phase) + 0.5 * wave(turn, 5, 3.1 * phase)
  return { lean: leanShare * lean, growth: growthShare * growth }
}
