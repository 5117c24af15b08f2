import { useEffect, useRef } from 'react'

/** Least height of a keyboard on the screen, CSS px. */
const keyboardPx = 120

/**
 * Fits the editor of a phone into the part of the window that the keyboard leaves: its style sheet
 * reads `--view-height` and `--view-top`. A field loses its focus with the keyboard.
 */
export function useViewportFit() {
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = window.visualViewport
    const box = editor.current
    if (!view || !box) return
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
      if (wasTyping && !isTyping && focused instanceof HTMLTextAreaElement) focused.blur()
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
  }, [])
  return editor
}
