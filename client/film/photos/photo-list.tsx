import { ArrowDown, ArrowUp, CalendarClock, Crop, ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import {
  type FilmPhoto,
  longestWords,
  type PhotoFilmDraft,
} from '#shared/photo-film/photo-film-draft.ts'
import { CropDialog } from '../../photos/crop-dialog.tsx'
import { openPhoto } from '../../photos/open-photo.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './photo-film-editor.module.css'
import { photoFilmSizes } from './photo-film-order.ts'
import type { usePhotoFilm } from './use-photo-film.ts'

interface PhotoListProps {
  film: ReturnType<typeof usePhotoFilm>
  draft: PhotoFilmDraft
}

/** The photos in their order: added, moved, cropped, named and removed. */
export function PhotoList({ film, draft }: PhotoListProps) {
  const words = useStrings(photoFilmStrings)
  const input = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number>()
  const { photos } = draft
  const { reading, problems, editPhotos } = film
  const clips = photos.filter(({ clip }) => clip).length
  const change = (photo: FilmPhoto) =>
    editPhotos((all) => all.map((each) => (each.id === photo.id ? photo : each)))
  return (
    <section className={classes.part} aria-label={words.photos}>
      <h2 className={classes.heading}>{words.photos}</h2>
      <input
        ref={input}
        type="file"
        // HEIC is not named: an iPhone then converts to JPEG.
        accept="image/*,video/*"
        multiple
        hidden
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
        {reading ? words.adding(reading.done, reading.all) : words.count(photos.length - clips, clips)}
      </p>
      {problems.length > 0 && (
        <ul className={classes.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>
              <bdi>{problem}</bdi>
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ol className={classes.list}>
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              className={classes.item}
              draggable
              data-dragged={index === dragged || undefined}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                if (dragged === index) return
                editPhotos((all) => moved(all, dragged, index))
                setDragged(index)
              }}
            >
              <PhotoRow
                {...{ photo, index }}
                ratio={photoFilmSizes[draft.format].widthPx / photoFilmSizes[draft.format].heightPx}
                isLast={index === photos.length - 1}
                onChange={change}
                onMove={(to) => editPhotos((all) => moved(all, index, to))}
                onRemove={() => editPhotos((all) => all.filter(({ id }) => id !== photo.id))}
              />
            </li>
          ))}
        </ol>
      )}
      <p className={classes.note}>{words.kept}</p>
    </section>
  )
}

interface PhotoRowProps {
  photo: FilmPhoto
  /** From 0. */
  index: number
  isLast: boolean
  /** Of the film. */
  ratio: number
  onChange: (photo: FilmPhoto) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function PhotoRow(props: PhotoRowProps) {
  const { photo, index, isLast, ratio, onChange, onMove, onRemove } = props
  const words = useStrings(photoFilmStrings)
  const href = usePhotoUrl(photo.id)
  const [isCropped, setCropped] = useState(false)
  const name = words.photo(index + 1)
  const { id, width, height, crop, caption } = photo
  return (
    <>
      {href ? (
        <img className={classes.thumbnail} src={href} alt={name} draggable={false} />
      ) : (
        <span />
      )}
      <div className={classes.row}>
        <input
          className={classes.caption}
          value={caption}
          dir="auto"
          maxLength={longestWords}
          aria-label={`${name}: ${words.caption}`}
          placeholder={words.caption}
          onChange={({ target }) => onChange({ ...photo, caption: target.value })}
        />
        <div className={classes.actions}>
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          <IconButton
            icon={ArrowUp}
            label={words.earlier(name)}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={words.later(name)}
            disabled={isLast}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            icon={Crop}
            label={words.crop(name)}
            disabled={!href}
            onClick={() => setCropped(true)}
          />
          <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
        </div>
      </div>
      {isCropped && href && (
        <CropDialog
          photo={{ id, frame: 'rectangle', ratio, crop, at: { x: 0, y: 0 }, width: 1, turn: 0 }}
          source={{ href, width, height }}
          onCrop={(crop) => onChange({ ...photo, crop })}
          onClose={() => setCropped(false)}
        />
      )}
    </>
  )
}

function usePhotoUrl(id: string): string | undefined {
  const [href, setHref] = useState<string>()
  useEffect(() => {
    let url: string | undefined
    let isOver = false
    void openPhoto(id).then((opened) => {
      if (!opened) return
      if (isOver) return URL.revokeObjectURL(opened.href)
      url = opened.href
      setHref(url)
    })
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [id])
  return href
}

function moved(photos: readonly FilmPhoto[], from: number, to: number): FilmPhoto[] {
  const photo = photos[from]
  return photo ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : [...photos]
}
