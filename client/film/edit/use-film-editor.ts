import { useEffect } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft, FilmDraft } from '#shared/draft.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { Song } from '#shared/song.ts'
import type { Film } from '#shared/video.ts'
import { useCardEditor } from '../../card/use-card-editor.ts'
import { savesData } from '../../send/until-idle.ts'
import { useTouched } from '../../ui/use-touched.ts'
import { filmFormatOf, formatsOf, useFilm } from '../play/use-film.ts'
import { usePlayerState } from '../play/use-player.ts'

export interface FilmToEdit {
  /** With the words of the film. */
  card: CardDocument
  /** Absent: the visitor chooses a motion. */
  film?: Film | undefined
  /** Slug of the video, if it is one. */
  video?: string | undefined
  songs: readonly Song[]
  initial: CardDraft | null
}

/** For a visit without a network. */
async function keepCode() {
  try {
    const { keepLoadedCode } = await import('../../offline/keep-page.ts')
    await keepLoadedCode()
  } catch (error) {
    console.warn('offline', error)
  }
}

/** State and actions that all parts of the film editor share. */
export type FilmEditing = ReturnType<typeof useFilmEditor>

/** A draft of a card in motion: the choices for its film, and its player. */
export function useFilmEditor({ card, film, video, songs, initial }: FilmToEdit) {
  const editing = useCardEditor(
    { document: card, format: null, initial },
    { video, formatOf: (draft) => videoLayoutOf(filmFormatOf(film, draft)).cardFormat },
  )
  const { draft, edit, view } = editing
  const playing = useFilm({ card, film, songs, draft, view, wanted: useTouched() })
  const { isReady } = usePlayerState(playing.player)
  useEffect(() => {
    if (isReady && import.meta.env.PROD && !savesData()) void keepCode()
  }, [isReady])

  /** Changes during one drag are a single undo step. */
  function setFilm(next: FilmDraft) {
    const step = `film ${Object.keys(next)}`
    edit((draft) => ({ ...draft, film: { ...draft.film, ...next } }), step)
  }

  return {
    ...playing,
    ...{ editing, film, songs, setFilm },
    formats: formatsOf(film),
  }
}
