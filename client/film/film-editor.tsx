import { useCallback, useId, useState } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft, FilmDraft } from '#shared/draft.ts'
import { videoFormats } from '#shared/format.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import { madeScene, madeSeconds } from '#shared/scene/made-moves.ts'
import { stageOf } from '#shared/scene/stage.ts'
import type { Song } from '#shared/song.ts'
import type { Film, Video } from '#shared/video.ts'
import editorClasses from '../card/card-editor.module.css'
import { EditorFrame } from '../card/editor-frame.tsx'
import { swatchOf } from '../card/palette-choice.tsx'
import { useCardEditor } from '../card/use-card-editor.ts'
import { ShareMade } from '../out/share-made.tsx'
import { useNamesQuestion } from '../out/use-names-question.tsx'
import { useMotionWelcome } from '../tiles/use-motion.ts'
import { Picture } from '../ui/picture.tsx'
import { useIdle } from '../ui/use-idle.ts'
import { FilmFormats } from './film-formats.tsx'
import { FilmOut } from './film-out.tsx'
import { FilmStage } from './film-stage.tsx'
import { MoveChoice } from './move-choice.tsx'
import { SongChoice } from './song-choice.tsx'
import { useClip } from './use-clip.ts'
import { useFilmSource } from './use-film-source.ts'
import { usePlayer } from './use-player.ts'
import { chosenSong, songAtFirst, useSong } from './use-song.ts'

export interface FilmEditorProps {
  /** In the film's words. */
  card: CardDocument
  /** Without one the visitor chooses a motion. */
  film?: Film | undefined
  /** Slug of the video, where it is one. */
  video?: string | undefined
  /** Of the page. */
  path: string
  title: string
  description: string
  poster: Video['poster']
  /** The same in its first words, ready made. */
  clip?: Video['clip']
  songs: readonly Song[]
  initial: CardDraft | null
}

/** A film with all that is done to it: its words, its look, its motion. */
export function FilmEditor(props: FilmEditorProps) {
  const { card, film, video, path, title, description, poster, clip, songs, initial } = props
  const idle = useIdle()
  const [meant, setMeant] = useState(false)
  const formats = film?.formats ?? videoFormats
  const formatOf = (draft: CardDraft) =>
    formats.find((each) => each === draft.film?.format) ?? formats[0] ?? 'status'
  const editing = useCardEditor(
    { document: card, format: null, initial },
    { video, wanted: idle || meant, formatOf: (draft) => stageOf(formatOf(draft)).cardFormat },
  )
  const { draft, change, laidOut, objects, texts } = editing
  const { question, ...gates } = useNamesQuestion(card.design, draft, editing.typeInto)
  const format = formatOf(draft)
  const move = draft.film?.move ?? 'unfold'
  // What is dragged along is one step back.
  const setFilm = (next: FilmDraft) =>
    change({ ...draft, film: { ...draft.film, ...next } }, `film ${Object.keys(next)}`)

  const { categories } = card.design
  const sceneOf = useCallback(
    ({ palette }: CardLayout, parts: ReadonlySet<string>) =>
      film?.scene ?? madeScene(move, { parts, palette, categories }),
    [film, move, categories],
  )
  const shown = { layout: laidOut.shown, art: laidOut.art, assets: objects.assets }
  const under = film?.clip && imageUrl({ folder: 'videos', file: film.clip.file })
  const source = useFilmSource(shown, format, { sceneOf, clip: under })
  const seconds = film?.scene.seconds ?? madeSeconds
  const welcome = useMotionWelcome()
  const restMs = welcome && film ? film.posterMs : seconds * 1000
  const [widthPx, setWidth] = useState(slimPx)
  const onWidth = useCallback((px: number) => setWidth(px > slimPx ? fullPx : slimPx), [])
  const { player, failed } = usePlayer({ source, restMs, widthPx })
  useClip(player, idle || meant ? under : undefined)
  const own = songAtFirst(film, card.design)
  const song = chosenSong(songs, { ...draft.film, own }, seconds)
  // Where no song is chosen, a clip is heard itself; an export takes its sound by itself.
  const sound = useSong(player, song.song || !under ? song : { ...song, url: under })
  const wordsId = useId()
  return (
    <>
      <EditorFrame
        card={card}
        editing={editing}
        title={title}
        lead={videoStrings.lead}
        tabNames={videoStrings.tabs}
        stage={
          <FilmStage
            player={player}
            format={format}
            seconds={seconds}
            label={description}
            describedBy={wordsId}
            sound={sound}
            poster={
              <Picture {...poster} picture={poster} alt={description} sizes={posterSizes} eager />
            }
            onIntent={() => setMeant(true)}
            onWidth={onWidth}
          >
            <p className="visually-hidden" id={wordsId}>
              {videoStrings.words}: {texts.map(({ value }) => value).join('. ')}
            </p>
            {failed && <p role="alert">{videoStrings.failed}</p>}
          </FilmStage>
        }
        look={
          <>
            {!film && (
              <MoveChoice
                chosen={move}
                categories={categories}
                onChoose={(chosen) => {
                  setFilm({ move: chosen })
                  player.playNext()
                }}
              />
            )}
            <SongChoice
              songs={songs}
              none={under ? videoStrings.ownSound : videoStrings.noSong}
              chosen={song.song}
              isReplaced={song.isReplaced}
              volume={song.volume}
              startMs={song.startMs}
              latestMs={song.latestMs}
              onChange={setFilm}
            />
          </>
        }
        sizes={
          <FilmFormats
            card={card}
            folder={film?.clip ? poster.folder : 'cards'}
            swatch={swatchOf(card, draft)}
            formats={formats}
            chosen={format}
            onChoose={(chosen) => setFilm({ format: chosen })}
          />
        }
        foot={
          <FilmOut
            path={path}
            slug={video ?? card.design.slug}
            draft={draft}
            source={source}
            song={song}
            clip={clip}
            {...gates}
          />
        }
      />
      {question}
      <div className={editorClasses.after}>
        <ShareMade path={path} title={title} draft={draft} gate={gates.gate} />
      </div>
    </>
  )
}

/** Widths that films are drawn in on a page, px. */
const [slimPx, fullPx] = [540, 1080]

const posterSizes = '(min-width: 960px) 405px, 70vw'
