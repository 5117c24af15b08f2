import { useEffect, useRef } from 'react'

/** Minimum height of a keyboard on the screen, px. */
const keyboardPx = 120

/**
 * While a keyboard covers part of the screen, shrinks the editor's box to the rest, so that both
 * the line being typed and its field are visible.
 */
export function useTypingView() {
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = window.visualViewport
    const box = editor.current
    if (!view || !box) return
    const fit = () => {
      const covered =
        view.scale === 1 && document.documentElement.clientHeight - view.height > keyboardPx
      box.style.setProperty('--visible', `${Math.round(view.height)}px`)
      if (covered && box.dataset.typing === undefined)
        requestAnimationFrame(() => box.scrollIntoView())
      if (covered) box.dataset.typing = ''
      else delete box.dataset.typing
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [])
  return editor
}
