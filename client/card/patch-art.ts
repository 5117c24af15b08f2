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
    else if (isAlike(known, node)) patchElement(element, known, node)
    else element.replaceWith(elementOf(node))
  }
  for (const element of elements.slice(nodes.length)) element.remove()
}

/** Whether two nodes differ at most in attributes and children. */
function isAlike(one: ArtNode, other: ArtNode): boolean {
  return one.tag === other.tag && one.part === other.part && isSame(one.pivot, other.pivot)
}

function patchElement(element: Element, before: ArtNode, next: ArtNode): void {
  const known = new Map(Object.entries(before.attributes))
  const changed = Object.entries(next.attributes).filter(
    ([name, value]) => !isSame(known.get(name), value),
  )
  for (const name of known.keys()) if (!(name in next.attributes)) element.removeAttribute(name)
  // Printed alone: long path data that stays is not parsed again.
  const attributes = Object.fromEntries(changed)
  for (const { name, value } of elementOf({ ...next, attributes, children: [] }).attributes) {
    element.setAttribute(name, value)
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
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  )
}
