/**
 * Calls back once the browser has shown what an event changed. To begin fetching within the event
 * would delay that: on a slow phone each file takes some milliseconds.
 */
export function afterPaint(work: () => void): void {
  // A hidden page shows nothing.
  if (document.hidden) {
    setTimeout(work)
    return
  }
  const begin = () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('visibilitychange', begin)
    setTimeout(work)
  }
  const frame = requestAnimationFrame(begin)
  // Nor does one that is hidden before the frame.
  document.addEventListener('visibilitychange', begin)
}
