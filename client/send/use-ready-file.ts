import { useEffect, useRef } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import type { ExportStep } from '../export/draw-card.ts'
import { useTouched } from '../ui/use-touched.ts'
import type { FileMaker } from './file-maker.ts'
import type { PictureSource } from './make-picture.ts'
import { savesData, untilIdle } from './until-idle.ts'
import { useOnceThere } from './use-once-there.ts'

/** Pause after a change before the picture is made ahead, ms. */
const quietMs = 300

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
    return (await fetchMaker()).takeBuilt(untouched)
  }

  /** The file that is there first: what is made stands in for what the server cannot give. */
  async function take(signal: AbortSignal, onProgress: (step: ExportStep) => void) {
    const made = make(signal, onProgress)
    const file = await Promise.any([made, takeBuilt()]).catch(() => made)
    signal.throwIfAborted()
    return file
  }

  /** A failure shows, with its reason, when the button is pressed. */
  function prepare() {
    void Promise.allSettled([make(), takeBuilt()])
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
