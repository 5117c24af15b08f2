import { type Art, defs, group, use } from '../art.ts'

/** A drawing, and its image in the upright line through the middle of `width`; drawn once. */
export function onBothEdges(id: string, drawn: Art, width: number): Art {
  return [
    defs(group({ id }, drawn)),
    use(id),
    use(id, { transform: [['matrix', -1, 0, 0, 1, width, 0]] }),
  ]
}
