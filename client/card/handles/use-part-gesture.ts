import { type PointerEvent, useRef, useState } from 'react'
import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardDraft } from '#shared/draft.ts'
import { stageStrings } from '#shared/i18n/stage-strings.ts'
import type { EditStep } from '../../drafts/draft-history.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { toast } from '../../shell/toast-list.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import {
  backOnCard,
  type Fingers,
  followFingers,
  type Hold,
  isHeldOff,
  type PlacedPart,
  type Point,
} from './gesture.ts'
import { poseOf, withPose } from './pose.ts'
import type { Guide } from './snap.ts'
import { useLift } from './use-lift.ts'

/** The part that a gesture holds. */
interface Held {
  hold: Hold
  /** One undo reverts the whole gesture. */
  step: EditStep
  before: CardDraft
  reached: PlacedPart
  /** Where the pointers took hold, and the part at that moment; a second pointer restarts it. */
  grip?: { from: Fingers; start: PlacedPart; slack?: number | undefined }
  /** Where the pointers want the part, page px; a text stops at the edge before that. */
  wanted?: Point
}

interface GestureProps {
  draft: CardDraft
  page: Size
  /** All parts of the picture. */
  parts: readonly CardPart[]
  /** Id of the chosen part. */
  selected: string | undefined
  onEdit: EditDraft
  onSelect: (id: string) => void
}

export type PartGesture = ReturnType<typeof usePartGesture>

/** A part closer to a guide than this snaps to it, client px. */
const reachPx = 7
/** Time to read two sentences, ms. */
const sentenceMs = 6000

/**
 * Drags, sizes and turns a part. A mouse drags at once, a finger after a hold. Two fingers size and
 * turn a chosen photo or sticker.
 */
export function usePartGesture({ draft, page, parts, selected, onEdit, onSelect }: GestureProps) {
  const words = useStrings(stageStrings)
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const lift = useLift(onSelect)

  function begin(part: CardPart, hold: Hold, event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return
    take(part, hold)
    if (event.pointerType === 'touch' && hold === 'place') lift.wait(part.id)
  }

  function take(part: CardPart, hold: Hold) {
    const pose = poseOf(draft, part)
    if (!pose) return
    const step = { gesture: `${hold} ${part.id}` }
    held.current = { hold, step, before: draft, reached: { part, pose } }
  }

  /** Whether two fingers, with their middle at a client point, size and turn an object. */
  function takeObject(middle: Point): boolean {
    const object = parts.find(({ id, kind }) => id === selected && isObject(kind))
    if (!object) return false
    if (held.current?.reached.part.id === object.id) return true
    const bounds = box.current?.getBoundingClientRect()
    if (!bounds || !isWithin(placeFingers([middle, undefined], bounds, page)[0], object))
      return false
    take(object, 'place')
    return true
  }

  function follow(from: Fingers, now: Fingers, isNewGrip: boolean) {
    const current = held.current
    const bounds = box.current?.getBoundingClientRect()
    if (!current || !bounds) return
    if (lift.isWaiting()) lift.end()
    if (isNewGrip || !current.grip) {
      current.grip = { from: placeFingers(from, bounds, page), start: current.reached }
    }
    const { start, ...grip } = { ...current.grip, hold: current.hold }
    const near = { ...page, reachPx: (reachPx * page.widthPx) / bounds.width }
    const fingers = placeFingers(now, bounds, page)
    const { part, pose, wanted, ...reached } = followFingers({ ...start, ...grip }, fingers, near)
    current.reached = { part, pose }
    current.wanted = wanted
    current.grip.slack = reached.slack
    setGuides(reached.guides)
    onEdit((draft) => withPose(draft, part, pose), current.step)
  }

  /** Ends a gesture; an object whose middle is off the card comes back in the same step. */
  function drop() {
    const current = held.current
    letGo()
    if (!current?.grip) return
    const back = backOnCard(current.reached, page)
    if (back) {
      onEdit((draft) => withPose(draft, back.part, back.pose), current.step)
      toast(words.backOnCard, { id: 'back-on-card', duration: sentenceMs })
    } else if (isHeldOff(current.reached.part, current.wanted, page)) {
      toast(words.stopsAtEdge, { id: 'back-on-card', duration: sentenceMs })
    }
  }

  function letGo() {
    held.current = undefined
    lift.end()
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

  return {
    ...{ box, begin, takeObject, follow, drop, letGo, giveUp, guides, lifted: lift.lifted },
    isHeld: () => held.current !== undefined,
    isWaiting: lift.isWaiting,
    isLifted: lift.isLifted,
  }
}

/** From client px to page px. */
function placeFingers([first, second]: Fingers, bounds: DOMRect, page: Size): Fingers {
  const scale = page.widthPx / bounds.width
  const place = ({ x, y }: Point) => ({
    x: (x - bounds.left) * scale,
    y: (y - bounds.top) * scale,
  })
  return [place(first), second && place(second)]
}

function isObject(kind: CardPart['kind']): boolean {
  return kind === 'photo' || kind === 'sticker'
}

/** Whether a point is in the circle round a part. */
function isWithin({ x, y }: Point, part: CardPart): boolean {
  return Math.hypot(x - part.x, y - part.y) <= Math.hypot(part.width, part.height) / 2
}
