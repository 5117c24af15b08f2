import { type Matrix, orient, type Path, transformPath } from '../path.ts'

/** What a part is made of; a family paints each material in its own manner and palette. */
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

/** How light a part is beside its material's own colour: `base`, its lit or shaded side. */
export type Tone = 'base' | 'light' | 'dark'

/**
 * A closed area or an open line of a motif.
 *
 * `body` makes the silhouette; `detail` lies on a body, and is what papercut cuts out and foil
 * leaves as ground; a line is a crease or a stem, drawn as a stroke of its own width.
 */
export type MotifPart =
  | { as: 'body' | 'detail'; path: Path; material: Material; tone?: Tone }
  | { as: 'line'; path: Path; material: Material; tone?: Tone; width: number }

/**
 * A thing drawn once, for every family to use in its own manner: parts from back to front in motif
 * units, y downwards, standing on y = 0 about x = 0, 200 units high or wide at its larger side.
 * Light comes from the top left.
 */
export interface Motif {
  name: string
  /** The silhouette's box is x -width/2 to width/2, y -height to 0. */
  width: number
  height: number
  /** How much of its width stands on the ground; all of it by default. */
  foot?: number
  /** Holds Hebrew letters, so that it must never be mirrored. */
  lettered?: boolean
  parts: readonly MotifPart[]
}

/** The motif's parts on the page, in order. */
export function placeParts({ parts }: Motif, place: Matrix): MotifPart[] {
  return parts.map((part) => ({ ...part, path: transformPath(part.path, place) }))
}

/** All bodies as one path, details cut out of it: for `fill-rule` nonzero. */
export function silhouette({ parts }: Motif): Path {
  return parts.flatMap(({ as, path }) => {
    if (as === 'line') return []
    return orient(path, as === 'body' ? 'solid' : 'hole')
  })
}
