import { colour } from '#shared/art/markup.ts'
import { boundsOf, type Path } from '#shared/art/path.ts'
import { type Move, phaseOf, type Setting, wave } from './motion.ts'
import { bendPath, changePieces } from './moving-path.ts'

export const flameColours = ['flameOuter', 'flameMiddle', 'flameHeart']

/** Least height of a flame, page px; lower shapes are sparks. */
export const leastFlamePx = 16

/** How far a tip goes to the side and up, as shares of the flame's height. */
const leanShare = 0.055
const growthShare = 0.045

/** Candles in page px are bent piece by piece; those of the menorah are groups about their wicks. */
export function flicker({ layout }: Setting): Move {
  const fills = flameColours.map((name) => colour(layout.palette, name))
  return (svg, turn) => {
    const bent = changePieces(svg, fills, (piece) => bendFlame(piece, turn))
    return turnWicks(pulseHalos(bent, turn), turn)
  }
}

/** Not at the wick, and ever more towards the tip; by its place, so that all its layers go along. */
function bendFlame(flame: Path, turn: number): Path {
  const { x, y, width, height } = boundsOf(flame)
  if (height < leastFlamePx || y < 0) return flame
  const { lean, growth } = poseAt(turn, (x + width / 2) / 97)
  const foot = y + height
  return bendPath(flame, (px, py) => {
    const up = Math.max(0, (foot - py) / height)
    return [px + lean * height * up ** 2, py - growth * height * up]
  })
}

/** The flames of the menorah are drawn about (0, 0), and stand there by a translation. */
function turnWicks(svg: string, turn: number): string {
  let index = 0
  return svg.replace(
    /<g transform="(translate\([^)]*\))">(?=<g data-part="flame")/g,
    (_, place: string) => {
      const { lean, growth } = poseAt(turn, phaseOf(index++))
      const degrees = (Math.atan(-1.2 * lean) * 180) / Math.PI
      return `<g transform="${place} skewX(${degrees.toFixed(3)}) scale(1 ${(1 + growth).toFixed(4)})">`
    },
  )
}

function pulseHalos(svg: string, turn: number): string {
  return svg.replace(
    /<circle cx="([^"]*)" cy="([^"]*)" r="([^"]*)" fill="(url\(#\w+-halo\))"/g,
    (_, x: string, y: string, r: string, fill: string) => {
      const radius = Number(r) * (1 + 1.4 * poseAt(turn, Number(x) / 97).growth)
      return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}" fill="${fill}"`
    },
  )
}

/** Calm air: a slow lean with a quicker one in it, and a breath of the height. */
function poseAt(turn: number, phase: number): { lean: number; growth: number } {
  const lean = wave(turn, 1, phase) + 0.45 * wave(turn, 3, 1.7 * phase)
  const growth = 0.7 * wave(turn, 2, 2.3 * phase) + 0.5 * wave(turn, 5, 3.1 * phase)
  return { lean: leanShare * lean, growth: growthShare * growth }
}
