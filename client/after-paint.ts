/** Calls back after the next paint, so that what it does delays none; returns what calls it off. */
export function afterPaint(go: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(go)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
