import { Download, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type FilmStrings, filmStrings } from '#shared/i18n/film-strings.ts'
import { type PhotoFilmStrings, photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { type SoundStrings, soundStrings } from '#shared/i18n/sound-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { Choices } from '../../card-tools/choices.tsx'
import { downloadFile } from '../../export/download-file.ts'
import { canShareFiles, shareFile } from '../../send/share-file.ts'
import { Button } from '../../ui/button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { FilmUnsupported } from '../make/film-file.ts'
import { ClipFailed } from './clip-failed.ts'
import classes from './photo-film-editor.module.css'
import type { ShownFilm } from './photo-film-editor.tsx'
import { isThere, tidyFilms } from './stored-films.ts'

/** Sizes of the file, bytes. */
const fileSizes = { chat: 16_000_000, large: 60_000_000 } as const

/** Makes the file of a photo film, and saves or shares it. */
export function SavePhotoFilm({ film }: { film: ShownFilm }) {
  const words = useStrings(photoFilmStrings)
  const soundWords = useStrings(soundStrings)
  const filmWords = useStrings(filmStrings)
  const videoWords = useStrings(videoStrings)
  const [size, setSize] = useState<keyof typeof fileSizes>('chat')
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState('')
  const [job, setJob] = useState<AbortController>()
  const made = useRef<{ film: ShownFilm; size: string; file: File }>(undefined)
  useEffect(() => () => job?.abort(), [job])
  useEffect(() => void tidyFilms(), [])

  async function take(signal: AbortSignal): Promise<File> {
    const { current } = made
    if (current?.film === film && current.size === size && (await isThere(current.file))) {
      return current.file
    }
    const { makePhotoFilmFile } = await import('./make-photo-film-file.ts')
    const { plan, page, photos, cards, sound } = film
    const order = { plan, page, photos, cards, sound, mostBytes: fileSizes[size] }
    const file = await makePhotoFilmFile(signal, order, (done) => {
      if (!signal.aborted) setStatus(filmWords.making(Math.floor(100 * done)))
    })
    made.current = { film, size, file }
    return file
  }

  async function run(give: (file: File) => Promise<string> | string) {
    if (job) return
    const started = new AbortController()
    setJob(started)
    setProblem('')
    setStatus(filmWords.making(0))
    try {
      setStatus(await give(await take(started.signal)))
    } catch (error) {
      setStatus(started.signal.aborted ? filmWords.cancelled : '')
      if (!started.signal.aborted) {
        console.error(error)
        setProblem(problemOf(error, { words, filmWords, soundWords }))
      }
    } finally {
      setJob(undefined)
    }
  }

  function save(file: File) {
    downloadFile(file, file.name)
    return filmWords.saved
  }

  async function share(file: File) {
    return (await shareFile(file)) === 'late' ? videoWords.shareAgain : videoWords.made
  }

  return (
    <div className={classes.save}>
      <Choices
        legend={words.size}
        options={[
          ['chat', words.sizes.chat],
          ['large', words.sizes.large],
        ]}
        chosen={size}
        onChoose={setSize}
      />
      <div className={classes.buttons}>
        <Button look="green" icon={Download} busy={job !== undefined} onClick={() => run(save)}>
          {words.save}
        </Button>
        {canShareFiles('video/mp4') && (
          <Button look="outline" icon={Share2} onClick={() => run(share)}>
            {words.share}
          </Button>
        )}
        {job && (
          <Button look="outline" onClick={() => job.abort()}>
            {filmWords.cancel}
          </Button>
        )}
      </div>
      <p className={classes.note} role="status">
        {status}
      </p>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}

interface SavingWords {
  words: PhotoFilmStrings
  filmWords: FilmStrings
  soundWords: SoundStrings
}

function problemOf(error: unknown, { words, filmWords, soundWords }: SavingWords): string {
  if (error instanceof FilmUnsupported) return words.unsupported
  if (error instanceof ClipFailed) return words.clipFailed(words.clip(error.index + 1))
  // By name: the classes are in a part that is loaded later.
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'PhotoMissing') return words.missing
  if (name === 'QuotaExceededError') return words.full
  return name === 'SoundMissing' ? soundWords.gone : filmWords.failed
}
