import type { CardDocument } from '#shared/card.ts'
import type { ExportStep } from '../export/draw-card.ts'
import { fetchAhead, makePicture, type PictureSource, prepareParts } from './make-picture.ts'
import { createReadyFile } from './ready-file.ts'

export type FileMaker = ReturnType<typeof createFileMaker>

/** Makes the JPG of a card, and keeps the last. */
export function createFileMaker(card: CardDocument) {
  const made = createReadyFile()
  let isMade = false

  async function make(
    source: PictureSource,
    signal: AbortSignal,
    onProgress: (step: ExportStep) => void,
  ) {
    const file = await makePicture(signal, source, { type: 'image/jpeg', onProgress })
    isMade = true
    return file
  }

  return {
    fetchAhead: () => fetchAhead(card),
    prepareParts,
    /** The file of that source, made once; stops one that is being made for another. */
    take(source: PictureSource, onProgress?: (step: ExportStep) => void): Promise<File> {
      const { layout, assets } = source
      const key = [layout, assets.photos, assets.stickers]
      return made.take({ key, make: (...job) => make(source, ...job) }, onProgress)
    },
    /** Whether a file was made, so that the next is quick too. */
    hasMade: () => isMade,
    stop: made.stop,
  }
}
