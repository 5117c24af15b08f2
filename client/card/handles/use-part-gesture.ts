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
  const frame = useRef(0)
  const dragged = useRef(false)
  const [guides, setGuides] = useState<readonly Guide[]>([])

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  function begin(part: CardPart, hold: Hold, event: PointerEvent) {
    dragged.current = false
    const pose = poseOf(draft, part)
    if (event.button !== 0 || gesture.current || !pose) return
    const from = new Map([[event.pointerId, pointOf(event)]])
    const start = { part, pose }
    const step = `${hold} ${part.id} ${event.timeStamp}`
    const now = new Map(from)
    gesture.current = { hold, step, before: draft, start, reached: start, from, now, moved: false }
  }

  function join(event: PointerEvent) {
    const current = gesture.current
    if (!current || current.from.size > 1 || current.from.has(event.pointerId)) return
    current.start = current.reached
    current.from = new Map(current.now).set(event.pointerId, pointOf(event))
    current.now = new Map(current.from)
  }

  function follow(event: PointerEvent) {
    const current = gesture.current
    const start = current?.from.get(event.pointerId)
    if (!current || !start) return
    const point = pointOf(event)
    current.now.set(event.pointerId, point)
    if (!current.moved && Math.hypot(point.x - start.x, point.y - start.y) < stillPx) return
    if (!current.moved) for (const id of current.from.keys()) box.current?.setPointerCapture(id)
    current.moved = true
    frame.current ||= requestAnimationFrame(show)
  }

  function show() {
    frame.current = 0
    const current = gesture.current
    const bounds = box.current?.getBoundingClientRect()
    if (!current || !bounds) return
    const scale = page.widthPx / bounds.width
    const from = fingers(current.from, bounds, scale)
    const now = fingers(current.now, bounds, scale)
    if (!from || !now) return
    const grip = { ...current.start, hold: current.hold, from }
    const reached = followFingers(grip, now, { ...page, reachPx: reachPx * scale })
    current.reached = reached
    setGuides(reached.guides)
    onEdit((draft) => withPose(draft, reached.part, reached.pose), current.step)
  }

  function end(event: PointerEvent) {
    const current = gesture.current
    if (!current?.from.has(event.pointerId)) return
    if (frame.current) {
      cancelAnimationFrame(frame.current)
      show()
    }
    letGo(current.moved)
  }

  function letGo(moved: boolean) {
    gesture.current = undefined
    dragged.current = moved
    setGuides([])
  }

  /** Gives back what the gesture under way took; false where there is none. */
  function giveUp(): boolean {
    const current = gesture.current
    if (!current?.moved) return false
    cancelAnimationFrame(frame.current)
    frame.current = 0
    letGo(true)
    onEdit(() => current.before, current.step)
    return true
  }

  const events = {
    onPointerDown: join,
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { box, begin, giveUp, guides, dragged, events }
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
