import { type KeyboardEvent, useEffect, useRef } from 'react'
import { photoStrings } from '#shared/i18n/photo-strings.ts'
import { type Crop, seenPart } from './crop.ts'
import classes from './crop-dialog.module.css'
import { followPointers, type Gesture } from './follow-pointers.ts'
import type { DraftPhoto } from './frame.ts'
import { FramedPhoto } from './framed-photo.tsx'
import type { PhotoSource } from './use-photo-sources.ts'

/** Around the frame, parts of it. */
const MARGIN = 0.12
/** Of what is seen, for an arrow key. */
const STEP = 0.02
const ZOOM_STEP = 1.1

interface CropStageProps {
  photo: DraftPhoto
  source: PhotoSource
  onChange: (step: (crop: Crop) => Crop) => void
}

/** The photo in its frame, dragged, pinched, or moved by keys. */
export function CropStage({ photo, source, onChange }: CropStageProps) {
  const stage = useRef<HTMLButtonElement>(null)
  const apply = (gesture: Gesture) =>
    onChange((crop) => moved(crop, gesture, seenPart(source, photo.ratio, crop)))
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    if (!stage.current) return
    // Of the frame, since what is dragged stays under the finger.
    return followPointers(stage.current, 1 + 2 * MARGIN, (gesture) => latest.current(gesture))
  }, [])

  const press = (event: KeyboardEvent) => {
    const gesture = gestureOfKey(event)
    if (!gesture) return
    event.preventDefault()
    apply(gesture)
  }
  return (
    <button
      ref={stage}
      type="button"
      className={classes.stage}
      aria-label={photoStrings.cropDialog.stage}
      onKeyDown={press}
    >
      <FramedPhoto photo={photo} source={source} margin={MARGIN} className={classes.picture} />
    </button>
  )
}

type Seen = ReturnType<typeof seenPart>

/** The photo follows the fingers, so the frame moves the other way. */
function moved(crop: Crop, { across, down, zoom }: Gesture, seen: Seen): Crop {
  return {
    x: crop.x - across * seen.width,
    y: crop.y - down * seen.height,
    zoom: crop.zoom * zoom,
  }
}

function gestureOfKey({ key, shiftKey }: KeyboardEvent): Gesture | undefined {
  const step = shiftKey ? STEP * 5 : STEP
  const gestures: Record<string, Gesture> = {
    ArrowLeft: { across: -step, down: 0, zoom: 1 },
    ArrowRight: { across: step, down: 0, zoom: 1 },
    ArrowUp: { across: 0, down: -step, zoom: 1 },
    ArrowDown: { across: 0, down: step, zoom: 1 },
    '+': { across: 0, down: 0, zoom: ZOOM_STEP },
    '=': { across: 0, down: 0, zoom: ZOOM_STEP },
    '-': { across: 0, down: 0, zoom: 1 / ZOOM_STEP },
  }
  return gestures[key]
}
