import type { CardDocument } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import type { ExportStep } from '../export/draw-card.ts'
import { createPromiseCache } from '../promise-cache.ts'
import {
  fetchAhead,
  fetchBuilt,
  makePicture,
  type PictureSource,
  prepareParts,
} from './make-picture.ts'
import { createReadyFile } from './ready-file.ts'

export type FileMaker = ReturnType<typeof createFileMaker>

/** Makes the JPG of a card, or fetches the built one, and keeps the last of each. */
export function createFileMaker(card: CardDocument) {
  const made = createReadyFile()
  const built = createPromiseCache<File>({ capacity: 1 })
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
    /** @throws Error as `fetchBuilt` does, or when a file was made, since the next is quick too */
    async takeBuilt(format: Format): Promise<File> {
      if (isMade) throw new Error('a file was made')
      return built.take([format], () => fetchBuilt(card, format))
    },
    stop: made.stop,
  }
}
