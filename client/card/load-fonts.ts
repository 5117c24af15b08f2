import { type FaceId, faceFamily } from '#shared/text/face.ts'
import { type FontPart, partFor, unicodeRange } from '#shared/text/font-part.ts'

/** Parts of fonts that the document has, by their files. */
const parts = new Map<string, Promise<FontFace>>()

/** Settles when the fonts of these faces are there or have failed. Parts of fonts are dropped then. */
export async function loadFonts(faces: Iterable<FaceId>): Promise<void> {
  await Promise.allSettled([...new Set(faces)].map(loadWhole))
  for (const part of parts.values())
    part.then((face) => document.fonts.delete(face)).catch(() => {})
  parts.clear()
}

/**
 * As `loadFonts`, for letters that nobody will change: where one part of a font has them, only that
 * part is fetched.
 *
 * @param letters what each face sets
 */
export async function loadLetters(letters: ReadonlyMap<FaceId, string>): Promise<void> {
  await Promise.allSettled(
    [...letters].map(([face, text]) => {
      const part = partFor(text)
      return part ? loadPart(face, part).catch(() => loadWhole(face)) : loadWhole(face)
    }),
  )
}

function loadWhole(face: FaceId): Promise<unknown> {
  return document.fonts.load(`100px "${faceFamily(face)}"`, 'אA')
}

function loadPart(face: FaceId, part: FontPart): Promise<FontFace> {
  const file = `/fonts/${face}-${part}.woff2`
  const loading = parts.get(file) ?? fetchPart(file, face, part)
  parts.set(file, loading)
  return loading
}

/** Fetched by script, so that no font is asked for with the address of the page. */
async function fetchPart(file: string, face: FaceId, part: FontPart): Promise<FontFace> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  const bytes = await response.arrayBuffer()
  const font = new FontFace(faceFamily(face), bytes, { unicodeRange: unicodeRange(part) })
  document.fonts.add(await font.load())
  return font
}
