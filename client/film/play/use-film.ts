import { useCallback, useMemo, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { type VideoFormat, videoFormats } from '#shared/format.ts'
import { imageUrl } from '#shared/image-url.ts'
import { plotOf } from '#shared/scene/plots/plots.ts'
import { filmTimes, type ToldFilm } from '#shared/scene/told-film.ts'
import { beatsOf, type Song } from '#shared/song.ts'
import type { Film } from '#shared/video.ts'
import type { CardView } from '../../card/use-card-view.ts'
import { useMotionWelcome } from '../../tiles/use-motion.ts'
import { useClip } from './use-clip.ts'
import { useFilmSource } from './use-film-source.ts'
import { usePlayer } from './use-player.ts'
import { type ChosenSong, chosenSong, songAtFirst, useSong } from './use-song.ts'

export interface FilmToPlay {
  /** With the words of the film. */
  card: CardDocument
  /** Without a film, the card moves by the plot that suits it best. */
  film?: Film | undefined
  songs: readonly Song[]
  draft: CardDraft
  /** The card in the card format of the film. */
  view: CardView
  /** The clip is fetched. */
  wanted: boolean
}

/** The formats that a film is offered in, its own first. */
export function formatsOf(film: Film | undefined): readonly VideoFormat[] {
  return film?.formats ?? videoFormats
}

/** The format of a draft, or the film's own where it has no such format. */
export function filmFormatOf(film: Film | undefined, draft: CardDraft): VideoFormat {
  const formats = formatsOf(film)
  return formats.find((each) => each === draft.film?.format) ?? formats[0] ?? 'status'
}

/** The film of a draft: its source, its player and its sound. */
export function useFilm({ card, film, songs, draft, view, wanted }: FilmToPlay) {
  const format = filmFormatOf(film, draft)
  const { categories } = card.design
  const plot = draft.film?.plot
  const { seconds, posterMs } = filmTimes({ film, plot, categories })
  const clip = film?.clip && imageUrl({ folder: 'videos', file: film.clip.file })
  const own = songAtFirst(film, card.design)
  const song = chosenSong(songs, { ...draft.film, own }, seconds)
  const told = useTold({ film, plot, categories }, song)
  const source = useFilmSource(view, { format, told, clip })
  const welcome = useMotionWelcome()
  const restMs = welcome && film ? posterMs : seconds * 1000
  const [widthPx, onWidth] = useDrawnWidth()
  const { player, failed } = usePlayer({ source, restMs, widthPx })
  useClip(player, wanted ? clip : undefined)
  // A clip without a chosen song plays its own sound; an export finds its sound by itself.
  const sound = useSong(player, song.song || !clip ? song : { ...song, url: clip })
  const chosen = film?.clip ? undefined : plotOf(categories, plot ?? film?.plot).slug
  return {
    format,
    plot: chosen,
    seconds,
    clip,
    song,
    source,
    player,
    restMs,
    failed,
    sound,
    onWidth,
  }
}

/** The film on the beats of its song. */
function useTold(
  { film, plot, categories }: ToldFilm,
  { song, startMs }: Pick<ChosenSong, 'song' | 'startMs'>,
): ToldFilm {
  return useMemo(
    () => ({ film, plot, categories, beats: song && beatsOf(song, startMs) }),
    [film, plot, categories, song, startMs],
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
