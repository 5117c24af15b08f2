/*
 * Drawn art is a tree of nodes, one for each element of the SVG that `printArt` prints. Colours are
 * paints (paints.ts), so a change of palette draws nothing again. Path data is already text in a
 * node: the tree is posted from the worker that draws it, and text is copied much faster than
 * points.
 */
import type { PartName } from './family.ts'
import type { Paint } from './paints.ts'
import type { Point } from './path.ts'
import { px } from './px.ts'

/** A node, or several in the order of painting; an empty list paints nothing. */
export type Art = ArtNode | readonly Art[]

/** Art in the colours of a palette, as `paintArt` gives it. */
export type PaintedArt = readonly ArtNode[]

export interface ArtNode {
  readonly tag: ArtTag
  readonly attributes: Attributes
  readonly children: readonly ArtNode[]
  /** What a group shows, where it can move alone. */
  readonly part?: PartName
  /** The point that a part turns about, in the units of the group; default the middle of the part. */
  readonly pivot?: Point
}

export type ArtTag =
  | 'g'
  | 'path'
  | 'rect'
  | 'circle'
  | 'use'
  | 'image'
  | 'defs'
  | 'clipPath'
  | 'linearGradient'
  | 'radialGradient'
  | 'stop'

/** SVG attributes by name, in the order in which they are printed. */
export interface Attributes {
  readonly id?: string
  readonly d?: string
  readonly fill?: Fill
  readonly 'fill-opacity'?: Numeric
  readonly stroke?: Fill
  readonly 'stroke-width'?: Numeric
  readonly 'stroke-opacity'?: Numeric
  readonly 'stroke-linecap'?: 'round'
  readonly 'stroke-linejoin'?: 'round'
  readonly 'stroke-dasharray'?: string
  readonly 'clip-path'?: Reference
  readonly href?: Reference | string
  readonly transform?: readonly Transform[]
  readonly x?: Numeric
  readonly y?: Numeric
  readonly width?: Numeric
  readonly height?: Numeric
  readonly cx?: Numeric
  readonly cy?: Numeric
  readonly r?: Numeric
  readonly x1?: Numeric
  readonly y1?: Numeric
  readonly x2?: Numeric
  readonly y2?: Numeric
  readonly gradientUnits?: 'userSpaceOnUse'
  readonly gradientTransform?: readonly Transform[]
  readonly spreadMethod?: 'repeat'
  readonly offset?: Numeric
  readonly 'stop-color'?: Fill
  readonly 'stop-opacity'?: Numeric
  readonly preserveAspectRatio?: 'none' | `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'} slice`
}

/** A number, or its text where JavaScript would print it differently: '.5', '2.00'. */
export type Numeric = number | string

/** What an area or a line is filled with. */
export type Fill = Paint | Reference

/**
 * A reference to a definition by its id: a gradient, a clip path, or a drawing that is used again.
 */
export interface Reference {
  readonly kind: 'reference'
  readonly id: string
}

export type Transform = readonly [
  name: 'translate' | 'scale' | 'rotate' | 'skewX' | 'matrix',
  ...numbers: Numeric[],
]

const noChildren: readonly ArtNode[] = []

/**
 * The nodes of art in one list.
 *
 * @example nodesOf([group({}), [], [group({})]]).length // 2
 */
export function nodesOf(art: Art): readonly ArtNode[] {
  if (isNode(art)) return [art]
  if (art.every(isNode)) return art
  return art.flatMap(nodesOf)
}

function isNode(art: Art): art is ArtNode {
  return 'tag' in art
}

/**
 * Art with each node replaced by the result of `change`, parents before their children. The
 * children of the new node are changed in turn.
 *
 * @param change returns the same node to keep it, an empty list to remove it
 */
export function mapArt(art: Art, change: (node: ArtNode) => Art): ArtNode[] {
  return nodesOf(art).flatMap((node) =>
    nodesOf(change(node)).map((changed) => {
      if (changed.children.length === 0) return changed
      return { ...changed, children: mapArt(changed.children, change) }
    }),
  )
}

/** All nodes of art, parents before their children. */
export function allNodes(art: Art): ArtNode[] {
  return nodesOf(art).flatMap((node) => [node, ...allNodes(node.children)])
}

/** @example reference('foil-leaf') // printed `url(#foil-leaf)`, or `#foil-leaf` as an href */
export function reference(id: string): Reference {
  return { kind: 'reference', id }
}

/** An element without children. */
export function element(tag: ArtTag, attributes: Attributes): ArtNode {
  return { tag, attributes, children: noChildren }
}

/** A path of path data. A path of points is a `shape` of shapes.ts. */
export function pathNode(d: string, attributes: Attributes = {}): ArtNode {
  return element('path', { d, ...attributes })
}

export function group(attributes: Attributes, ...children: Art[]): ArtNode {
  return { tag: 'g', attributes, children: nodesOf(children) }
}

/**
 * A part of the picture that can move alone when the card becomes a film. Without motion it looks
 * the same. Where nothing is drawn there is no part.
 *
 * @param part what it is, not what it does
 * @param pivot the point that it turns about, in the units of the art; default the middle of the
 * part
 * @example printArt(named('flame', pathNode('M0 0h9'), { x: 4, y: 0 }))
 *   // '<g data-part="flame" data-pivot="4 0"><path d="M0 0h9"/></g>'
 */
export function named(part: PartName, art: Art, pivot?: Point): Art {
  const children = nodesOf(art)
  if (children.length === 0) return []
  const turned = pivot && { pivot: { x: px(pivot.x), y: px(pivot.y) } }
  return { tag: 'g', attributes: {}, children, part, ...turned }
}

export function defs(...children: Art[]): ArtNode {
  return { tag: 'defs', attributes: {}, children: nodesOf(children) }
}

/** A definition that is painted again. */
export function use(id: string, attributes: Attributes = {}): ArtNode {
  return element('use', { href: reference(id), ...attributes })
}

export function rect(attributes: Attributes): ArtNode {
  return element('rect', attributes)
}

export function circle(attributes: Attributes): ArtNode {
  return element('circle', attributes)
}

/** A picture by its address: that of the family `picture`, or a visitor's photo. */
export function image(href: string, attributes: Attributes): ArtNode {
  return element('image', { href, ...attributes })
}

export function clipPath(id: string, ...children: Art[]): ArtNode {
  return { tag: 'clipPath', attributes: { id }, children: nodesOf(children) }
}

export function linearGradient(attributes: Attributes, stops: readonly ArtNode[]): ArtNode {
  return { tag: 'linearGradient', attributes, children: stops }
}

export function radialGradient(attributes: Attributes, stops: readonly ArtNode[]): ArtNode {
  return { tag: 'radialGradient', attributes, children: stops }
}

export function stop(attributes: Attributes): ArtNode {
  return element('stop', attributes)
}

/**
 * Gradient stops from [offset, paint, opacity = 1] triples.
 *
 * @example printArt(stops([[0, '#ffffff']])) // '<stop offset="0" stop-color="#ffffff"/>'
 */
export function stops(list: readonly StopRow[]): ArtNode[] {
  return list.map(([offset, paint, opacity = 1]) =>
    stop({
      offset,
      'stop-color': paint,
      ...(opacity < 1 && { 'stop-opacity': opacity }),
    }),
  )
}

export type StopRow = readonly [offset: number, paint: Paint, opacity?: number]
