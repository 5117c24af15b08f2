import type { FaceId } from '#shared/text/face.ts'
import { createOutliner, type Outliner } from '../client/export/outline-text.ts'
import './ready-harfbuzz.ts'

/** Fonts and glyphs, the same for every request, kept for the life of the isolate. */
let outliner: Outliner | undefined

/** @param fonts serves the files of `public/fonts` */
export function outlinerOf(fonts: Fetcher): Outliner {
  outliner ??= createOutliner((face) => loadFace(fonts, face))
  return outliner
}

async function loadFace(fonts: Fetcher, face: FaceId): Promise<ArrayBuffer> {
  const file = await fonts.fetch(`https://fonts.local/${face}.ttf`)
  if (!file.ok) throw new Error(`the font ${face} could not be loaded: ${file.status}`)
  return file.arrayBuffer()
}
