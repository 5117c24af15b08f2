import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { type Fingers, followFingers, type Hold, type Point, type Reached } from './gesture.ts'
import { poseOf, withPose } from './pose.ts'
import type { Guide } from './snap.ts'

interface Gesture {
  hold: Hold
  /** Of the history: a gesture is undone at once. */
  step: string
  before: CardDraft
  start: Omit<Reached, 'guides'>
  reached: Omit<Reached, 'guides'>
  /** By pointer, client px; at most two. */
  from: Map<number, Point>
  now: Map<number, Point>
  moved: boolean
}

interface GestureProps {
  draft: CardDraft
  page: Size
  onEdit: EditDraft
}

/** A tap trembles less than this, client px. */
const stillPx = 5
/** From where a guide draws a part to itself, client px. */
const reachPx = 7

/**
 * Drags a part by one pointer, and sizes and turns it by two: the first on the part, the second
 * anywhere on the picture. Changes are made once a frame.
 */
export function usePartGesture({ draft, page, onEdit }: GestureProps) {
  const box = useRef<HTMLDivElement>(null)
  const gesture = useRef<Gesture>(undefined)
  const frame = useFrame()
  const dragged = useRef(false)
  const [guides, setGuides] = useState<readonly Guide[]>([])

  function begin(part: CardPart, hold: Hold, event: PointerEvent) {
    dragged.current = false
    const isFirst = event.button === 0 && !gesture.current
    if (isFirst) gesture.current = beginGesture({ draft, part, hold }, event)
  }

  function follow(event: PointerEvent) {
    const current = gesture.current
    if (!current || !movePointer(current, event)) return
    capture(current, box.current)
    frame.request(show)
  }

  function show() {
    const current = gesture.current
    const reached = current && box.current && reachedBy(current, box.current, page)
    if (!reached) return
    current.reached = reached
    setGuides(reached.guides)
    onEdit((draft) => withPose(draft, reached.part, reached.pose), current.step)
  }

  function end(event: PointerEvent) {
    const current = gesture.current
    if (!current?.from.has(event.pointerId)) return
    if (frame.cancel()) show()
    letGo(current.moved)
  }

  function letGo(moved: boolean) {
    gesture.current = undefined
    dragged.current = moved
    setGuides([])
  }

  /** Takes back what the gesture under way changed; false where there is none. */
  function giveUp(): boolean {
    const current = gesture.current
    if (!current?.moved) return false
    frame.cancel()
    letGo(true)
    onEdit(() => current.before, current.step)
    return true
  }

  const events = {
    onPointerDown: (event: PointerEvent) => addPointer(gesture.current, event),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { box, begin, giveUp, guides, dragged, events }
}

/** The next frame of the screen, requested once. */
function useFrame() {
  const id = useRef(0)
  useEffect(() => () => cancelAnimationFrame(id.current), [])

  function request(onFrame: () => void) {
    id.current ||= requestAnimationFrame(() => {
      id.current = 0
      onFrame()
    })
  }

  /** @returns whether a frame was requested */
  function cancel(): boolean {
    const wasRequested = id.current !== 0
    cancelAnimationFrame(id.current)
    id.current = 0
    return wasRequested
  }

  return { request, cancel }
}

function beginGesture(
  { draft, part, hold }: { draft: CardDraft; part: CardPart; hold: Hold },
  event: PointerEvent,
): Gesture | undefined {
  const pose = poseOf(draft, part)
  if (!pose) return undefined
  const step = `${hold} ${part.id} ${event.timeStamp}`
  const start = { part, pose }
  const from = new Map([[event.pointerId, pointOf(event)]])
  return {
    hold,
    step,
    before: draft,
    start,
    reached: start,
    from,
    now: new Map(from),
    moved: false,
  }
}

/** A second pointer goes on from where the first has brought the part. */
function addPointer(gesture: Gesture | undefined, event: PointerEvent) {
  if (!gesture || gesture.from.size > 1 || gesture.from.has(event.pointerId)) return
  gesture.start = gesture.reached
  gesture.from = new Map(gesture.now).set(event.pointerId, pointOf(event))
  gesture.now = new Map(gesture.from)
}

/** @returns whether the gesture moves: a tap trembles too */
function movePointer(gesture: Gesture, event: PointerEvent): boolean {
  const start = gesture.from.get(event.pointerId)
  if (!start) return false
  const point = pointOf(event)
  gesture.now.set(event.pointerId, point)
  return gesture.moved || Math.hypot(point.x - start.x, point.y - start.y) >= stillPx
}

/** A gesture that moves keeps its pointers, wherever they go. */
function capture(gesture: Gesture, box: HTMLElement | null) {
  if (!gesture.moved) for (const id of gesture.from.keys()) box?.setPointerCapture(id)
  gesture.moved = true
}

function reachedBy(gesture: Gesture, box: HTMLElement, page: Size): Reached | undefined {
  const bounds = box.getBoundingClientRect()
  const scale = page.widthPx / bounds.width
  const from = fingers(gesture.from, bounds, scale)
  const now = fingers(gesture.now, bounds, scale)
  if (!from || !now) return undefined
  const grip = { ...gesture.start, hold: gesture.hold, from }
  return followFingers(grip, now, { ...page, reachPx: reachPx * scale })
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function fingers(points: Map<number, Point>, { left, top }: DOMRect, scale: number) {
  const [first, second] = [...points.values()].map(({ x, y }) => ({
    x: (x - left) * scale,
    y: (y - top) * scale,
  }))
  return first && ([first, second] satisfies Fingers)
}
