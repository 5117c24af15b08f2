import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { StageView } from '../stage/use-view.ts'
import type { Fingers, Point } from './gesture.ts'
import type { PartGesture } from './use-part-gesture.ts'

interface StageGestures {
  stage: RefObject<HTMLDivElement | null>
  gesture: PartGesture
  view: StageView
}

interface Swipe {
  /** Client px. */
  to: Point
  delta: Point
  isLast: boolean
}

const useFingers = createUseGesture([dragAction, pinchAction, wheelAction])

/** A tap moves less than this, client px. */
const stillPx = 5
/** A finger that waits on a part to lift it moves less than this, client px. */
const swipePx = 8
/** Two taps within this time and distance are a double tap, ms and client px. */
const doubleTap = { ms: 320, px: 32 }
/** A turn of the wheel that doubles the size, client px. */
const wheelPx = 240

/**
 * All pointers on the stage. What holds a part moves it; other fingers zoom and move the view, with
 * the control key or a pinch of the trackpad also the wheel. A double tap beside the parts returns
 * to fit.
 */
export function useStageGestures({ stage, gesture, view }: StageGestures): void {
  const isDoubleTap = useDoubleTap()
  const isOfPart = useRef(false)

  /** Whether a drag is one of the held part; a swipe lets the part go. */
  function isDragOfPart(from: Point, to: Point): boolean {
    const distance = Math.hypot(to.x - from.x, to.y - from.y)
    if (gesture.isWaiting() && distance > swipePx) gesture.letGo()
    return gesture.isHeld()
  }

  /** One finger that holds no part moves a zoomed view. */
  function swipe({ to, delta, isLast }: Swipe) {
    if (!view.isMoved()) return
    view.move({ from: { x: to.x - delta.x, y: to.y - delta.y }, to })
    if (isLast) view.settle()
  }

  useFingers(
    {
      onDrag({ initial, xy, delta, first, last, pinching, tap }) {
        if (pinching) return
        const [from, to] = [pointOf(initial), pointOf(xy)]
        if (isDragOfPart(from, to)) {
          if (!tap && !gesture.isWaiting())
            gesture.follow([from, undefined], [to, undefined], first)
          if (last) gesture.drop()
        } else if (!tap) {
          swipe({ to, delta: pointOf(delta), isLast: last })
        }
      },
      // Not the release of the finger: its click would reach what the fitting picture has there.
      onClick({ event }) {
        if (!view.isMoved() || isOnButton(event)) return
        if (!isDoubleTap({ x: event.clientX, y: event.clientY }, event.timeStamp)) return
        event.stopPropagation()
        view.showAll()
      },
      onPinch({ origin, da, movement: [scale], first, last, memo }) {
        const middle = pointOf(origin)
        if (first) {
          isOfPart.current = gesture.takeObject(middle)
          if (!isOfPart.current) gesture.drop()
        }
        if (isOfPart.current && da) {
          const fingers = fingersOf(middle, da)
          gesture.follow(fingers, fingers, first)
          if (last) {
            isOfPart.current = false
            gesture.drop()
          }
          return undefined
        }
        const before = memo ?? { middle, scale: 1 }
        view.move({ from: before.middle, to: middle, factor: scale / before.scale })
        if (last) view.settle()
        return { middle, scale }
      },
      onWheel({ event, delta: [, y], last }) {
        if (!event.ctrlKey || last) return
        event.preventDefault()
        const at = { x: event.clientX, y: event.clientY }
        view.move({ from: at, to: at, factor: 2 ** (-y / wheelPx) }, false)
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      // The click at the end of a drag is filtered out.
      drag: {
        threshold: stillPx,
        tapsThreshold: stillPx,
        filterTaps: true,
        pointer: { keys: false },
      },
      pinch: { pinchOnWheel: false },
    },
  )
  usePageStill(stage, () => gesture.isLifted() || isOfPart.current || view.isMoved())
}

/** Where the page scrolls, it and its menus stay still under a finger that holds something. */
function usePageStill(stage: RefObject<HTMLDivElement | null>, isHolding: () => boolean): void {
  const keepStill = useEffectEvent((event: Event) => {
    if (isHolding() && event.cancelable) event.preventDefault()
  })
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const stop = (event: Event) => keepStill(event)
    box.addEventListener('touchmove', stop, { passive: false })
    box.addEventListener('contextmenu', stop)
    return () => {
      box.removeEventListener('touchmove', stop)
      box.removeEventListener('contextmenu', stop)
    }
  }, [stage])
}

function useDoubleTap() {
  const before = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY })
  return ({ x, y }: Point, at: number): boolean => {
    const last = before.current
    before.current = { x, y, at }
    return at - last.at < doubleTap.ms && Math.hypot(x - last.x, y - last.y) < doubleTap.px
  }
}

function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest('button') !== null
}

function pointOf([x, y]: readonly [number, number]): Point {
  return { x, y }
}

function fingersOf({ x, y }: Point, [distance, degrees]: readonly [number, number]): Fingers {
  const angle = (-degrees * Math.PI) / 180
  const [dx, dy] = [(Math.sin(angle) * distance) / 2, (Math.cos(angle) * distance) / 2]
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ]
}
