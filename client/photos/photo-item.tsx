import { Crop, ImageUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { framePath } from '#shared/card/frame-path.ts'
import type { CardPhoto } from '#shared/card/paint-objects.ts'
import { photoStrings } from '#shared/i18n/photo-strings.ts'
import { photoFrames } from '#shared/photo-frame.ts'
import { useStrings } from '../ui/use-strings.ts'
import { type DraftPhoto, framed } from './crop-frame.ts'
import { FramedPhoto } from './framed-photo.tsx'
import classes from './photo-tools.module.css'

interface PhotoItemProps {
  name: string
  photo: DraftPhoto
  /** Null if the device lacks it, undefined while it loads. */
  source: CardPhoto | null | undefined
  onChange: (photo: DraftPhoto) => void
  onCrop: () => void
  onReplace: () => void
  onRemove: () => void
}

/** One photo of the card and its actions. */
export function PhotoItem(props: PhotoItemProps) {
  const words = useStrings(photoStrings)
  const { name, photo, source, onChange, onCrop, onReplace, onRemove } = props
  const actions = [
    ...(source ? [{ label: words.crop, Icon: Crop, act: onCrop }] : []),
    { label: words.replace, Icon: ImageUp, act: onReplace },
    { label: words.remove, Icon: Trash2, act: onRemove },
  ]
  return (
    <li className={classes.item}>
      <div className={classes.thumbnail}>
        {source && <FramedPhoto photo={photo} source={source} className={classes.picture} />}
      </div>
      <div className={classes.settings}>
        <p className={classes.name}>{name}</p>
        {source === null && <p className={classes.missing}>{words.missing}</p>}
        {source && photo.room === undefined && (
          <FrameChoice
            chosen={photo.frame}
            onChoose={(frame) => onChange(framed(photo, frame, source))}
          />
        )}
      </div>
      <div className={classes.actions}>
        {actions.map(({ label, Icon, act }) => (
          <button
            key={label}
            type="button"
            className={classes.action}
            aria-label={`${label}, ${name}`}
            onClick={act}
          >
            <Icon aria-hidden />
            {label}
          </button>
        ))}
      </div>
    </li>
  )
}

const iconSizes = {
  rectangle: { width: 20, height: 16 },
  oval: { width: 16, height: 20 },
  arch: { width: 16, height: 20 },
  circle: { width: 20, height: 20 },
}

interface FrameChoiceProps {
  chosen: DraftPhoto['frame']
  onChoose: (frame: DraftPhoto['frame']) => void
}

function FrameChoice({ chosen, onChoose }: FrameChoiceProps) {
  const words = useStrings(photoStrings)
  const group = useId()
  return (
    <fieldset className={classes.frames}>
      <legend className={classes.hidden}>{words.frame}</legend>
      {photoFrames.map((frame) => (
        <label key={frame} className={classes.frame}>
          <input
            className={classes.radio}
            type="radio"
            name={group}
            value={frame}
            aria-label={words.frames[frame]}
            checked={frame === chosen}
            onChange={() => onChoose(frame)}
          />
          <svg className={classes.shape} viewBox="-13 -13 26 26" aria-hidden="true">
            <path d={framePath(frame, iconSizes[frame].width, iconSizes[frame].height)} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
