import { useEffect, useId, useMemo } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { Video } from '#shared/video.ts'
import { useZoom } from '../../card/stage/use-stage-zoom.ts'
import { useWays } from '../../send/use-more-ways.ts'
import { Picture } from '../../ui/picture.tsx'
import { useAlt } from '../../ui/use-alt.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { FilmStage } from '../play/film-stage.tsx'
import classes from './film-editor.module.css'
import { FilmFormats } from './film-formats.tsx'
import { FilmFrame, type FilmFrameProps } from './film-frame.tsx'
import { SendFilm } from './send-film.tsx'
import { type FilmEditing, type FilmToEdit, useFilmEditor } from './use-film-editor.ts'
import { useFilmSending } from './use-film-sending.ts'

interface FilmEditorProps extends FilmToEdit, Pick<FilmFrameProps, 'back' | 'plain'> {
  /** Path of the page. */
  path: string
  title: string
  description: string
  poster: Video['poster']
  /** A ready-made MP4 of the film with its original words. */
  clip?: Video['clip']
}

const fetchWays = async () => (await import('./film-ways.tsx')).FilmWays

/** The editor of a film: its words, song and look. */
export function FilmEditor(props: FilmEditorProps) {
  const { card, film, video, path, title, description, poster, clip, back, plain } = props
  const filming = useFilmEditor(props)
  const { editing, source, song } = filming
  const alt = useAlt(description, title)
  const more = useWays(fetchWays)
  const sending = useFilmSending({
    ...{ path, title, card, source, song, clip },
    ...{ view: editing.view, failed: editing.view.failed },
    ...editing.gates,
    slug: video ?? card.design.slug,
    draft: editing.draft,
    edit: editing.edit,
  })
  return (
    <FilmFrame
      filming={filming}
      title={title}
      path={path}
      back={back}
      plain={plain}
      stage={<FilmPicture filming={filming} poster={poster} alt={alt} />}
      sizes={<FilmFormats filming={filming} folder={film?.clip ? poster.folder : 'cards'} />}
      send={<SendFilm sending={sending} more={more} onStartAgain={editing.startAgain} />}
      onMore={more.show}
    />
  )
}

interface FilmPictureProps {
  filming: FilmEditing
  poster: Video['poster']
  alt: string
}

function FilmPicture({ filming, poster, alt }: FilmPictureProps) {
  const words = useStrings(videoStrings)
  const { player, format, seconds, sound, editing } = filming
  const { line, box, ...zoom } = useLineInView(filming)
  const wordsId = useId()
  return (
    <FilmStage
      {...zoom}
      player={player}
      format={format}
      seconds={seconds}
      label={alt}
      describedBy={wordsId}
      sound={sound}
      isZoomed={line !== undefined}
      mark={box && <span className={classes.mark} style={box} />}
      poster={<Picture {...poster} picture={poster} alt={alt} sizes={posterSizes} place="first" />}
      onWidth={filming.onWidth}
    >
      <p className="visually-hidden" id={wordsId}>
        {words.words}: {editing.texts.map(({ value }) => value).join('. ')}
      </p>
    </FilmStage>
  )
}

/** Slightly less on a phone with 2 device pixels per px: the first touch replaces it. */
const posterSizes = '(min-width: 960px) 405px, (min-resolution: 2.5dppx) 56vw, 44vw'

/** On a phone, stops the film at the frame with its words, and zooms to the one that is edited. */
function useLineInView({ editing, player, format, clip, restMs }: FilmEditing) {
  const { chosen, isTyping, view } = editing
  const isEdited = chosen.isPhone && (isTyping || chosen.panel === 'style')
  const line = isEdited ? chosen.selected : undefined
  const video = useMemo(
    () => videoLayoutOf(format, undefined, clip ? 'clip' : 'wall'),
    [format, clip],
  )
  useEffect(() => {
    if (!isEdited) return
    player.pause()
    player.rest(restMs)
  }, [isEdited, player, restMs])
  const { stage, picture } = useZoom({
    isAtRest: line === undefined,
    line,
    live: view.live,
    video,
  })
  const box = line && view.live?.handling?.lineBoxIn(video, view.live.layout, line)
  return { line, box, stage, picture }
}
