import { type FaceId, faceFamily } from '#shared/text/face.ts'

/** Settles when the fonts of these faces are there or have failed. */
export function loadFonts(faces: Iterable<FaceId>): Promise<unknown> {
  return Promise.allSettled(
    [...new Set(faces)].map((face) => document.fonts.load(`100px "${faceFamily(face)}"`, 'אA')),
  )
}
