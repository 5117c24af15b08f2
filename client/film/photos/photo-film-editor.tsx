import { useEffect, useId, useMemo, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { heardClips } from '#shared/photo-film/heard-clips.ts'
import {
  type FilmPhoto,
  longestWords,
  ownSong,
  type PhotoFilmDraft,
  titleFamilies,
} from '#shared/photo-film/photo-film-draft.ts'
import {
  calmLength,
  fewestPhotos,
  lengthsFor,
  type PictureTimes,
  planPhotoFilm,
  timeOfPart,
} from '#shared/photo-film/plan-photo-film.ts'
import type { Song } from '#shared/song.ts'
import { Choices, Select } from '../../card-tools/choices.tsx'
import { Field } from '../../ui/field.tsx'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import classes from './photo-film-editor.module.css'
import { photoFilmSizes } from './photo-film-order.ts'
import { PhotoFilmStage } from './photo-film-stage.tsx'
import { PhotoList } from './photo-list.tsx'
import { SavePhotoFilm } from './save-photo-film.tsx'
import { canMix } from './sound/can-mix.ts'
import { beatsOfSound, chosenOwnSong, songOf, soundOf } from './sound/film-sound.ts'
import { OwnSongPart } from './sound/own-song-part.tsx'
import { VoicePart } from './sound/voice-part.tsx'
import { usePhotoFilm } from './use-photo-film.ts'

/** Photos, words and a song, the film beside them, and its file. */
export function PhotoFilmEditor({ songs }: { songs: readonly Song[] }) {
  const film = usePhotoFilm()
  const words = useStrings(photoFilmStrings)
  const { draft } = film
  const made = useFilm(draft, songs)
  const inputId = useId()
  if (!draft) return null
  const missing = fewestPhotos - draft.photos.length
  return (
    <div className={classes.editor}>
      <div className={classes.show}>
        {made && <PhotoFilmStage film={made} />}
        {made && <SavePhotoFilm film={made} />}
        {missing > 0 && (
          <label className={classes.empty} htmlFor={inputId}>
            <span role="status">
              {missing === fewestPhotos ? words.choose(fewestPhotos) : words.more(missing)}
            </span>
          </label>
        )}
      </div>
      <div className={classes.tools}>
        <PhotoList film={film} draft={draft} inputId={inputId} />
        <Settings draft={draft} songs={songs} onEdit={film.edit} />
        <VoicePart voice={draft.voice} plan={made?.plan} onEdit={film.edit} />
      </div>
    </div>
  )
}

interface SettingsProps {
  draft: PhotoFilmDraft
  songs: readonly Song[]
  onEdit: (change: Partial<PhotoFilmDraft>) => void
}

function Settings({ draft, songs, onEdit }: SettingsProps) {
  const words = useStrings(photoFilmStrings)
  const language = useLanguage()
  const { photos, title, end, family, format } = draft
  const lengths = lengthsFor(timesOf(photos))
  return (
    <>
      <section className={classes.part} aria-label={words.words}>
        <h2 className={classes.heading}>{words.words}</h2>
        <Field
          label={words.filmTitle}
          value={title}
          maxLength={longestWords}
          onChange={(title) => onEdit({ title })}
        />
        <Field
          label={words.end}
          value={end}
          maxLength={longestWords}
          onChange={(end) => onEdit({ end })}
        />
        <Choices
          legend={words.family}
          options={titleFamilies.map((each) => [each, words.families[each]] as const)}
          chosen={family}
          onChoose={(family) => onEdit({ family })}
        />
      </section>
      <section className={classes.part} aria-label={words.settings}>
        <h2 className={classes.heading}>{words.settings}</h2>
        <Select
          label={words.song}
          options={[
            ...(draft.ownSong ? [[ownSong, draft.ownSong.name] as const] : []),
            ...songs.map(({ slug, titles }) => [slug, titleIn(titles, language)] as const),
            ['', words.noSong] as const,
          ]}
          chosen={chosenOwnSong(draft) ? ownSong : (songOf(draft, songs)?.slug ?? '')}
          onChoose={(slug) => onEdit({ song: slug === '' ? null : slug })}
        />
        <OwnSongPart own={draft.ownSong} onEdit={onEdit} />
        <Choices
          legend={words.shape}
          options={[
            ['status', words.shapes.status],
            ['square', words.shapes.square],
            ['wide', words.shapes.wide],
          ]}
          chosen={format}
          onChoose={(format) => onEdit({ format })}
        />
        {photos.length >= fewestPhotos && (
          <Choices
            legend={words.length}
            options={lengths.map((each) => [each, words.seconds(each)] as const)}
            chosen={lengthOf(draft)}
            onChoose={(seconds) => onEdit({ seconds })}
          />
        )}
      </section>
    </>
  )
}

/** The chosen length, unless it has become too short for the photos. */
function lengthOf({ photos, seconds }: PhotoFilmDraft) {
  const times = timesOf(photos)
  return lengthsFor(times).find((each) => each === seconds) ?? calmLength(times)
}

function timesOf(photos: readonly FilmPhoto[]): PictureTimes {
  return photos.map(({ clip }) => clip && timeOfPart(clip))
}

/** The same data while nothing in it changes. */
function useSame<Data extends readonly unknown[]>(data: Data): Data {
  const [kept, keep] = useState(data)
  if (JSON.stringify(kept) === JSON.stringify(data)) return kept
  keep(data)
  return data
}

/** What is shown and made; undefined until its title is drawn, or with too few photos. */
function useFilm(draft: PhotoFilmDraft | undefined, songs: readonly Song[]) {
  const title = useTitle(draft, draft?.title ?? '')
  const end = useTitle(draft, draft?.end ?? '')
  const { song, ownSong, voice } = draft ?? {}
  const chosen = useMemo(() => ({ song, ownSong, voice }), [song, ownSong, voice])
  const times = useSame(timesOf(draft?.photos ?? []))
  const seconds = draft && lengthOf(draft)
  const isUntitled = draft?.title.trim() === ''
  const plan = useMemo(
    () =>
      times.length >= fewestPhotos && seconds
        ? planPhotoFilm(times, seconds, { beats: beatsOfSound(chosen, songs), isUntitled })
        : undefined,
    [times, seconds, chosen, songs, isUntitled],
  )
  const clips = useSame(draft && plan && canMix() ? heardClips(plan, draft.photos) : [])
  const sound = useMemo(
    () => plan && soundOf(chosen, songs, { plan, clips }),
    [chosen, songs, plan, clips],
  )
  return useMemo(() => {
    if (!draft || !plan || !sound || !title || !end) return
    const page = photoFilmSizes[draft.format]
    return { plan, page, photos: draft.photos, title, end, cards: draft, sound }
  }, [draft, plan, title, end, sound])
}
export type ShownFilm = NonNullable<ReturnType<typeof useFilm>>

/** Freed by the garbage collector, since an export may still hold the one before. */
function useTitle(draft: PhotoFilmDraft | undefined, words: string) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const { family, format } = draft ?? {}
  useEffect(() => {
    if (!family || !format) return
    const job = new AbortController()
    import('./draw-title.ts')
      .then(({ drawTitle }) => drawTitle(job.signal, { family, format, words }))
      .then(
        (drawn) => !job.signal.aborted && setPicture(drawn),
        (error) => {
          if (!job.signal.aborted) throw error
        },
      )
    return () => job.abort()
  }, [family, format, words])
  return picture
}
