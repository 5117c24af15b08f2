import { mapArt } from '#shared/art/art.ts'
import type { Move } from './motion.ts'

/** The one leaf of foil over the card goes by under all that is stamped, and comes round again. */
export function glint(): Move {
  return (art, turn) =>
    mapArt(art, (node) => {
      const { id, x2, y2 } = node.attributes
      if (id !== 'foil-leaf') return node
      const by = [x2, y2].map((length) => (Number(length) * turn).toFixed(2))
      const attributes = {
        ...node.attributes,
        spreadMethod: 'repeat',
        gradientTransform: [['translate', ...by]],
      } as const
      return { ...node, attributes }
    })
}
