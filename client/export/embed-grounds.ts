import { type ArtNode, allNodes, mapArt, type PaintedArt } from '#shared/art/art.ts'
import { createPromiseCache } from '../promise-cache.ts'
import { dataUrl } from './data-url.ts'

/** The format changes, the picture stays. */
const grounds = createPromiseCache<string>({ capacity: 2 })

/**
 * Art with artists' pictures as data URLs, since an SVG drawn as a picture may fetch nothing.
 *
 * @throws Error when a picture cannot be fetched; the signal's reason when it was aborted
 */
export async function embedGrounds(signal: AbortSignal, art: PaintedArt): Promise<PaintedArt> {
  const addresses = new Set(allNodes(art).flatMap((node) => addressOf(node) ?? []))
  if (addresses.size === 0) return art
  const embedded = new Map<string, string>()
  for (const address of addresses) {
    embedded.set(address, await grounds.take([address], () => fetchData(address)))
    signal.throwIfAborted()
  }
  return mapArt(art, (node) => {
    const href = embedded.get(addressOf(node) ?? '')
    return href === undefined ? node : { ...node, attributes: { ...node.attributes, href } }
  })
}

function addressOf({ tag, attributes: { href } }: ArtNode): string | undefined {
  return tag === 'image' && typeof href === 'string' ? href : undefined
}

async function fetchData(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`)
  return dataUrl(await response.blob())
}
