import {
  type Art,
  type ArtNode,
  allNodes,
  defs,
  nodesOf,
  type PaintedArt,
  type Reference,
} from '../art/art.ts'
import type { PartName } from '../art/family.ts'
import type { Point } from '../art/path.ts'

/** A named group that contains a layer. */
export interface PartOf {
  name: PartName
  /** Index among the groups of that name, from 0; always 0 if they move together. */
  index: number
  /** The point that the art turns it about, in the units of its place. */
  pivot?: Point
}

/** Names of the groups to cut out, and whether groups of one name move separately. */
export type WantedParts = ReadonlyMap<string, 'each' | 'together'>

/** A piece of the art, painted after the pieces before it. */
export interface ArtLayer {
  /** The requested named groups around it, outermost first. */
  parts: readonly PartOf[]
  /** In page px, with the definitions that it uses. */
  art: PaintedArt
}

/** An open group during the walk, with the content of the current piece so far. */
interface OpenGroup {
  group: ArtNode
  part: PartOf | undefined
  children: ArtNode[]
}

/**
 * Cuts art into layers at its named groups. Stacked, the layers give the original picture.
 * Everything between two named groups is a separate layer.
 *
 * @param wanted other groups stay in the layer around them
 * @example cutArt([rect({}), named('flame', circle({}))], new Map([['flame', 'each']])).length // 2
 */
export function cutArt(art: Art, wanted: WantedParts): ArtLayer[] {
  const definitions = definitionsOf(art)
  return joined(piecesOf(art, wanted)).map((layer) => ({
    ...layer,
    art: withDefinitions(layer.art, definitions),
  }))
}

/**
 * Art with the definitions from a drawing that it refers to, such as the foil of letters.
 *
 * @example withDefinitionsOf(drawing, pathNode('M0 0h9', { fill: reference('foil-leaf') }))
 */
export function withDefinitionsOf(drawing: Art, art: Art): PaintedArt {
  return withDefinitions(nodesOf(art), definitionsOf(drawing))
}

/** The names of all named groups in art, and the number of each. */
export function partsOf(art: Art): Map<PartName, number> {
  const counts = new Map<PartName, number>()
  for (const { part } of allNodes(art)) {
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return counts
}

/** Each piece closes the groups that are open at its end, and the next one opens them again. */
function piecesOf(art: Art, wanted: WantedParts): ArtLayer[] {
  const pieces: ArtLayer[] = []
  const counts = new Map<string, number>()
  const open: OpenGroup[] = []
  let top: ArtNode[] = []
  let hasInk = false

  function cut() {
    const closed = open.reduceRight<ArtNode | undefined>(
      (inner, { group, children }) => ({
        ...group,
        children: [...children, ...nodesOf(inner ?? [])],
      }),
      undefined,
    )
    const parts = open.flatMap(({ part }) => part ?? [])
    if (hasInk) pieces.push({ parts, art: [...top, ...nodesOf(closed ?? [])] })
    hasInk = false
    top = []
    for (const each of open) each.children = []
  }

  function put(node: ArtNode) {
    const { children } = open.at(-1) ?? { children: top }
    children.push(node)
  }

  function walk(node: ArtNode) {
    if (isDefinition(node)) return
    if (node.tag !== 'g') {
      hasInk = true
      return put(node)
    }
    const part = partOf(node, wanted, counts)
    if (part) cut()
    const own: OpenGroup = { group: node, part, children: [] }
    open.push(own)
    node.children.forEach(walk)
    if (part) cut()
    open.pop()
    if (!part) put({ ...node, children: own.children })
  }

  nodesOf(art).forEach(walk)
  cut()
  return pieces
}

/** Joins consecutive pieces with the same motion. */
function joined(pieces: readonly ArtLayer[]): ArtLayer[] {
  const layers: ArtLayer[] = []
  for (const piece of pieces) {
    const last = layers.at(-1)
    if (last && keyOf(last) === keyOf(piece)) {
      layers[layers.length - 1] = { ...last, art: [...last.art, ...piece.art] }
    } else layers.push(piece)
  }
  return layers
}

function keyOf({ parts }: ArtLayer): string {
  return parts.map(({ name, index }) => `${name}/${index}`).join(' ')
}

function partOf(
  { part: name, pivot }: ArtNode,
  wanted: WantedParts,
  counts: Map<string, number>,
): PartOf | undefined {
  const manner = name && wanted.get(name)
  if (!name || !manner) return
  const index = manner === 'each' ? (counts.get(name) ?? 0) : 0
  counts.set(name, index + 1)
  return { name, index, ...(pivot && { pivot }) }
}

function isDefinition({ tag }: ArtNode): boolean {
  return definitionTags.has(tag)
}

const definitionTags: ReadonlySet<ArtNode['tag']> = new Set([
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
])

/** All definitions of a drawing by id, at any depth. */
function definitionsOf(art: Art): Map<string, ArtNode> {
  const found = new Map<string, ArtNode>()
  const keep = (node: ArtNode) => {
    if (node.attributes.id !== undefined) found.set(node.attributes.id, node)
  }
  const walk = (node: ArtNode) => {
    if (node.tag === 'defs') node.children.forEach(keep)
    else if (isDefinition(node)) keep(node)
    else node.children.forEach(walk)
  }
  nodesOf(art).forEach(walk)
  return found
}

function withDefinitions(art: PaintedArt, definitions: ReadonlyMap<string, ArtNode>): PaintedArt {
  const needed = new Map<string, ArtNode>()
  const follow = (node: ArtNode) => {
    for (const { id } of referencesOf(node)) {
      const definition = definitions.get(id)
      if (!definition || needed.has(id)) continue
      needed.set(id, definition)
      follow(definition)
    }
    node.children.forEach(follow)
  }
  art.forEach(follow)
  return needed.size > 0 ? [defs([...needed.values()]), ...art] : art
}

function referencesOf({ attributes }: ArtNode): Reference[] {
  return Object.values(attributes).filter(
    (value): value is Reference =>
      typeof value === 'object' && 'kind' in value && value.kind === 'reference',
  )
}
