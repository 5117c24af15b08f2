import { useEffect, useRef } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { ExportStep } from '../export/draw-card.ts'
import { useTouched } from '../ui/use-touched.ts'
import type { PictureSource } from './make-picture.ts'
import { createReadyFile, type ReadyFile } from './ready-file.ts'
import { savesData, untilIdle } from './until-idle.ts'
import { useOnceThere } from './use-once-there.ts'

/** Pause after a change before the picture is made ahead, ms. */
const quietMs = 300

/** Loaded when the card is live, since nothing needs it earlier. */
const fetchMaker = () => import('./make-picture.ts')

/**
 * The JPG of the current card, made when a visitor who has touched the page pauses, before the tap
 * that asks for it.
 *
 * @param source absent until the card is laid out
 * @param failed whether the card will never be laid out
 */
export function useReadyFile(
  card: CardDocument,
  source: PictureSource | undefined,
  failed: boolean,
) {
  const ready = useRef<ReadyFile>(undefined)
  const files = () => {
    ready.current ??= createReadyFile()
    return ready.current
  }
  const sourceThere = useOnceThere(source, failed)
  const touched = useTouched()

  /** Loads in parallel with the card. */
  function fetchAhead() {
    fetchMaker().then(
      (maker) => maker.fetchAhead(card),
      () => {},
    )
  }

  async function take(signal: AbortSignal, onProgress: (step: ExportStep) => void) {
    fetchAhead()
    const source = await sourceThere()
    signal.throwIfAborted()
    const file = await files().take(wanted(source), onProgress)
    signal.throwIfAborted()
    return file
  }

  async function makeOnceThere() {
    fetchAhead()
    await files().take(wanted(await sourceThere()))
  }

  /** A failure shows, with its reason, when the button is pressed. */
  function prepare() {
    makeOnceThere().catch(() => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: these alone say what changed
  useEffect(() => {
    if (!source || !touched || savesData()) return
    const job = new AbortController()
    const makeAhead = async () => {
      const { prepareParts } = await fetchMaker()
      await prepareParts(job.signal, source)
      await untilIdle(job.signal)
      await makeOnceThere()
      const { keepLoadedCode } = await import('../offline/keep-page.ts')
      await keepLoadedCode()
    }
    const timer = setTimeout(() => makeAhead().catch(() => {}), quietMs)
    return () => {
      clearTimeout(timer)
      job.abort()
    }
  }, [touched, source?.layout, source?.assets])

  useEffect(() => () => ready.current?.stop(), [])

  return { take, prepare, breakOff: () => ready.current?.stop() }
}

function wanted(source: PictureSource) {
  return {
    key: [source.layout, source.assets.photos, source.assets.stickers],
    async make(signal: AbortSignal, onProgress: (step: ExportStep) => void) {
      const { makePicture } = await fetchMaker()
      return makePicture(signal, source, { type: 'image/jpeg', onProgress })
    },
  }
}
