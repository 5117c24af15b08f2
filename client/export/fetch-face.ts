import type { FaceId } from '#shared/text/face.ts'

const files = new Map<FaceId, Promise<ArrayBuffer>>()

/** The TrueType file of a face, fetched once; after a failure again. */
export function fetchFace(face: FaceId): Promise<ArrayBuffer> {
  const known = files.get(face)
  if (known) return known
  const file = load(face)
  files.set(face, file)
  file.catch(() => files.delete(face))
  return file
}

async function load(face: FaceId): Promise<ArrayBuffer> {
  const response = await fetch(`/fonts/${face}.ttf`)
  if (!response.ok) throw new Error(`the font ${face} could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}
