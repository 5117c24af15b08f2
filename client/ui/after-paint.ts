/**
 * Calls back once the browser has shown what an event changed. To begin fetching within the event
 * would delay that: on a slow phone each file takes some milliseconds.
 */
export function afterPaint(work: () => void): void {
  // A hidden page shows nothing.
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
