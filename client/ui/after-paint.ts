/**
 * Calls back once the browser has shown what an event changed. To begin fetching within the event
 * would delay that: on a slow phone each file takes some milliseconds.
 */
export function afterPaint(work: () => void): void {
  const begin = () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('visibilitychange', begin)
    setTimeout(work)
  }
  const frame = requestAnimationFrame(begin)
  // A hidden page shows nothing, and one that is hidden now may never paint.
  if (document.hidden) begin()
  else document.addEventListener('visibilitychange', begin)
}
