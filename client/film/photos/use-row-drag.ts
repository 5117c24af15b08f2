import { createUseGesture, dragAction } from '@use-gesture/react'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Within this distance from the top or the bottom of the window the page scrolls, CSS px. */
const edgePx = 96
/** The page scrolls at most that fast, CSS px per ms. */
const mostSpeed = 0.9
const settleMs = 160

const useHandle = createUseGesture([dragAction])

/** Where rows are, from the start of the page, and which one is held. */
interface Held {
  rows: HTMLElement[]
  places: { x: number; y: number; width: number; height: number }[]
  from: number
  to: number
  /** Of the pointer: where it took the row, on the page, and where it is, in the window. */
  start: { x: number; y: number }
  at: { x: number; y: number }
  frame: number
  cancel: () => void
}

/**
 * Moves the rows of a list by a handle, with a finger, a pen or a mouse. The order changes when the
 * row is let go; Escape leaves it as it was. The page scrolls while the row is near its edges.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const held = useRef<Held>(undefined)
  const [dragged, setDragged] = useState<number>()

  const bind = useHandle(
    {
      onDrag({ args, first, last, canceled, xy: [x, y], cancel, event }) {
        event.preventDefault()
        if (first && list.current) {
          held.current = takeRow(list.current, { from: Number(args[0]), at: { x, y }, cancel })
          setDragged(held.current.from)
        }
        if (!held.current) return
        held.current.at = { x, y }
        placeRows(held.current)
        if (last) letGo(canceled)
      },
    },
    { drag: { pointer: { keys: false }, eventOptions: { passive: false } } },
  )

  function letGo(isCanceled: boolean) {
    const { current } = held
    if (!current) return
    held.current = undefined
    setDragged(undefined)
    const { from } = current
    if (isCanceled) current.to = from
    settleRow(current)
    if (current.to !== from) onMove(from, current.to)
  }

  useEffect(() => {
    if (dragged === undefined) return
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') held.current?.cancel()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [dragged])

  useEffect(() => () => cancelAnimationFrame(held.current?.frame ?? 0), [])

  return { dragged, bind }
}

function takeRow(
  list: HTMLElement,
  { from, at, cancel }: Pick<Held, 'from' | 'at' | 'cancel'>,
): Held {
  const rows = [...list.children].filter((each) => each instanceof HTMLElement)
  const places = rows.map((row) => {
    const { left, top, width, height } = row.getBoundingClientRect()
    return { x: left + scrollX, y: top + scrollY, width, height }
  })
  const start = { x: at.x + scrollX, y: at.y + scrollY }
  const held: Held = { rows, places, from, to: from, start, at, frame: 0, cancel }
  let before = performance.now()
  held.frame = requestAnimationFrame(scroll)
  function scroll(now: number) {
    const speed = scrollSpeed(held.at.y)
    if (speed !== 0) {
      scrollBy({ top: speed * (now - before), behavior: 'instant' })
      placeRows(held)
    }
    before = now
    held.frame = requestAnimationFrame(scroll)
  }
  return held
}

/** CSS px per ms, negative upwards. */
function scrollSpeed(y: number): number {
  const below = Math.max(0, y - (innerHeight - edgePx))
  const above = Math.max(0, edgePx - y)
  return Math.min(1, Math.max(-1, (below - above) / edgePx)) * mostSpeed
}

/** The held row is at the pointer; the others make room at the place that is nearest to it. */
function placeRows(held: Held) {
  const { rows, places, from } = held
  const by = offsetOf(held)
  const own = places[from]
  if (!own) return
  const distance = (place: { x: number; y: number }) =>
    Math.hypot(place.x - own.x - by.x, place.y - own.y - by.y)
  held.to = places.reduce(
    (best, place, i) => (distance(place) < distance(places[best] ?? place) ? i : best),
    from,
  )
  for (const [i, row] of rows.entries()) {
    if (i === from) row.style.translate = `${by.x}px ${by.y}px`
    else {
      const place = places[i]
      const next = places[placeOf(i, held)]
      if (place && next) row.style.translate = `${next.x - place.x}px ${next.y - place.y}px`
    }
  }
}

/** Where a row stands that is not held. */
function placeOf(i: number, { from, to }: Held): number {
  if (i > from && i <= to) return i - 1
  return i < from && i >= to ? i + 1 : i
}

function offsetOf({ at, start }: Held) {
  return { x: at.x + scrollX - start.x, y: at.y + scrollY - start.y }
}

/** The rows have their places again, and the held one glides to its new place. */
function settleRow(held: Held) {
  const { rows, places, from, to, frame } = held
  cancelAnimationFrame(frame)
  for (const row of rows) row.style.translate = ''
  const [own, next] = [places[from], places[to]]
  if (!own || !next || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const by = offsetOf(held)
  const away = `${own.x + by.x - next.x}px ${own.y + by.y - next.y}px`
  rows[from]?.animate({ translate: [away, '0 0'] }, { duration: settleMs, easing: 'ease-out' })
}
