/** A page left open overnight is updated when it is shown again. */
export function onReturn(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
