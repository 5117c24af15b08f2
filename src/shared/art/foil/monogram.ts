import { cutFacets } from '../../lettering/facets.ts'
import quill from '../../lettering/hands/quill.json' with { type: 'json' }
import type { CardWords } from '../family.ts'
import type { Motif, MotifPart } from '../motifs/motif.ts'
import { crown } from '../motifs/torah/crown.ts'
import { boundsOf, type Path, placement, transformPath } from '../path.ts'
import { parsePathData } from '../path-data.ts'

/** What stands before a name. */
const titles = /^(?:החתן|הכלה|הבחור|הרב|ר׳|מר|גב׳)\s+/
/** What joins two names in one field. */
const joined = /\s+(?:עם|און|מיט|&)\s+|\s+ו(?=[א-ת]{2})/
const alphabet: Readonly<Record<string, string>> = quill.letters
/** White between two letters, and how deep the slopes of their relief are: 1/1000 em. */
const gap = 90
const depth = 46

/**
 * The first letters of the two who have the simcha, or of one; empty for names that are not in
 * Hebrew letters.
 *
 * @example initialsOf(['החתן אליעזר', 'שרה רבקה']) // ['א', 'ש']
 */
export function initialsOf(names: readonly string[]): string[] {
  const people = names
    .filter((name) => !name.startsWith('משפח'))
    .flatMap((name) => name.split(joined))
    .map((name) => name.trim().replace(titles, ''))
  const initials = people.slice(0, 2).map((name) => name.slice(0, 1))
  return initials.every((letter) => Object.hasOwn(alphabet, letter)) ? initials : []
}

/** The initials of a card as letters in relief with a lozenge between; a crown if it has none. */
export function monogram(words?: CardWords): Motif {
  const initials = initialsOf(words?.names ?? [])
  if (initials.length === 0) return crown()
  const letters: Path[] = []
  let right = 0
  for (const initial of initials) {
    const path = parsePathData(alphabet[initial] ?? '')
    const { x, width } = boundsOf(path)
    letters.push(transformPath(path, placement(right - x - width, 0)))
    right -= width + 2 * gap
  }
  const between = letters.slice(1).map((path): Path => {
    const { x, width } = boundsOf(path)
    return lozenge(x + width + gap, -300, 0.62 * gap)
  })
  return inUnits([...relief(letters), ...between.map(gilt)])
}

/** Letters with the faces of their slopes, lit from the upper left. */
function relief(letters: readonly Path[]): MotifPart[] {
  const { tones } = cutFacets(letters, depth)
  const middle = (tones.length - 1) / 2
  return [
    ...letters.map(gilt),
    ...tones.flatMap((path, i): MotifPart[] => {
      if (path.length === 0 || i === middle) return []
      return [{ as: 'body', path, material: 'gold', tone: i > middle ? 'light' : 'dark' }]
    }),
  ]
}

function gilt(path: Path): MotifPart {
  return { as: 'body', path, material: 'gold' }
}

function lozenge(x: number, y: number, reach: number): Path {
  return [
    ['M', x, y - 1.4 * reach],
    ['L', x + reach, y],
    ['L', x, y + 1.4 * reach],
    ['L', x - reach, y],
    ['Z'],
  ]
}

/** 200 units at the larger side, standing in the middle. */
function inUnits(parts: readonly MotifPart[]): Motif {
  const { x, y, width, height } = boundsOf(parts.flatMap(({ path }) => path))
  const scale = 200 / Math.max(width, height)
  const place = placement(-(x + width / 2) * scale, -(y + height) * scale, 0, scale)
  return {
    name: 'monogram',
    width: width * scale,
    height: height * scale,
    lettered: true,
    parts: parts.map((part) => ({ ...part, path: transformPath(part.path, place) })),
  }
}
