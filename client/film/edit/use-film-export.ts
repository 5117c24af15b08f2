import { useEffect, useRef, useState } from 'react'
import { type FilmStrings, filmStrings } from '#shared/i18n/film-strings.ts'
import { reportFault } from '../../insight/watch-faults.ts'
import { leaveOldBuild } from '../../old-build.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { FilmStopped, FilmUnsupported } from '../make/film-file.ts'
import type { ChosenSong } from '../play/use-song.ts'
import type { PrepareOptions } from '../prepare-film.ts'

export type FilmExportState =
  | { kind: 'idle' }
  /** `percent` is the progress. */
  | { kind: 'working'; percent: number }
  | { kind: 'done'; message: string }
  /** The browser cannot make a film file: only the ready-made one is left. */
  | { kind: 'unsupported' }
  /** `isStopped` by the browser, in a hidden tab. */
  | { kind: 'failed'; message: string; isStopped: boolean }

/** What is exported: the film at full size, and its sound. */
export interface FilmToMake {
  source: PrepareOptions
  song: ChosenSong
  /** Without the file extension. */
  name: string
}

interface FilmOrder extends Omit<FilmToMake, 'source'> {
  /** Resolves when the film can be prepared. */
  source: () => Promise<PrepareOptions>
}

/** One export at a time; the last file is kept until the film or its sound changes. */
export function useFilmExport() {
  const words = useStrings(filmStrings)
  const [state, setState] = useState<FilmExportState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const made = useRef<{ key: string; source: PrepareOptions; file: File }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function take(film: FilmOrder, signal: AbortSignal): Promise<{ file: File; note: string }> {
    const { song } = film
    const source = await film.source()
    signal.throwIfAborted()
    const key = JSON.stringify([song.url, song.startMs, song.volume])
    const kept = made.current
    if (kept?.source === source && kept.key === key) return { file: kept.file, note: '' }
    const { makeFilmFile } = await import('../make/make-film-file.ts')
    const { file, fallback } = await makeFilmFile(signal, { ...film, source }, (done) => {
      if (!signal.aborted) setState({ kind: 'working', percent: Math.floor(100 * done) })
    })
    made.current = { key, source, file }
    return { file, note: fallback ? words.fallbacks[fallback] : '' }
  }

  /** @param give hands the file out, and returns the status to show */
  async function run(film: FilmOrder, give: (file: File) => Promise<string> | string) {
    if (running.current) return
    const job = new AbortController()
    running.current = job
    setState({ kind: 'working', percent: 0 })
    try {
      const { file, note } = await take(film, job.signal)
      const message = await give(file)
      setState({ kind: 'done', message: [message, note].filter(Boolean).join(' ') })
    } catch (error) {
      if (job.signal.aborted) return
      console.error(error)
      reportFault(error)
      void leaveOldBuild()
      setState(failureOf(error, words))
    } finally {
      if (running.current === job) running.current = undefined
    }
  }

  function cancel() {
    running.current?.abort()
    running.current = undefined
    setState({ kind: 'done', message: words.cancelled })
  }

  return { state, run, cancel }
}

function failureOf(error: unknown, words: FilmStrings): FilmExportState {
  if (error instanceof FilmUnsupported) return { kind: 'unsupported' }
  const isStopped = error instanceof FilmStopped
  return { kind: 'failed', message: isStopped ? words.stopped : words.failed, isStopped }
}
