import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardDraft } from '#shared/draft.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { useStrings } from '../../ui/use-strings.ts'
import {
  backOnCard,
  type Fingers,
  followFingers,
  type Hold,
  type PlacedPart,
  type Point,
} from './gesture.ts'
import { poseOf, withPose } from './pose.ts'
import type { Guide } from './snap.ts'

/** The part that a gesture holds. */
interface Held {
  hold: Hold
  /** Step of the history: one undo reverts the whole gesture. */
  step: string
  before: CardDraft
  reached: PlacedPart
  /** Where the pointers took hold, and the part at that moment; a second pointer restarts it. */
  grip?: { from: Fingers; start: PlacedPart; slack?: number | undefined }
}

interface GestureProps {
  draft: CardDraft
  page: Size
  onEdit: EditDraft
}

const useDragAndPinch = createUseGesture([dragAction, pinchAction])

/** A tap moves less than this, client px. */
const stillPx = 5
/** The click at the end of a drag is filtered out. */
const gestureOptions = {
  drag: {
    threshold: stillPx,
    tapsThreshold: stillPx,
    filterTaps: true,
    pointer: { keys: false },
  },
  pinch: { pinchOnWheel: false },
}
/** A part closer to a guide than this snaps to it, client px. */
const reachPx = 7
/** Time to read two sentences, ms. */
const sentenceMs = 6000

/**
 * Drags a part by one pointer; sizes and turns it by two, the first on the part, the second
 * anywhere on the picture.
 */
export function usePartGesture({ draft, page, onEdit }: GestureProps) {
  const words = useStrings(editorStrings)
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)
  const [guides, setGuides] = useState<readonly Guide[]>([])

  function begin(part: CardPart, hold: Hold, event: PointerEvent) {
    const pose = poseOf(draft, part)
    if (event.button !== 0 || !event.isPrimary || !pose) return
    const step = `${hold} ${part.id} ${event.timeStamp}`
    held.current = { hold, step, before: draft, reached: { part, pose } }
  }

  function follow(from: Fingers, now: Fingers, isNewGrip: boolean) {
    const current = held.current
    const bounds = box.current?.getBoundingClientRect()
    if (!current || !bounds) return
    const scale = page.widthPx / bounds.width
    const onPage = (fingers: Fingers) => placeFingers(fingers, bounds, scale)
    if (isNewGrip || !current.grip) current.grip = { from: onPage(from), start: current.reached }
    const { start, ...grip } = { ...current.grip, hold: current.hold }
    const near = { ...page, reachPx: reachPx * scale }
    const { part, pose, guides, slack } = followFingers({ ...start, ...grip }, onPage(now), near)
    current.reached = { part, pose }
    current.grip.slack = slack
    setGuides(guides)
    onEdit((draft) => withPose(draft, part, pose), current.step)
  }

  /** Ends a gesture; an object whose middle is off the card comes back in the same step. */
  function drop() {
    const current = held.current
    letGo()
    const back = current?.grip && backOnCard(current.reached, page)
    if (!back) return
    onEdit((draft) => withPose(draft, back.part, back.pose), current.step)
    toast(words.backOnCard, { id: 'back-on-card', duration: sentenceMs })
  }

  function letGo() {
    held.current = undefined
    setGuides([])
  }

  /** Reverts the current gesture; false where there is none. */
  function giveUp(): boolean {
    const current = held.current
    if (!current?.grip) return false
    letGo()
    onEdit(() => current.before, current.step)
    return true
  }

  const events = useFingers({ held, follow, drop })
  return { box, begin, giveUp, guides, events }
}

interface FingerActions {
  held: RefObject<Held | undefined>
  /** Takes client px. */
  follow: (from: Fingers, now: Fingers, isNewGrip: boolean) => void
  drop: () => void
}

function useFingers({ held, follow, drop }: FingerActions) {
  const bind = useDragAndPinch(
    {
      onDrag({ initial, xy, first, last, pinching, tap }) {
        if (pinching || !held.current) return
        if (!tap) follow([pointOf(initial), undefined], [pointOf(xy), undefined], first)
        if (last) drop()
      },
      onPinch({ origin, da: [distance, angle], first, last }) {
        if (!held.current) return
        const now = fingersOf(origin, distance, angle)
        follow(now, now, first)
        if (last) drop()
      },
    },
    gestureOptions,
  )
  return bind()
}

/** From client px to page px. */
function placeFingers([first, second]: Fingers, { left, top }: DOMRect, scale: number): Fingers {
  const place = ({ x, y }: Point) => ({ x: (x - left) * scale, y: (y - top) * scale })
  return [place(first), second && place(second)]
}

function pointOf([x, y]: readonly [number, number]): Point {
  return { x, y }
}

function fingersOf([x, y]: readonly [number, number], distance: number, degrees: number): Fingers {
  const angle = (-degrees * Math.PI) / 180
  const [dx, dy] = [(Math.sin(angle) * distance) / 2, (Math.cos(angle) * distance) / 2]
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ]
}
