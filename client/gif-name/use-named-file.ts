import { useEffect, useRef } from 'react'
import { createReadyFile, type ReadyFile } from '../send/ready-file.ts'
import { makeNamedGif, type RoomedGif } from './make-named-gif.ts'
import { createNameWriter, type NameWriter } from './name-writer.ts'

/** Pause after a key before the file is made ahead of the tap, ms. */
const quietMs = 250

/** The file of what is typed, made while the visitor pauses, since a share must follow its tap. */
export function useNamedFile(gif: RoomedGif, text: string): () => Promise<File> {
  const files = useRef<ReadyFile>(undefined)
  const writer = useRef<NameWriter>(undefined)

  function take() {
    files.current ??= createReadyFile()
    return files.current.take({
      key: [gif.slug, text],
      make: () => {
        writer.current ??= createNameWriter()
        return makeNamedGif(gif, text, writer.current)
      },
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: these alone say what changed
  useEffect(() => {
    // A failure shows when a button is pressed.
    const timer = setTimeout(() => take().catch(() => {}), quietMs)
    return () => clearTimeout(timer)
  }, [gif, text])

  useEffect(
    () => () => {
      files.current?.stop()
      writer.current?.close()
      // For a second mount of the same component.
      writer.current = undefined
    },
    [],
  )

  return take
}
