/** Least height of a keyboard on the screen, CSS px. */
const keyboardPx = 120

/**
 * Writes the part of the window that a keyboard leaves into `--view-height` and `--view-top` of the
 * editor's box, once a frame. A field loses its focus with the keyboard, but not to ours.
 *
 * @returns stops it
 */
export function fitViewport(box: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  let frame = 0
  let wasTyping = false
  let full = { width: view.width, height: view.height }
  const fit = () => {
    frame = 0
    // The visitor has zoomed into the page.
    if (view.scale > 1.01) return
    box.style.setProperty('--view-height', `${Math.round(view.height)}px`)
    box.style.setProperty('--view-top', `${Math.round(view.offsetTop)}px`)
    if (view.width !== full.width || view.height > full.height) {
      full = { width: view.width, height: view.height }
    }
    const isTyping = full.height - view.height > keyboardPx
    const focused = document.activeElement
    const isField = focused instanceof HTMLTextAreaElement && focused.inputMode !== 'none'
    if (wasTyping && !isTyping && isField) focused.blur()
    wasTyping = isTyping
  }
  const fitSoon = () => {
    frame ||= requestAnimationFrame(fit)
  }
  view.addEventListener('resize', fitSoon)
  view.addEventListener('scroll', fitSoon)
  return () => {
    cancelAnimationFrame(frame)
    view.removeEventListener('resize', fitSoon)
    view.removeEventListener('scroll', fitSoon)
  }
}
