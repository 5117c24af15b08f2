import { type Art, defs, named, nodesOf, pathNode, use } from '../art.ts'
import type { Paints, PartName } from '../family.ts'
import { mixPaints } from '../paints.ts'
import type { Path, Point } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { colour } from '../shapes.ts'
import { splitBulk } from './bulk.ts'

/** A piece of paper in a pile, cut along a path that is filled by winding. */
export interface Piece {
  path: Path
  /** More of it, flat and under no shadow of its own; by default what `splitBulk` finds. */
  bulk?: Path
  /** The name of its colour in the palette. */
  colour: string
  /** How high it lies above the paper under it: 0.4 far away, 1.3 in front; 0 without a shadow. */
  depth: number
  part?: PartName
  pivot?: Point
  /** What is glued to it. */
  marks?: Art
}

/** The light comes from the upper left, as in all art. Units at depth 1. */
const fall = { x: 9, y: 15 }

/** The steps of a shadow: the share of its fall, and how much it darkens. */
const steps = [
  [1, 0.1],
  [0.7, 0.1],
  [0.4, 0.13],
  [0.16, 0.16],
] as const

/** Pieces one over another, the lowest first: each with its shadow and a lit edge. */
export function pile(pieces: readonly Piece[], palette: Paints, name = 'sheet'): Art {
  const seen = pieces.filter(({ path }) => path.length > 0)
  return seen.map((piece, i) => {
    const { part, pivot, marks = [] } = piece
    const drawn = nodesOf([laid(piece, `layered-${name}-${i}`, palette), marks])
    return part ? named(part, drawn, pivot) : drawn
  })
}

function laid(piece: Piece, id: string, palette: Paints): Art {
  const { colour: name, depth } = piece
  const paint = colour(palette, name)
  const lit = mixPaints(paint, colour(palette, 'lit'), 0.42)
  if (depth === 0) return pathNode(toPathData(piece.path, 0), { fill: paint })
  const { edges, bulk } = piece.bulk
    ? { edges: piece.path, bulk: piece.bulk }
    : splitBulk(piece.path)
  return [
    defs(pathNode(toPathData(edges, 0), { id })),
    steps.map(([share, opacity]) =>
      use(id, {
        x: Math.round(fall.x * depth * share),
        y: Math.round(fall.y * depth * share),
        fill: colour(palette, 'shade'),
        'fill-opacity': opacity,
      }),
    ),
    use(id, { x: -1.5, y: -2, fill: lit }),
    use(id, { fill: paint }),
    bulk.length > 0 ? pathNode(toPathData(bulk, 0), { fill: paint }) : [],
  ]
}
