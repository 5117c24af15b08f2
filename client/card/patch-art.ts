import type { ArtNode, PaintedArt } from '#shared/art/art.ts'
import { printArt, printAttribute } from '#shared/art/print-art.ts'

/**
 * Makes an element that shows some art show other art, and changes only what differs: after most
 * letters and for another palette that is a few attributes, where new markup of the whole would be
 * parsed, styled and laid out again.
 *
 * @param before what the element shows; an empty list for an element that shows none
 */
export function patchArt(parent: Element, before: PaintedArt, next: PaintedArt): void {
  if (before.length === 0) {
    if (next.length > 0) parent.innerHTML = printArt(next)
    return
  }
  const least = Math.min(before.length, next.length)
  let start = 0
  while (start < least && isSame(before[start], next[start])) start++
  let after = 0
  while (after < least - start && isSame(before.at(-1 - after), next.at(-1 - after))) after++

  const end = before.length - after
  const [replaced, nodes] = [before.slice(start, end), next.slice(start, next.length - after)]
  const elements = [...parent.children].slice(start, end)
  const anchor = parent.children[end] ?? null
  const alike = (node: ArtNode, i: number) => {
    const known = replaced[i]
    return known && isAlike(known, node) ? known : undefined
  }
  // All of a list in one call of the parser, which costs more than most elements.
  const printed = elementsOf(nodes.filter((node, i) => !alike(node, i)))
  for (const [i, node] of nodes.entries()) {
    const [element, known] = [elements[i], alike(node, i)]
    if (element && known) patchElement(element, known, node)
    else {
      const fresh = printed.shift()
      if (!fresh) throw new TypeError(`${node.tag} prints no element`)
      if (element) element.replaceWith(fresh)
      else parent.insertBefore(fresh, anchor)
    }
  }
  for (const element of elements.slice(nodes.length)) element.remove()
}

function patchElement(element: Element, known: ArtNode, node: ArtNode): void {
  const before = new Map(Object.entries(known.attributes))
  for (const name of before.keys()) {
    if (!(name in node.attributes)) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(node.attributes)) {
    // Not by the parser: a path of 100 kB would be read twice.
    if (!isSame(before.get(name), value)) element.setAttribute(name, printAttribute(name, value))
  }
  patchArt(element, known.children, node.children)
}

/** Whether two nodes differ at most in attributes and children. */
function isAlike(one: ArtNode, other: ArtNode): boolean {
  return one.tag === other.tag && one.part === other.part && isSame(one.pivot, other.pivot)
}

function elementsOf(nodes: readonly ArtNode[]): Element[] {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  holder.innerHTML = printArt(nodes)
  return [...holder.children]
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
