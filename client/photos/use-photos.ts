import { useCallback, useEffect, useRef, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import type { photoStrings } from '#shared/i18n/photo-strings.ts'
import { randomId } from '../random-id.ts'
import { wholeCrop } from './crop.ts'
import { type DraftPhoto, framed } from './frame.ts'
import { keepPhoto } from './photo-store.ts'
import { readPhoto } from './read-photo.ts'
import type { ReadyPhoto } from './shrink-photo.ts'

/** As the draft's schema has it. */
const MAX_PHOTOS = 8

type Problem = keyof typeof photoStrings.problems

export interface PhotoReading {
  reading: boolean
  problem: Problem | undefined
  /** Puts a file on the card, in the place of a photo where one is named. */
  read: (file: Blob, replaced?: string) => void
  cancel: () => void
}

/** Puts visitors' files on a card: chosen, dropped or pasted ones alike. */
export function usePhotos(draft: CardDraft, onChange: (draft: CardDraft) => void): PhotoReading {
  const [reading, setReading] = useState<AbortController>()
  const [problem, setProblem] = useState<Problem>()
  // A file takes seconds, in which the visitor types on.
  const latest = useRef({ draft, onChange })
  useEffect(() => {
    latest.current = { draft, onChange }
  })
  useEffect(() => () => reading?.abort(), [reading])

  const start = useCallback(async (file: Blob, replaced?: string) => {
    const photos = latest.current.draft.photos ?? []
    if (!replaced && photos.length >= MAX_PHOTOS) return setProblem('too-many')
    const controller = new AbortController()
    setReading(controller)
    setProblem(undefined)
    try {
      const fault = await putOnCard(controller.signal, file, (ready, id) => {
        const { draft, onChange } = latest.current
        onChange({ ...draft, photos: withPhoto(draft.photos ?? [], { ready, id, replaced }) })
      })
      setProblem(fault)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      setReading((current) => (current === controller ? undefined : current))
    }
  }, [])

  return {
    reading: reading !== undefined,
    problem,
    read: useCallback((file, replaced) => void start(file, replaced), [start]),
    cancel: () => reading?.abort(),
  }
}

async function putOnCard(
  signal: AbortSignal,
  file: Blob,
  put: (ready: ReadyPhoto, id: string) => void,
): Promise<Problem | undefined> {
  const answer = await readPhoto(signal, file)
  if ('problem' in answer) return answer.problem
  const id = `photo-${randomId()}`
  const kept = await keepPhoto(id, answer.blob)
  signal.throwIfAborted()
  put(answer, id)
  return kept ? undefined : 'not-kept'
}

interface NewPhoto {
  ready: ReadyPhoto
  id: string
  replaced: string | undefined
}

/** Under an id of its own also where it replaces one, so that undo finds the old one. */
function withPhoto(photos: readonly DraftPhoto[], { ready, id, replaced }: NewPhoto): DraftPhoto[] {
  if (!replaced) return [...photos, newPhoto(id, ready)]
  return photos.map((photo) =>
    photo.id === replaced ? framed({ ...photo, id }, photo.frame, ready) : photo,
  )
}

function newPhoto(id: string, ready: ReadyPhoto): DraftPhoto {
  const place = { at: { x: 0.5, y: 0.5 }, width: 0.5, turn: 0 }
  const photo: DraftPhoto = { id, ...place, frame: 'rectangle', ratio: 1, crop: wholeCrop }
  return framed(photo, 'rectangle', ready)
}
