import { useId } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { Video } from '#shared/video.ts'
import { EditorFrame, type EditorFrameProps } from '../../card/editor-frame.tsx'
import { openMenu } from '../../shell/menu-opening.ts'
import { Picture } from '../../ui/picture.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { FilmStage } from '../play/film-stage.tsx'
import { FilmFormats } from './film-formats.tsx'
import { MoveChoice } from './move-choice.tsx'
import { SendFilm } from './send-film.tsx'
import { SongChoice } from './song-choice.tsx'
import { type FilmEditing, type FilmToEdit, useFilmEditor } from './use-film-editor.ts'

interface FilmEditorProps extends FilmToEdit, Pick<EditorFrameProps, 'back' | 'plain'> {
  /** Path of the page. */
  path: string
  title: string
  description: string
  poster: Video['poster']
  /** A ready-made MP4 of the film with its original words. */
  clip?: Video['clip']
}

/** The editor of a film: its words, look and motion. */
export function FilmEditor(props: FilmEditorProps) {
  const words = useStrings(videoStrings)
  const { card, film, video, path, title, description, poster, clip, back, plain } = props
  const filming = useFilmEditor(props)
  const { editing, source, song } = filming
  return (
    <EditorFrame
      editing={editing}
      title={title}
      lead={words.lead}
      path={path}
      kind="film"
      back={back}
      plain={plain}
      stage={<FilmPicture filming={filming} poster={poster} description={description} />}
      look={<FilmLook filming={filming} />}
      sizes={<FilmFormats filming={filming} folder={film?.clip ? poster.folder : 'cards'} />}
      send={
        <SendFilm
          path={path}
          slug={video ?? card.design.slug}
          draft={editing.draft}
          source={source}
          song={song}
          clip={clip}
          {...editing.gates}
        />
      }
      onMore={openMenu}
    />
  )
}

interface FilmPictureProps {
  filming: FilmEditing
  poster: Video['poster']
  description: string
}

function FilmPicture({ filming, poster, description }: FilmPictureProps) {
  const words = useStrings(videoStrings)
  const { player, format, seconds, sound, failed, editing } = filming
  const wordsId = useId()
  return (
    <FilmStage
      player={player}
      format={format}
      seconds={seconds}
      label={description}
      describedBy={wordsId}
      sound={sound}
      poster={<Picture {...poster} picture={poster} alt={description} sizes={posterSizes} eager />}
      onIntent={filming.onIntent}
      onWidth={filming.onWidth}
    >
      <p className="visually-hidden" id={wordsId}>
        {words.words}: {editing.texts.map(({ value }) => value).join('. ')}
      </p>
      {failed && <p role="alert">{words.failed}</p>}
    </FilmStage>
  )
}

const posterSizes = '(min-width: 960px) 405px, 70vw'

function FilmLook({ filming }: { filming: FilmEditing }) {
  const words = useStrings(videoStrings)
  const { editing, film, move, clip, songs, song, player, setFilm } = filming
  return (
    <>
      {!film && (
        <MoveChoice
          chosen={move}
          categories={editing.design.categories}
          onChoose={(chosen) => {
            setFilm({ move: chosen })
            player.playNext()
          }}
        />
      )}
      <SongChoice
        songs={songs}
        none={clip ? words.ownSound : words.noSong}
        chosen={song}
        onChange={setFilm}
      />
    </>
  )
}
