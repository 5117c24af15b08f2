/*
 * The shapes that shine in passing light, in the colour of the light. They are added to the
 * picture, so everything not painted here stays the same.
 */
import { type Art, type ArtNode, type Fill, group, mapArt } from '../art/art.ts'
import { repaint } from '../art/paints.ts'

const light = '#ffefc4'

/** All foil of the art, in the colour of light. */
export function litFoil(art: Art): ArtNode {
  return lit(art, isFoil)
}

/** A drawing as a silhouette of light. */
export function litWhole(art: Art): ArtNode {
  return lit(art, (fill) => fill !== 'none')
}

function lit(art: Art, shines: (fill: Fill) => boolean): ArtNode {
  const inLight = (fill: Fill) => (shines(fill) ? light : 'none')
  return group(
    { fill: 'none' },
    mapArt(art, (node) => (node.tag === 'stop' ? node : repaint(node, inLight))),
  )
}

/** Names of metal gradients consist of the family and their look. */
function isFoil(fill: Fill): boolean {
  if (typeof fill === 'string' || fill.kind !== 'reference') return false
  const [, stuff = ''] = fill.id.split('-')
  return ['foil', 'gold', 'metal'].some((metal) => stuff.startsWith(metal))
}
