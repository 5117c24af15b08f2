import type { Hand, HandId, Hands, StoredHand } from './hand.ts'
import { readHand } from './read-hand.ts'

/** Written out, so that a bundler makes one file of each hand. */
const loaders: Readonly<Record<HandId, () => Promise<{ default: unknown }>>> = {
  quill: () => import('./hands/quill.json', { with: { type: 'json' } }),
  brush: () => import('./hands/brush.json', { with: { type: 'json' } }),
  monoline: () => import('./hands/monoline.json', { with: { type: 'json' } }),
  ashkenaz: () => import('./hands/ashkenaz.json', { with: { type: 'json' } }),
  wood: () => import('./hands/wood.json', { with: { type: 'json' } }),
}

const read = new Map<HandId, Promise<Hand>>()

/**
 * Hands by their ids. Each is fetched and read once.
 *
 * @example (await loadHands(['quill'])).quill?.titles.has('מזל טוב') // true
 */
export async function loadHands(ids: Iterable<HandId>): Promise<Hands> {
  const entries = [...new Set(ids)].map(async (id) => [id, await loadHand(id)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

function loadHand(id: HandId): Promise<Hand> {
  const known = read.get(id)
  if (known) return known
  // The output of our own build, whose tests look at every letter.
  const hand = loaders[id]().then((module) => readHand(id, module.default as StoredHand))
  hand.catch(() => read.delete(id))
  read.set(id, hand)
  return hand
}
