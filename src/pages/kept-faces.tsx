import { renderToStaticMarkup } from 'react-dom/server'
import { SizedCache } from '#shared/sized-cache.ts'
import { SiteContext } from '../../client/data/site-context.ts'
import type { ShellData } from '../../client/shell-data.ts'
import type { Face } from '../../client/tiles/tile-link.tsx'

/** The memory of an isolate for faces, bytes with their keys: each has about 2 kB. */
const maxBytes = 4_000_000

/**
 * HTML of what the links of lists show. Module state that requests share: the key names all that a
 * face is made of.
 */
export const keptFaces = new SizedCache<Uint8Array>(maxBytes)

/** The HTML of a face as UTF-8. */
export function writeFace(face: Face, shell: ShellData): Uint8Array {
  const key = JSON.stringify([numberOf(face.type), face.props, shell.language])
  const kept = keptFaces.get(key)
  if (kept) return kept
  const html = renderToStaticMarkup(<SiteContext value={shell}>{face}</SiteContext>)
  const bytes = new TextEncoder().encode(html)
  keptFaces.keep(key, bytes, key.length + bytes.length)
  return bytes
}

/** A component of this build has one number in an isolate. */
const numbers = new Map<Face['type'], number>()

function numberOf(type: Face['type']): number {
  const number = numbers.get(type) ?? numbers.size
  numbers.set(type, number)
  return number
}
