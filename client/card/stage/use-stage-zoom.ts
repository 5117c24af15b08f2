import { useLayoutEffect, useRef } from 'react'
import type { CardEditing } from '../use-card-editor.ts'
import type { LiveCard } from '../use-card-view.ts'
import type { CardPlace } from './zoom-to-line.ts'

interface ZoomOptions {
  isAtRest: boolean
  /** The line to show. Default: the whole picture. */
  line: string | undefined
  live: LiveCard | undefined
  /** Where the card is in a video; the same object until that changes. Default: all of it. */
  video?: CardPlace | undefined
}

/**
 * On a phone, moves the picture to the line that is typed or styled, or above an open panel.
 * `shown` names what the stage shows.
 */
export function useStageZoom({ chosen, isTyping, view: { live } }: CardEditing) {
  const { selected, panel, isPhone } = chosen
  const isOfLine = isTyping || panel === 'style'
  const isAtRest = !isPhone || (!isTyping && !panel)
  const line = isOfLine ? selected : undefined
  const shown = isAtRest ? '' : `${line ?? ''} ${panel ?? ''}`
  return { ...useZoom({ isAtRest, line, live }), shown: `${live?.layout.format} ${shown}` }
}

/** Moves a picture within its stage to what is shown. */
export function useZoom({ isAtRest, line, live, video }: ZoomOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const [box, moved] = [stage.current, picture.current]
    const handling = live?.handling
    if (!box || !moved) return
    if (!handling || isAtRest) {
      moved.style.transform = ''
      moved.style.removeProperty('--zoom')
      return
    }
    const show = () => {
      const boxes = { stage: box, picture: moved }
      const { scale, x, y } = handling.zoomToLine(boxes, live.layout, { line, video })
      moved.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      moved.style.setProperty('--zoom', String(scale))
    }
    show()
    const watcher = new ResizeObserver(show)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [isAtRest, line, live, video])

  return { stage, picture }
}
