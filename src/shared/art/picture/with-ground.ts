import { type ArtNode, mapArt, type PaintedArt } from '../art.ts'

/**
 * Art with another address of its picture, for renderers that can fetch nothing.
 *
 * @param address such as a `data:` URL
 */
export function withGround(art: PaintedArt, address: string): PaintedArt {
  return mapArt(art, (node): ArtNode => {
    if (node.tag !== 'image') return node
    return { ...node, attributes: { ...node.attributes, href: address } }
  })
}
