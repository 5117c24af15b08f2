import * as v from 'valibot'
import type { Gif } from '#shared/gif.ts'
import { imageUrl } from '#shared/image-url.ts'
import { type NameLine, nameLineSchema } from '#shared/name-line.ts'
import { createPromiseCache } from '../promise-cache.ts'
import { drawLetters } from './draw-letters.ts'
import type { NameWriter } from './name-writer.ts'
import { letter } from './use-lettering.ts'

/** A GIF with room for a name. */
export interface RoomedGif extends Omit<Gif, 'roomed'> {
  roomed: { file: string; line: NameLine }
}

/** @throws RangeError for a GIF without room */
export function readRoomed(gif: Gif): RoomedGif {
  const { slug, roomed } = gif
  if (!roomed) throw new RangeError(`gif: ${slug} has no room for a name`)
  return { ...gif, roomed: { ...roomed, line: v.parse(nameLineSchema, roomed.line) } }
}

const fetched = createPromiseCache<Uint8Array>({ capacity: 2 })

export function fetchGif(file: string): Promise<Uint8Array> {
  return fetched.take([file], async () => {
    const answer = await fetch(imageUrl({ folder: 'gifs', file }))
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  })
}

/** The GIF with the name on it; as it was built if no letter remains. */
export async function makeNamedGif(gif: RoomedGif, text: string, writer: NameWriter) {
  const { slug, moving, roomed } = gif
  const [{ name, outline }, bytes] = await Promise.all([
    letter(text, roomed.line),
    fetchGif(roomed.file),
  ])
  const { line } = name
  const made = line
    ? await writer.write(bytes, drawLetters({ line, outline, size: moving }, roomed.line))
    : await fetchGif(moving.file)
  return new File([new Uint8Array(made)], `mazel-${slug}.gif`, { type: 'image/gif' })
}
