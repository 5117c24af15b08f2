import {
  ArrowDown,
  ArrowUp,
  Crop,
  GripVertical,
  Scissors,
  Trash2,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type HTMLAttributes, useEffect, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { type FilmClip, type FilmPhoto, longestWords } from '#shared/photo-film/photo-film-draft.ts'
import { CropDialog } from '../../photos/crop-dialog.tsx'
import { openPhoto } from '../../photos/open-photo.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { ClipDialog } from './clips/clip-dialog.tsx'
import classes from './photo-film-editor.module.css'
import { canMix } from './sound/can-mix.ts'

interface PhotoRowProps {
  photo: FilmPhoto
  /** From 0. */
  index: number
  isLast: boolean
  /** Of the film. */
  ratio: number
  /** What the handle listens to. */
  handle: HTMLAttributes<HTMLElement>
  onChange: (photo: FilmPhoto) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A photo or a clip, its words and what can be done with it. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, index, isLast, ratio, handle, onChange, onMove, onRemove } = props
  const words = useStrings(photoFilmStrings)
  const href = usePhotoUrl(photo.id)
  const [dialog, setDialog] = useState<'crop' | 'trim'>()
  const { id, clip, width, height, crop, caption } = photo
  const name = clip ? words.clip(index + 1) : words.photo(index + 1)
  const close = () => setDialog(undefined)
  return (
    <>
      <div className={classes.thumbnail}>
        {href && <img src={href} alt={name} draggable={false} />}
        <span className={classes.number} aria-hidden>
          {index + 1}
        </span>
        {clip && (
          <button
            type="button"
            className={classes.trim}
            aria-label={words.trim(name)}
            onClick={() => setDialog('trim')}
          >
            <span>
              <Scissors aria-hidden />
              {words.seconds(Math.max(1, Math.round((clip.toMs - clip.fromMs) / 1000)))}
            </span>
          </button>
        )}
        {clip && (
          <SoundSwitch {...{ clip, name }} onChange={(clip) => onChange({ ...photo, clip })} />
        )}
      </div>
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
          {/* For pointers only: the arrows do the same. */}
          <span className={classes.grip} title={words.drag} aria-hidden {...handle}>
            <GripVertical />
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
            onClick={() => setDialog('crop')}
          />
          <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
        </div>
      </div>
      {dialog === 'crop' && href && (
        <CropDialog
          photo={{ id, frame: 'rectangle', ratio, crop, at: { x: 0, y: 0 }, width: 1, turn: 0 }}
          source={{ href, width, height }}
          onCrop={(crop) => onChange({ ...photo, crop })}
          onClose={close}
        />
      )}
      {dialog === 'trim' && clip && (
        <ClipDialog
          {...{ photo, clip }}
          onTrim={(clip) => onChange({ ...photo, clip })}
          onClose={close}
        />
      )}
    </>
  )
}

interface SoundSwitchProps {
  clip: FilmClip
  /** For screen readers. */
  name: string
  onChange: (clip: FilmClip) => void
}

/** Absent where the clip has no sound, or this browser cannot mix it. */
function SoundSwitch({ clip, name, onChange }: SoundSwitchProps) {
  const words = useStrings(photoFilmStrings)
  if (clip.sound === 'none' || !canMix()) return null
  const isOn = clip.sound !== 'off'
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <button
      type="button"
      className={classes.sound}
      aria-label={words.sound(name)}
      aria-pressed={isOn}
      onClick={() => onChange({ ...clip, sound: isOn ? 'off' : undefined })}
    >
      <span>
        <Icon aria-hidden />
      </span>
    </button>
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
