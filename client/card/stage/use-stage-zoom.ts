import { useLayoutEffect, useRef } from 'react'
import type { CardEditing } from '../use-card-editor.ts'

/** On a phone, moves the picture to the line that is typed or styled, or above an open panel. */
export function useStageZoom(editing: CardEditing) {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const { live } = editing.view
  const { isAtRest, line } = shownOf(editing)

  useLayoutEffect(() => {
    const boxes = stage.current &&
      picture.current && { stage: stage.current, picture: picture.current }
    if (!boxes || !live || isAtRest) return
    const show = () => {
      const { scale, x, y } = live.engine.zoomToLine(boxes, live.layout, line)
      boxes.picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      boxes.picture.style.setProperty('--zoom', String(scale))
    }
    show()
    const watcher = new ResizeObserver(show)
    watcher.observe(boxes.stage)
    return () => {
      watcher.disconnect()
      boxes.picture.style.transform = ''
      boxes.picture.style.removeProperty('--zoom')
    }
  }, [isAtRest, line, live])

  return { stage, picture }
}

function shownOf({ chosen, isTyping }: CardEditing) {
  const { selected, panel, isPhone } = chosen
  const isOfLine = isTyping || panel === 'style'
  return { isAtRest: !isPhone || (!isTyping && !panel), line: isOfLine ? selected : undefined }
}
