import { CalendarClock, ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import type { FilmPhoto, PhotoFilmDraft } from '#shared/photo-film/photo-film-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './photo-film-editor.module.css'
import { photoFilmSizes } from './photo-film-order.ts'
import { PhotoRow } from './photo-row.tsx'
import type { usePhotoFilm } from './use-photo-film.ts'
import { useRowDrag } from './use-row-drag.ts'

interface PhotoListProps {
  film: ReturnType<typeof usePhotoFilm>
  draft: PhotoFilmDraft
  /** Of the field that takes files, which a label elsewhere opens too. */
  inputId: string
}

/** The photos and clips in their order: added, moved, cropped, trimmed, named and removed. */
export function PhotoList({ film, draft, inputId }: PhotoListProps) {
  const words = useStrings(photoFilmStrings)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [news, setNews] = useState('')
  const { photos } = draft
  const { reading, problems, editPhotos } = film
  const clips = photos.filter(({ clip }) => clip).length
  const change = (photo: FilmPhoto) =>
    editPhotos((all) => all.map((each) => (each.id === photo.id ? photo : each)))
  function move(from: number, to: number) {
    editPhotos((all) => moved(all, from, to))
    setNews(words.moved(to + 1, photos.length))
  }
  const { dragged, bind } = useRowDrag(list, move)
  return (
    <section className={classes.part} aria-label={words.photos}>
      <h2 className={classes.heading}>{words.photos}</h2>
      <input
        ref={input}
        id={inputId}
        type="file"
        // HEIC is not named: an iPhone then converts to JPEG.
        accept="image/*,video/*"
        multiple
        hidden
        disabled={reading !== undefined}
        onChange={({ target }) => {
          void film.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <div className={classes.buttons}>
        <Button
          look="outline"
          icon={ImagePlus}
          busy={reading !== undefined}
          aria-disabled={reading !== undefined}
          onClick={() => reading || input.current?.click()}
        >
          {words.add}
        </Button>
        {photos.length > 1 && (
          <Button
            look="outline"
            icon={CalendarClock}
            onClick={() =>
              editPhotos((all) => all.toSorted((one, other) => one.takenAt - other.takenAt))
            }
          >
            {words.byTime}
          </Button>
        )}
      </div>
      <p className={classes.note} role="status">
        {reading
          ? words.adding(reading.done, reading.all)
          : photos.length > 0 && words.count(photos.length - clips, clips)}
      </p>
      {problems.length > 0 && (
        <ul className={classes.problems} role="alert">
          {problems.map(({ name, reason }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name
            <li key={i}>
              {name && <bdi>{name}</bdi>}
              {name && ': '}
              {reason}
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ol ref={list} className={classes.list} data-dragging={dragged !== undefined || undefined}>
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              className={classes.item}
              data-dragged={index === dragged || undefined}
            >
              <PhotoRow
                {...{ photo, index }}
                ratio={photoFilmSizes[draft.format].widthPx / photoFilmSizes[draft.format].heightPx}
                isLast={index === photos.length - 1}
                handle={bind(index)}
                onChange={change}
                onMove={(to) => move(index, to)}
                onRemove={() => editPhotos((all) => all.filter(({ id }) => id !== photo.id))}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <p className={classes.note}>{words.kept}</p>
    </section>
  )
}

function moved(photos: readonly FilmPhoto[], from: number, to: number): FilmPhoto[] {
  const photo = photos[from]
  return photo ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : [...photos]
}
