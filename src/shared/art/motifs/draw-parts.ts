import { apart, piecesOver } from '../apart.ts'
import { type Art, named } from '../art.ts'
import type { PartName } from '../family.ts'
import { boundsOf, type Path, type Point } from '../path.ts'
import type { MotifPart } from './motif.ts'

/**
 * Draws a motif's parts from back to front. Each flame is a named part that turns about its wick
 * and contains everything painted on it. Light on another body is a window.
 *
 * @param draw paints a part, or its pieces within one flame; `i` is its index in `parts`
 * @example nodesOf(drawParts(candlesticks().parts, paint)).at(-1)?.part // 'flame'
 */
export function drawParts(
  parts: readonly MotifPart[],
  draw: (part: MotifPart, i: number) => Art,
): Art {
  const isAlight = (i: number) => parts[i]?.material === 'flame'
  return parts.map((part, i) => {
    if (!isAlight(i)) return draw(part, i)
    if (isAlight(i - 1)) return []
    const end = parts.findIndex((_, j) => j > i && !isAlight(j))
    const layers = parts.slice(i, end < 0 ? undefined : end)
    const name = part.as === 'body' ? 'flame' : 'window'
    return drawAlight(name, layers, (layer, k) => draw(layer, i + k))
  })
}

function drawAlight(
  name: PartName,
  layers: readonly MotifPart[],
  draw: (part: MotifPart, k: number) => Art,
): Art {
  return apart(layers.flatMap(({ path }) => path)).map((light) => {
    const drawn = layers.map((layer, k) => {
      const path = piecesOver(layer.path, light)
      return path.length > 0 ? draw({ ...layer, path }, k) : []
    })
    return named(name, drawn, footOf(light))
  })
}

/** The foot of a flame, on its wick. */
export function footOf(flame: Path): Point {
  const { x, y, width, height } = boundsOf(flame)
  return { x: x + width / 2, y: y + height }
}

/** Motifs with their own motion, by name. */
const lively: Readonly<Record<string, PartName>> = {
  balloon: 'balloon',
  cradle: 'cradle',
  dove: 'bird',
  fish: 'fish',
  kite: 'kite',
  lulav: 'lulav',
  moon: 'moon',
  'young-moon': 'moon',
  'half-moon': 'moon',
  'full-moon': 'moon',
  sailboat: 'boat',
}

/** The name that a motif has as a part of a picture. */
export function partNameOf(motif: string): PartName {
  return (Object.hasOwn(lively, motif) && lively[motif]) || 'motif'
}
