import type { ArtNode, PaintedArt } from '#shared/art/art.ts'
import { printArt } from '#shared/art/print-art.ts'

/**
 * Makes an element that shows some art show other art, and changes only what differs: after most
 * letters and for another palette that is a few attributes, where new markup of the whole would be
 * parsed, styled and laid out again.
 *
 * @param before what the element shows; an empty list for an element that shows none
 */
export function patchArt(parent: Element, before: PaintedArt, next: PaintedArt): void {
  if (before.length === 0) {
    parent.innerHTML = printArt(next)
    return
  }
  const least = Math.min(before.length, next.length)
  let start = 0
  while (start < least && isSame(before[start], next[start])) start++
  let after = 0
  while (after < least - start && isSame(before.at(-1 - after), next.at(-1 - after))) after++

  const elements = [...parent.children].slice(start, before.length - after)
  const anchor = parent.children[before.length - after] ?? null
  const nodes = next.slice(start, next.length - after)
  for (const [i, node] of nodes.entries()) {
    const [element, known] = [elements[i], before[start + i]]
    if (!element || !known) parent.insertBefore(elementOf(node), anchor)
    else if (known.tag !== node.tag) element.replaceWith(elementOf(node))
    else patchElement(element, known, node)
  }
  for (const element of elements.slice(nodes.length)) element.remove()
}

function patchElement(element: Element, before: ArtNode, next: ArtNode): void {
  if (isSame(before, next)) return
  const wanted = elementOf({ ...next, children: [] })
  for (const { name } of [...element.attributes]) {
    if (!wanted.hasAttribute(name)) element.removeAttribute(name)
  }
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  patchArt(element, before.children, next.children)
}

function elementOf(node: ArtNode): Element {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  holder.innerHTML = printArt(node)
  const [element] = holder.children
  if (!element) throw new TypeError(`${node.tag} prints no element`)
  return element
}

/** Whether plain data are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}
