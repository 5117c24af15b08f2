import { type Path, type Segment, subpathsOf, toPathData } from '#shared/art/path.ts'

const steps = { m: 2, l: 2, q: 4, c: 6, z: 0 } as const

/**
 * Reads path data as `toPathData` writes it: relative, a letter for each segment.
 *
 * @throws RangeError for any other
 * @example readData('M0 0l10 5z') // [['M', 0, 0], ['L', 10, 5], ['Z']]
 */
export function readData(data: string): Path {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return [...data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, letter = '', numbers = '']) => {
    const name = letter.toLowerCase()
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (!isStep(name) || values.length !== steps[name]) {
      throw new RangeError(`path data has ${letter}${numbers}`)
    }
    const at = values.map((value, i) => value + (letter === 'M' ? 0 : i % 2 === 0 ? x : y))
    ;[x = 0, y = 0] = name === 'z' ? [startX, startY] : at.slice(-2)
    if (name === 'm') [startX, startY] = [x, y]
    return [name.toUpperCase(), ...at] as unknown as Segment
  })
}

function isStep(name: string): name is keyof typeof steps {
  return Object.hasOwn(steps, name)
}

/** The path with each of its points, control points too, moved. */
export function bendPath(path: Path, to: (x: number, y: number) => [number, number]): Path {
  return path.map((segment) => {
    const bent: (string | number)[] = [segment[0]]
    for (let i = 1; i < segment.length; i += 2) {
      bent.push(...to(Number(segment[i]), Number(segment[i + 1])))
    }
    return bent as unknown as Segment
  })
}

/** The drawing with each piece of the paths in one of these fills changed. */
export function changePieces(
  svg: string,
  fills: readonly string[],
  change: (piece: Path, index: number) => Path,
): string {
  let index = 0
  return svg.replace(/<path d="([^"]*)" fill="([^"]*)"/g, (element, data: string, fill: string) => {
    if (!fills.includes(fill)) return element
    const path = subpathsOf(readData(data)).flatMap((piece) => change(piece, index++))
    // One decimal of a page px shows as a jerk in what moves slowly.
    return `<path d="${toPathData(path, 2)}" fill="${fill}"`
  })
}
