import { useEffect, useRef } from 'react'
import type { ExportStep } from '../export/draw-card.ts'
import { makePicture, type OutSource, prepareParts } from './make-picture.ts'
import { createReadyFile, type ReadyFile } from './ready-file.ts'

/** So long nothing may change before anything is made of the card unasked. */
const quietMs = 1500

/**
 * The JPG of the card as it stands, made before the tap that asks for it.
 *
 * @param ahead it is made too when the visitor, having changed the card, pauses; else only
 *   what it is put together from
 */
export function useReadyFile(source: OutSource | undefined, ahead: boolean) {
  const ready = useRef<ReadyFile>(undefined)
  const files = () => {
    ready.current ??= createReadyFile()
    return ready.current
  }
  const first = useRef(source?.layout)
  const layout = source?.layout
  first.current ??= layout

  async function take(signal: AbortSignal, onProgress: (step: ExportStep) => void) {
    if (!source) throw new TypeError('the card is not laid out yet')
    const file = await files().take(wanted(source), onProgress)
    signal.throwIfAborted()
    return file
  }

  function prepare() {
    if (!source) return
    // A failure shows, with its reason, when the button is pressed.
    files()
      .take(wanted(source))
      .catch(() => {})
  }

  function prepareLess() {
    if (source) prepareParts(source).catch(() => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: these alone say what changed
  useEffect(() => {
    if (!layout || layout === first.current) return
    const timer = setTimeout(() => whenIdle(ahead ? prepare : prepareLess), quietMs)
    return () => clearTimeout(timer)
  }, [ahead, layout, source?.assets])

  useEffect(() => () => ready.current?.stop(), [])

  return { take, prepare, breakOff: () => ready.current?.stop() }
}

function wanted(source: OutSource) {
  return {
    key: [source.layout, source.assets.photos, source.assets.stickers],
    make: (signal: AbortSignal, onProgress: (step: ExportStep) => void) =>
      makePicture(signal, source, { type: 'image/jpeg', onProgress }),
  }
}

/** Safari has no such callback. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else work()
}
