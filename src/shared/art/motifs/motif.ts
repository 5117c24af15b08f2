import { type Matrix, orient, type Path, transformPath } from '../path.ts'

/** The material of a part. Each family paints materials in its own manner and palette. */
export const materials = [
  'metal',
  'gold',
  'cloth',
  'paper',
  'wood',
  'clay',
  'bread',
  'leaf',
  'fruit',
  'flower',
  'flame',
  'wine',
  'ink',
] as const
export type Material = (typeof materials)[number]

/** Lightness compared to the material's own colour: `base`, its lit or its shaded side. */
export type Tone = 'base' | 'light' | 'dark'

/**
 * A closed area or an open line of a motif.
 *
 * `body` makes the silhouette; `detail` lies on a body: papercut cuts it out, foil leaves it as
 * ground. A line is a crease or a stem, a stroke with its own width.
 */
export type MotifPart =
  | { as: 'body' | 'detail'; path: Path; material: Material; tone?: Tone }
  | { as: 'line'; path: Path; material: Material; tone?: Tone; width: number }

/**
 * A thing drawn once, which every family renders in its own manner: parts from back to front in
 * motif units, y downwards, standing on y = 0 around x = 0, 200 units high or wide at its larger
 * side. Light comes from the top left.
 */
export interface Motif {
  name: string
  /** The silhouette's box is x -width/2 to width/2, y -height to 0. */
  width: number
  height: number
  /** The part of its width that stands on the ground; default all of it. */
  foot?: number
  /** Whether it holds Hebrew letters, which must never be mirrored. */
  lettered?: boolean
  parts: readonly MotifPart[]
}

/** The motif's parts on the page, in order. */
export function placeParts({ parts }: Motif, place: Matrix): MotifPart[] {
  return parts.map((part) => ({ ...part, path: transformPath(part.path, place) }))
}

/** All bodies as one path with the details cut out, for `fill-rule` nonzero. */
export function silhouette({ parts }: Motif): Path {
  return parts.flatMap(({ as, path }) => {
    if (as === 'line') return []
    return orient(path, as === 'body' ? 'solid' : 'hole')
  })
}
