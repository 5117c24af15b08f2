import { useEffect, useRef } from 'react'

/** What a keyboard on the screen takes at least, px. */
const keyboardPx = 120

/**
 * For the box of the editor: while a keyboard covers part of the screen, the box is as high as what
 * is left, so that the line being typed and its field are both in sight.
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
