import { useEffect, useState } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { PhotoStrings } from '#shared/i18n/photo-strings.ts'
import type { EditDraft } from '../drafts/draft-session.ts'

/** The limit of the draft's schema. */
const maxPhotos = 8

type Problem = keyof PhotoStrings['problems']

export interface PhotoReading {
  reading: boolean
  problem: Problem | undefined
  /** Puts a file on the card, or in place of the photo with id `replaced`. */
  read: (file: Blob, replaced?: string) => void
  cancel: () => void
}

interface PhotosOptions {
  draft: CardDraft
  onEdit: EditDraft
  /** Where new photos find room; without it they stand in the middle. */
  layout: CardLayout | undefined
}

/** Puts a visitor's files on a card, whether chosen, dropped or pasted. */
export function usePhotos({ draft, onEdit, layout }: PhotosOptions): PhotoReading {
  const { photos = [] } = draft
  const [job, setJob] = useState<AbortController>()
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => () => job?.abort(), [job])

  async function start(file: Blob, replaced?: string) {
    if (!replaced && photos.length >= maxPhotos) return setProblem('too-many')
    const started = new AbortController()
    setJob(started)
    setProblem(undefined)
    try {
      // The first file loads the code.
      const { putOnCard } = await import('./put-on-card.ts')
      setProblem(await putOnCard(started.signal, { file, replaced, layout, onEdit }))
    } catch (error) {
      if (!started.signal.aborted) throw error
    } finally {
      setJob((current) => (current === started ? undefined : current))
    }
  }

  return {
    reading: job !== undefined,
    problem,
    read: (file, replaced) => void start(file, replaced),
    cancel: () => job?.abort(),
  }
}
