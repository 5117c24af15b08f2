import { mirrorPath, type Path, placement, type Segment, transformPath } from '../path.ts'
import { parsePathData } from '../path-data.ts'
import { flatten } from '../polygon.ts'
import type { Material, Motif, MotifPart, Tone } from './motif.ts'

/**
 * A path from absolute path data, the format of motif drawings.
 *
 * @throws RangeError for any command other than M, L, Q, C and Z
 */
export function readPath(data: string): Path {
  if (data !== data.toUpperCase()) throw new RangeError(`path data ${data} is not absolute`)
  return parsePathData(data)
}

/**
 * An exactly symmetric outline from its right half, which runs from its top to its foot on the axis
 * x = 0.
 */
export function symmetric(rightHalf: string): Path {
  const half = readPath(rightHalf)
  return [...half, ...backwards(mirrorPath(half, 0)).slice(1), ['Z']]
}

/** A drawing on one side and its mirror image on the other. */
export function twice(data: string | Path): Path {
  const path = typeof data === 'string' ? readPath(data) : data
  return [...path, ...mirrorPath(path, 0)]
}

/** An open line in reverse. */
export function backwards(line: Path): Path {
  const ends = line.map((segment) => segment.slice(-2) as unknown as [number, number])
  const start: Segment = ['M', ...(ends.at(-1) ?? [0, 0])]
  const back = line.slice(1).map((segment, i): Segment => {
    const to = ends[i] ?? [0, 0]
    if (segment[0] === 'C') return ['C', segment[3], segment[4], segment[1], segment[2], ...to]
    if (segment[0] === 'Q') return ['Q', segment[1], segment[2], ...to]
    return ['L', ...to]
  })
  return [start, ...back.reverse()]
}

type Drawn = string | Path

export function body(material: Material, drawn: Drawn, tone: Tone = 'base'): MotifPart {
  return { as: 'body', material, tone, path: pathOf(drawn) }
}

export function detail(material: Material, drawn: Drawn, tone: Tone = 'base'): MotifPart {
  return { as: 'detail', material, tone, path: pathOf(drawn) }
}

export function line(
  material: Material,
  width: number,
  drawn: Drawn,
  tone: Tone = 'base',
): MotifPart {
  return { as: 'line', material, tone, width, path: pathOf(drawn) }
}

function pathOf(drawn: Drawn): Path {
  return typeof drawn === 'string' ? readPath(drawn) : drawn
}

/**
 * A motif of parts drawn in any unit: moved to stand on y = 0 around x = 0, and scaled to 200
 * units.
 *
 * @example standing('gift', [body('cloth', 'M0 0L4 0L4 4L0 4Z')]).width // 200
 */
export function standing(name: string, parts: readonly MotifPart[], lettered = false): Motif {
  const box = inkBox(parts)
  const scale = 200 / Math.max(box.width, box.height)
  const toPlace = placement(
    -(box.x + box.width / 2) * scale,
    -(box.y + box.height) * scale,
    0,
    scale,
  )
  const placed = parts.map((part): MotifPart => {
    const path = transformPath(part.path, toPlace)
    return part.as === 'line' ? { ...part, path, width: part.width * scale } : { ...part, path }
  })
  const size = { width: box.width * scale, height: box.height * scale }
  return { name, ...size, ...(lettered && { lettered }), parts: placed }
}

/** The box around the whole drawing, including half the width of lines. */
function inkBox(parts: readonly MotifPart[]) {
  const points = parts.flatMap((part) => {
    const half = part.as === 'line' ? part.width / 2 : 0
    return flatten(part.path, 8)
      .flat()
      .flatMap(({ x, y }) => [
        { x: x - half, y: y - half },
        { x: x + half, y: y + half },
      ])
  })
  const x = Math.min(...points.map((point) => point.x))
  const y = Math.min(...points.map((point) => point.y))
  const right = Math.max(...points.map((point) => point.x))
  const foot = Math.max(...points.map((point) => point.y))
  return { x, y, width: right - x, height: foot - y }
}
