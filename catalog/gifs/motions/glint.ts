import { mapArt } from '#shared/art/art.ts'
import type { Move } from './motion.ts'

/** Moves the card's one foil gradient under everything stamped, one full repeat a loop. */
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
