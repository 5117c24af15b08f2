import { createPromiseCache } from '../promise-cache.ts'
import { dataUrl } from './data-url.ts'

/** Pictures of designs that are made from one; `groundUrl` makes their addresses. */
const groundPattern = /href="(\/images\/grounds\/[^"]+)"/g

/** The format changes, the picture stays. */
const grounds = createPromiseCache<string>({ capacity: 2 })

/**
 * SVG with artists' pictures as data URLs, since an SVG drawn as a picture may fetch nothing.
 *
 * @throws Error when a picture cannot be fetched; the signal's reason when it was aborted
 */
export async function embedGrounds(signal: AbortSignal, svg: string): Promise<string> {
  signal.throwIfAborted()
  let embedded = svg
  for (const [attribute, address = ''] of svg.matchAll(groundPattern)) {
    const data = await grounds.take([address], () => fetchData(address))
    signal.throwIfAborted()
    embedded = embedded.replace(attribute, `href="${data}"`)
  }
  return embedded
}

async function fetchData(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`)
  return dataUrl(await response.blob())
}
