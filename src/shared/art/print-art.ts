import { type Art, type ArtNode, type Fill, nodesOf, type Transform } from './art.ts'

/**
 * Painted art as an SVG fragment. Attributes are printed without escaping, since none holds a
 * quote.
 *
 * @throws TypeError for a paint that no palette has turned into a colour yet
 * @example printArt(group({}, circle({ r: 4, fill: '#ffffff' }))) // '<g><circle r="4" fill="#ffffff"/></g>'
 */
export function printArt(art: Art): string {
  let svg = ''
  for (const node of nodesOf(art)) svg += printNode(node)
  return svg
}

function printNode({ tag, part, pivot, attributes, children }: ArtNode): string {
  let start = `<${tag}`
  if (part) start += ` data-part="${part}"`
  if (pivot) start += ` data-pivot="${pivot.x} ${pivot.y}"`
  for (const [name, value] of Object.entries(attributes)) {
    start += ` ${name}="${printAttribute(name, value)}"`
  }
  if (!holders.has(tag)) return `${start}/>`
  let inside = ''
  for (const child of children) inside += printNode(child)
  return `${start}>${inside}</${tag}>`
}

/** Elements with an end tag, even when empty. */
const holders: ReadonlySet<ArtNode['tag']> = new Set([
  'g',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
])

/**
 * The value of an attribute as it stands in the SVG.
 *
 * @throws TypeError for a paint that no palette has turned into a colour yet
 * @example printAttribute('transform', [['translate', 8, 4]]) // 'translate(8 4)'
 */
export function printAttribute(name: string, value: number | Fill | readonly Transform[]): string {
  if (typeof value !== 'object') return String(value)
  if (!('kind' in value)) return value.map(printTransform).join(' ')
  if (value.kind !== 'reference') throw new TypeError(`${name} is not painted: ${value.kind}`)
  return name === 'href' ? `#${value.id}` : `url(#${value.id})`
}

function printTransform([name, ...numbers]: Transform): string {
  return `${name}(${numbers.join(' ')})`
}
