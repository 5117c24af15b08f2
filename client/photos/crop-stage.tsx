import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react'
import { type KeyboardEvent, useRef } from 'react'
import type { CardPhoto } from '#shared/card/paint-objects.ts'
import { photoStrings } from '#shared/i18n/photo-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import { type Crop, seenPart } from './crop.ts'
import classes from './crop-dialog.module.css'
import type { DraftPhoto } from './crop-frame.ts'
import { FramedPhoto } from './framed-photo.tsx'

/** Step of an arrow key, as a fraction of the visible part. */
const keyStep = 0.02
const keyZoomStep = 1.1

interface CropStageProps {
  photo: DraftPhoto
  source: CardPhoto
  onChange: (step: (crop: Crop) => Crop) => void
}

/** The photo in its frame, moved by dragging, pinching or keys. */
export function CropStage({ photo, source, onChange }: CropStageProps) {
  const words = useStrings(photoStrings)
  const stage = useRef<HTMLButtonElement>(null)
  const frame = useRef<SVGPathElement>(null)
  const apply = (gesture: Gesture) =>
    onChange((crop) => moved(crop, gesture, seenPart(source, photo.ratio, crop)))
  const shift = (x: number, y: number, zoom: number) => {
    const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {}
    apply({ across: x / width, down: y / height, zoom })
  }
  useCropGestures(
    {
      onDrag: ({ delta: [x, y], pinching, cancel }) => (pinching ? cancel() : shift(x, y, 1)),
      onPinch: ({ origin: [x, y], movement: [scale], memo: before = { x, y, scale: 1 } }) => {
        shift(x - before.x, y - before.y, scale / before.scale)
        return { x, y, scale }
      },
      onWheel: ({ event, delta: [, y] }) => {
        event.preventDefault()
        apply({ across: 0, down: 0, zoom: 2 ** (-y / 400) })
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { pointer: { keys: false } },
      pinch: { pinchOnWheel: false },
    },
  )

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
      aria-label={words.cropDialog.stage}
      onKeyDown={press}
    >
      <FramedPhoto photo={photo} source={source} outline={frame} className={classes.picture} />
    </button>
  )
}

const useCropGestures = createUseGesture([dragAction, pinchAction, wheelAction])

/** How pointers, a wheel or keys moved the photo since the last event. */
interface Gesture {
  /** Fractions of the frame's width and height, to the right and down. */
  across: number
  down: number
  /** Factor relative to the previous size. */
  zoom: number
}

type Seen = ReturnType<typeof seenPart>

/** The photo follows the pointers, so the frame moves the other way. */
function moved(crop: Crop, { across, down, zoom }: Gesture, seen: Seen): Crop {
  return {
    x: crop.x - across * seen.width,
    y: crop.y - down * seen.height,
    zoom: crop.zoom * zoom,
  }
}

function gestureOfKey({ key, shiftKey }: KeyboardEvent): Gesture | undefined {
  const step = shiftKey ? keyStep * 5 : keyStep
  const gestures: Record<string, Gesture> = {
    ArrowLeft: { across: -step, down: 0, zoom: 1 },
    ArrowRight: { across: step, down: 0, zoom: 1 },
    ArrowUp: { across: 0, down: -step, zoom: 1 },
    ArrowDown: { across: 0, down: step, zoom: 1 },
    '+': { across: 0, down: 0, zoom: keyZoomStep },
    '=': { across: 0, down: 0, zoom: keyZoomStep },
    '-': { across: 0, down: 0, zoom: 1 / keyZoomStep },
  }
  return gestures[key]
}
