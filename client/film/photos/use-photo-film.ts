import { useEffect, useRef, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { photoStrings } from '#shared/i18n/photo-strings.ts'
import {
  emptyPhotoFilm,
  type FilmPhoto,
  type PhotoFilmDraft,
} from '#shared/photo-film/photo-film-draft.ts'
import { mostPhotos } from '#shared/photo-film/plan-photo-film.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { readPhotoFilm, writePhotoFilm } from './photo-film-store.ts'

/** What went wrong, and with which file. */
interface FilmProblem {
  name?: string
  reason: string
}

/** The photo film of this device, kept after every change. */
export function usePhotoFilm() {
  const words = useStrings(photoFilmStrings)
  const photoWords = useStrings(photoStrings)
  const [draft, setDraft] = useState<PhotoFilmDraft>()
  const [reading, setReading] = useState<{ done: number; all: number }>()
  const [problems, setProblems] = useState<readonly FilmProblem[]>([])
  const [isUnsaved, setUnsaved] = useState(false)
  const [lacksFiles, setLacksFiles] = useState(false)
  const life = useRef<AbortController>(undefined)
  /** As it was read: a full device is not told so before anything changes. */
  const found = useRef(emptyPhotoFilm)

  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    void readPhotoFilm().then((kept = emptyPhotoFilm) => {
      found.current = kept
      if (!controller.signal.aborted) setDraft(kept)
    })
    return () => controller.abort()
  }, [])

  useEffect(() => {
    if (!draft || draft === found.current) return
    writePhotoFilm(draft).then(
      () => setUnsaved(false),
      () => setUnsaved(true),
    )
  }, [draft])

  function edit(change: Partial<PhotoFilmDraft>) {
    setDraft((before) => before && { ...before, ...change })
  }

  function editPhotos(change: (photos: readonly FilmPhoto[]) => FilmPhoto[]) {
    setDraft((before) => before && { ...before, photos: change(before.photos) })
  }

  async function add(files: readonly File[]) {
    const { signal } = life.current ?? {}
    if (!draft || !signal || reading || files.length === 0) return
    const left = mostPhotos - draft.photos.length
    const wrong: FilmProblem[] = files.length > left ? [{ reason: words.tooMany }] : []
    let isKept = true
    const taken = files.slice(0, left)
    const { addPhoto } = await import('./add-photo.ts')
    for (const [i, file] of taken.entries()) {
      setReading({ done: i + 1, all: taken.length })
      // One at a time: a decoded photo can take 256 MB.
      const answer = await addPhoto(signal, file).catch((error) => {
        if (!signal.aborted) console.error(error)
        // For example a file that was moved since it was chosen.
        return { problem: 'broken' as const }
      })
      if (signal.aborted) return
      if ('problem' in answer) {
        const reasons = { ...photoWords.problems, ...words.clipProblems }
        wrong.push({ name: file.name, reason: reasons[answer.problem] })
      } else {
        isKept &&= answer.kept
        editPhotos((photos) => [...photos, answer.photo])
      }
    }
    setReading(undefined)
    setProblems(wrong)
    setLacksFiles(!isKept)
  }

  return {
    draft,
    edit,
    editPhotos,
    add,
    reading,
    problems: isUnsaved || lacksFiles ? [...problems, { reason: words.notKept }] : problems,
  }
}
