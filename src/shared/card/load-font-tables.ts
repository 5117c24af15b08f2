import type { FaceId } from '../text/face.ts'
import type { FontTable } from '../text/font-table.ts'
import { type PackedTable, unpackTable } from '../text/unpack-table.ts'

/** Written out, so that a bundler makes one file of each table. */
const loaders: Readonly<Record<FaceId, () => Promise<{ default: unknown }>>> = {
  'frank-ruhl-libre-400': () =>
    import('../text/tables/frank-ruhl-libre-400.json', { with: { type: 'json' } }),
  'frank-ruhl-libre-500': () =>
    import('../text/tables/frank-ruhl-libre-500.json', { with: { type: 'json' } }),
  'frank-ruhl-libre-700': () =>
    import('../text/tables/frank-ruhl-libre-700.json', { with: { type: 'json' } }),
  'david-libre-400': () =>
    import('../text/tables/david-libre-400.json', { with: { type: 'json' } }),
  'noto-serif-hebrew-400': () =>
    import('../text/tables/noto-serif-hebrew-400.json', { with: { type: 'json' } }),
  'noto-rashi-hebrew-400': () =>
    import('../text/tables/noto-rashi-hebrew-400.json', { with: { type: 'json' } }),
  'heebo-400': () => import('../text/tables/heebo-400.json', { with: { type: 'json' } }),
  'heebo-500': () => import('../text/tables/heebo-500.json', { with: { type: 'json' } }),
  'heebo-800': () => import('../text/tables/heebo-800.json', { with: { type: 'json' } }),
  'assistant-400': () => import('../text/tables/assistant-400.json', { with: { type: 'json' } }),
  'fredoka-500': () => import('../text/tables/fredoka-500.json', { with: { type: 'json' } }),
  'fredoka-600': () => import('../text/tables/fredoka-600.json', { with: { type: 'json' } }),
  'suez-one-400': () => import('../text/tables/suez-one-400.json', { with: { type: 'json' } }),
  'karantina-400': () => import('../text/tables/karantina-400.json', { with: { type: 'json' } }),
  'amatic-sc-400': () => import('../text/tables/amatic-sc-400.json', { with: { type: 'json' } }),
  'gveret-levin-400': () =>
    import('../text/tables/gveret-levin-400.json', { with: { type: 'json' } }),
  'playpen-sans-hebrew-400': () =>
    import('../text/tables/playpen-sans-hebrew-400.json', { with: { type: 'json' } }),
  'cormorant-600': () => import('../text/tables/cormorant-600.json', { with: { type: 'json' } }),
  'cormorant-italic-500': () =>
    import('../text/tables/cormorant-italic-500.json', { with: { type: 'json' } }),
  'cinzel-500': () => import('../text/tables/cinzel-500.json', { with: { type: 'json' } }),
  'pinyon-script-400': () =>
    import('../text/tables/pinyon-script-400.json', { with: { type: 'json' } }),
  'jost-500': () => import('../text/tables/jost-500.json', { with: { type: 'json' } }),
}

/** Unpacked tables. Like their modules, they are the same for every visitor. */
const unpacked = new Map<FaceId, Promise<FontTable>>()

/**
 * The width tables of faces, by face. Each is fetched and unpacked once.
 *
 * @example (await loadFontTables(['heebo-500']))['heebo-500']?.capHeight // 710
 */
export async function loadFontTables(
  faces: Iterable<FaceId>,
): Promise<Partial<Record<FaceId, FontTable>>> {
  const entries = [...new Set(faces)].map(async (face) => [face, await loadTable(face)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

function loadTable(face: FaceId): Promise<FontTable> {
  const known = unpacked.get(face)
  if (known) return known
  // The output of our own build, which its tests compare with HarfBuzz.
  const table = loaders[face]().then((module) => unpackTable(module.default as PackedTable))
  table.catch(() => unpacked.delete(face))
  unpacked.set(face, table)
  return table
}
