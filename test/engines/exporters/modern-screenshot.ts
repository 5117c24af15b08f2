import { createContext, domToBlob } from 'modern-screenshot'
import { type Exporter, quality } from './exporter.ts'

const contexts = new Map<string, Promise<object>>()

/** Draws the card from a page, at the file's size; the context is kept, as its docs advise. */
export const draw: Exporter = async (order, type) => {
  const key = type + order.liveSvg
  let context = contexts.get(key)
  if (!context) {
    context = createContext(showCard(order), { type, quality, scale: 1, autoDestruct: false })
    contexts.set(key, context)
  }
  return domToBlob(await context)
}

function showCard({ layout, liveSvg }: Parameters<Exporter>[0]): HTMLElement {
  const host = document.createElement('div')
  host.style.width = `${layout.size.widthPx}px`
  host.style.height = `${layout.size.heightPx}px`
  host.innerHTML = liveSvg
  document.body.append(host)
  return host
}
