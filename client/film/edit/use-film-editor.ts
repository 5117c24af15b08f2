import { useCallback, useState } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft, FilmDraft } from '#shared/draft.ts'
import { videoFormats } from '#shared/format.ts'
import { imageUrl } from '#shared/image-url.ts'
import { madeScene, madeSeconds } from '#shared/scene/made-moves.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { Song } from '#shared/song.ts'
import type { Film } from '#shared/video.ts'
import { useCardEditor } from '../../card/use-card-editor.ts'
import { useMotionWelcome } from '../../tiles/use-motion.ts'
import { useIdle } from '../../ui/use-idle.ts'
import { useClip } from '../play/use-clip.ts'
import { usePlayer } from '../play/use-player.ts'
import { chosenSong, songAtFirst, useSong } from '../play/use-song.ts'
import { useFilmSource } from './use-film-source.ts'

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

/** State and actions that all parts of the film editor share. */
export type FilmEditing = ReturnType<typeof useFilmEditor>

/** A draft of a card in motion: the choices for its film, and its player. */
export function useFilmEditor({ card, film, video, songs, initial }: FilmToEdit) {
  const idle = useIdle()
  const [meant, setMeant] = useState(false)
  const wanted = idle || meant
  const formats = film?.formats ?? videoFormats
  const formatOf = (draft: CardDraft) =>
    formats.find((each) => each === draft.film?.format) ?? formats[0] ?? 'status'
  const editing = useCardEditor(
    { document: card, format: null, initial },
    { video, wanted, formatOf: (draft) => videoLayoutOf(formatOf(draft)).cardFormat },
  )
  const { draft, edit, view } = editing
  const format = formatOf(draft)
  const move = draft.film?.move ?? 'unfold'
  const seconds = film?.scene.seconds ?? madeSeconds
  const clip = film?.clip && imageUrl({ folder: 'videos', file: film.clip.file })
  const sceneOf = useSceneOf(film, move, card)
  const source = useFilmSource(view, { format, sceneOf, clip })
  const welcome = useMotionWelcome()
  const restMs = welcome && film ? film.posterMs : seconds * 1000
  const [widthPx, onWidth] = useDrawnWidth()
  const { player, failed } = usePlayer({ source, restMs, widthPx })
  useClip(player, wanted ? clip : undefined)
  const own = songAtFirst(film, card.design)
  const song = chosenSong(songs, { ...draft.film, own }, seconds)
  // A clip without a chosen song plays its own sound; an export finds its sound by itself.
  const sound = useSong(player, song.song || !clip ? song : { ...song, url: clip })

  /** Changes during one drag are a single undo step. */
  function setFilm(next: FilmDraft) {
    const step = `film ${Object.keys(next)}`
    edit((draft) => ({ ...draft, film: { ...draft.film, ...next } }), step)
  }

  return {
    ...{ editing, film, formats, format, move, seconds, clip, songs, song },
    ...{ source, player, restMs, failed, sound, setFilm, onWidth, onIntent: () => setMeant(true) },
  }
}

/** The scene of the film, or that of the motion that the visitor chose. */
function useSceneOf(
  film: Film | undefined,
  move: NonNullable<FilmDraft['move']>,
  { design: { categories } }: CardDocument,
) {
  return useCallback(
    ({ palette }: CardLayout, parts: ReadonlySet<string>) =>
      film?.scene ?? madeScene(move, { parts, palette, categories }),
    [film, move, categories],
  )
}

/** Canvas widths of films on a page, px. */
const [slimPx, fullPx] = [540, 1080]

/** The canvas width for a film, and a callback that takes the width of the player's screen, px. */
function useDrawnWidth() {
  const [widthPx, setWidth] = useState(slimPx)
  const onWidth = useCallback((px: number) => setWidth(px > slimPx ? fullPx : slimPx), [])
  return [widthPx, onWidth] as const
}
