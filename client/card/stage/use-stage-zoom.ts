import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { CardEditing } from '../use-card-editor.ts'
import type { LiveCard } from '../use-card-view.ts'
import type { Zoom } from './zoom.ts'
import type { CardPlace, StageBoxes } from './zoom-to-line.ts'

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

/** A zoom, and what it shows: its line, where that is, and on which stage. */
interface Shown {
  what: readonly unknown[]
  zoom: Zoom
}

/** Moves a picture within its stage to what is shown. */
export function useZoom({ isAtRest, line, live, video }: ZoomOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)

  /** Measured once for each size: to measure after each letter would lay out the page twice. */
  const boxes = useRef<StageBoxes>(undefined)
  const last = useRef<Shown>(undefined)
  const handling = live?.handling

  const show = useEffectEvent(() => {
    const [box, moved] = [stage.current, picture.current]
    if (!box || !moved) return
    if (!live || !handling || isAtRest) {
      moved.style.transform = ''
      moved.style.removeProperty('--zoom')
      last.current = undefined
      return
    }
    boxes.current ??= handling.measureStage(box, moved)
    const what = [boxes.current, line, video, live.layout.format]
    const isSame = last.current?.what.every((each, i) => each === what[i])
    const before = isSame ? last.current?.zoom : undefined
    const zoom = handling.zoomToLine(boxes.current, live.layout, { line, video, before })
    if (zoom === before) return
    last.current = { what, zoom }
    const { scale, x, y } = zoom
    moved.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    moved.style.setProperty('--zoom', String(scale))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the zoom depends on
  useLayoutEffect(() => show(), [isAtRest, line, live, video])
  useLayoutEffect(() => {
    if (!handling || !stage.current || !picture.current) return
    const watcher = new ResizeObserver(() => {
      boxes.current = undefined
      show()
    })
    watcher.observe(stage.current)
    watcher.observe(picture.current)
    return () => watcher.disconnect()
  }, [handling])

  return { stage, picture }
}
