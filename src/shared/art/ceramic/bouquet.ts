import { createRandom } from '../random.ts'
import type { Kind } from './flowers.ts'

const kinds: readonly Kind[] = [
  'tulip',
  'carnation',
  'rose',
  'pomegranate',
  'tulip',
  'grapes',
  'hyacinth',
]
const glazes = ['third', 'lead', 'third', 'second'] as const

/** Flowers in an order given by the seed, with the glazes in turn. */
export function bouquet(
  seed: number,
): (size: number) => { kind: Kind; colour: string; size: number } {
  const random = createRandom(seed)
  let next = Math.floor(random() * kinds.length)
  return (size) => {
    next++
    const kind = kinds[next % kinds.length] ?? 'tulip'
    const colour =
      kind === 'pomegranate'
        ? 'third'
        : kind === 'grapes'
          ? 'lead'
          : (glazes[next % glazes.length] ?? 'third')
    return { kind, colour, size }
  }
}
