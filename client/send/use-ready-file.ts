import { useEffect, useRef, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import type { ExportStep } from '../export/draw-card.ts'
import { createPromiseCache } from '../promise-cache.ts'
import { useTouched } from '../ui/use-touched.ts'
import { fetchBuilt } from './fetch-built.ts'
import type { FileMaker } from './file-maker.ts'
import type { PictureSource } from './make-picture.ts'
import { savesData, untilIdle } from './until-idle.ts'
import { useOnceThere } from './use-once-there.ts'

/** Pause after a change before the picture is made ahead, ms. */
const quietMs = 300
/** The server's picture has this long before one is drawn beside it, ms. */
const builtLeadMs = 600

interface ReadyOptions {
  /** Whether the card will never be laid out. */
  failed: boolean
  /** The format of a card that nobody changed. */
  untouched: Format | undefined
}

/**
 * The JPG of the current card, made when a visitor who has touched the page pauses, before the tap
 * that asks for it.
 *
 * @param source absent until the card is laid out
 */
export function useReadyFile(
  card: CardDocument,
  source: PictureSource | undefined,
  { failed, untouched }: ReadyOptions,
) {
  const maker = useRef<FileMaker>(undefined)
  const [built] = useState(() => createPromiseCache<File>({ capacity: 1 }))
  const sourceThere = useOnceThere(source, failed)
  const touched = useTouched()

  /** Loaded when the card is live, since nothing needs it earlier. */
  async function fetchMaker() {
    const { createFileMaker } = await import('./file-maker.ts')
    maker.current ??= createFileMaker(card)
    return maker.current
  }

  async function make(signal?: AbortSignal, onProgress?: (step: ExportStep) => void) {
    const maker = await fetchMaker()
    // In parallel with the card.
    maker.fetchAhead()
    const source = await sourceThere()
    signal?.throwIfAborted()
    return maker.take(source, onProgress)
  }

  async function takeBuilt() {
    if (!untouched) throw new Error('the card was changed')
    if (maker.current?.hasMade()) throw new Error('the card is drawn, so its file is quick')
    return built.take([untouched], () => fetchBuilt(card, untouched))
  }

  /** The server's file, or the made one where the server cannot give it or takes too long. */
  async function take(signal: AbortSignal, onProgress: (step: ExportStep) => void) {
    const built = takeBuilt()
    const late = new Promise<void>((resolve) => setTimeout(resolve, builtLeadMs))
    const early = await Promise.race([built, late]).catch(() => undefined)
    signal.throwIfAborted()
    if (early) return early
    const made = make(signal, onProgress)
    const file = await Promise.any([made, built]).catch(() => made)
    signal.throwIfAborted()
    return file
  }

  function prepare() {
    takeBuilt().catch(() => make().catch(() => {}))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: these alone say what changed
  useEffect(() => {
    if (!source || !touched || savesData()) return
    const job = new AbortController()
    const makeAhead = async () => {
      const { prepareParts } = await fetchMaker()
      await prepareParts(job.signal, source)
      await untilIdle(job.signal)
      await make()
      const { keepLoadedCode } = await import('../offline/keep-page.ts')
      await keepLoadedCode()
    }
    const timer = setTimeout(() => makeAhead().catch(() => {}), quietMs)
    return () => {
      clearTimeout(timer)
      job.abort()
    }
  }, [touched, source?.layout, source?.assets])

  useEffect(() => () => maker.current?.stop(), [])

  return { take, prepare, breakOff: () => maker.current?.stop() }
}
