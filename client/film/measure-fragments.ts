import { type Box, printBleedPx, type Size } from '#shared/art/family.ts'
import type { Point } from '#shared/art/path.ts'
import type { PartOf } from '#shared/scene/cut-art.ts'
import { nextTask } from '../ui/next-task.ts'

/** The ink box of a layer on its page, px, and the pivot of each part, by `name/index`. */
export interface Measures {
  box: Box
  pivots: ReadonlyMap<string, Point>
}

/** An SVG fragment, and the named groups around it. */
export interface Fragment {
  svg: string
  parts: readonly PartOf[]
}

const namespace = 'http://www.w3.org/2000/svg'

/** Room for line widths, which the browser's bounding box leaves out, px. */
const marginPx = 12

/**
 * Measures SVG fragments one by one, and lets other tasks run in between.
 *
 * @param page with `besidePx`, the width shown beside it at each side, px of the page
 */
export async function measureFragments(
  signal: AbortSignal,
  page: Size & { besidePx: number },
  layers: readonly Fragment[],
): Promise<Measures[]> {
  const { host, unmount } = mountPage(page)
  try {
    const measures: Measures[] = []
    for (const layer of layers) {
      signal.throwIfAborted()
      measures.push(measure(host, layer, Math.max(printBleedPx, page.besidePx)))
      await nextTask()
    }
    return measures
  } finally {
    unmount()
  }
}

/**
 * Only elements in the document can be measured: in a tree of their own, or they would use parts of
 * a card that the page shows. No style attribute: the site's policy blocks it.
 */
function mountPage({ widthPx, heightPx }: Size): { host: SVGSVGElement; unmount: () => void } {
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'fixed', insetInlineStart: '200vw', visibility: 'hidden' })
  place.setAttribute('aria-hidden', 'true')
  place.dataset.clarityMask = 'true'
  const host = document.createElementNS(namespace, 'svg')
  host.setAttribute('width', String(widthPx))
  host.setAttribute('height', String(heightPx))
  place.attachShadow({ mode: 'open' }).append(host)
  document.body.append(place)
  return { host, unmount: () => place.remove() }
}

function measure(host: SVGSVGElement, { svg, parts }: Fragment, besidePx: number): Measures {
  const group = document.createElementNS(namespace, 'g')
  group.innerHTML = svg
  host.append(group)
  const box = group.getBBox()
  const pivots = new Map(
    parts.flatMap((part) => {
      const pivot = part.pivot && pivotOnPage(group, part.name, part.pivot)
      return pivot ? [[`${part.name}/${part.index}`, pivot] as const] : []
    }),
  )
  group.remove()
  return { box: onPage(box, host, besidePx), pivots }
}

/** The ink in whole px, including bleed beside the page, which may move onto it. */
function onPage({ x, y, width, height }: DOMRect, host: SVGSVGElement, besidePx: number): Box {
  const [pageWidth, pageHeight] = [host.width.baseVal.value, host.height.baseVal.value]
  const left = Math.max(-besidePx, Math.floor(x - marginPx))
  const top = Math.max(-printBleedPx, Math.floor(y - marginPx))
  const right = Math.min(pageWidth + besidePx, Math.ceil(x + width + marginPx))
  const bottom = Math.min(pageHeight + printBleedPx, Math.ceil(y + height + marginPx))
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

function pivotOnPage(group: SVGGElement, name: string, pivot: Point) {
  const element = group.querySelector<SVGGElement>(`[data-part="${name}"]`)
  const own = element?.getScreenCTM()
  const page = group.ownerSVGElement?.getScreenCTM()
  if (!own || !page) return
  const { x, y } = new DOMPoint(pivot.x, pivot.y).matrixTransform(page.inverse().multiply(own))
  return { x, y }
}
