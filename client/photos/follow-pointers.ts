/** How fingers, a mouse or its wheel moved a thing since the last time. */
export interface Gesture {
  /** Parts of its width and height, to the right and down. */
  across: number
  down: number
  /** Times the size before. */
  zoom: number
}

interface Point {
  x: number
  y: number
}

/**
 * Tells the drags, pinches and wheel turns on an element.
 *
 * @param ratio the element's size by that of the thing
 * @returns what ends it
 */
export function followPointers(
  element: Element,
  ratio: number,
  onGesture: (gesture: Gesture) => void,
): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const pointers = new Map<number, Point>()

  const listen = (types: readonly string[], listener: (event: PointerEvent) => void) => {
    for (const type of types) {
      element.addEventListener(type, (event) => listener(event as PointerEvent), { signal })
    }
  }
  listen(['pointerdown'], (event) => {
    element.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  listen(['pointerup', 'pointercancel'], ({ pointerId }) => pointers.delete(pointerId))
  listen(['pointermove'], ({ pointerId, clientX, clientY }) => {
    if (!pointers.has(pointerId)) return
    const before = spread(pointers)
    pointers.set(pointerId, { x: clientX, y: clientY })
    const after = spread(pointers)
    const { width, height } = element.getBoundingClientRect()
    onGesture({
      across: ((after.x - before.x) * ratio) / width,
      down: ((after.y - before.y) * ratio) / height,
      zoom: before.reach > 0 ? after.reach / before.reach : 1,
    })
  })
  const turnWheel = (event: WheelEvent) => {
    event.preventDefault()
    onGesture({ across: 0, down: 0, zoom: 2 ** (-event.deltaY / 400) })
  }
  element.addEventListener('wheel', (event) => turnWheel(event as WheelEvent), {
    signal,
    passive: false,
  })
  return () => leaving.abort()
}

/** The middle of the pointers and how far they reach from it, px. */
function spread(pointers: ReadonlyMap<number, Point>): Point & { reach: number } {
  const points = [...pointers.values()]
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(points.map((point) => point.x))
  const y = mean(points.map((point) => point.y))
  return { x, y, reach: mean(points.map((point) => Math.hypot(point.x - x, point.y - y))) }
}
