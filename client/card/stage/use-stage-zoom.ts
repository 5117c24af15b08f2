import { useLayoutEffect, useRef } from 'react'
import type { CardEditing } from '../use-card-editor.ts'
import type { LiveCard } from '../use-card-view.ts'
import type { StageZoom } from './stage-zoom.ts'
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
  const zoom = useRef<StageZoom>(undefined)
  const { handling, layout } = live ?? {}
  useLayoutEffect(() => {
    if (!handling || !stage.current || !picture.current) return
    zoom.current = handling.createStageZoom(stage.current, picture.current)
    return zoom.current.close
  }, [handling])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom comes with the handling
  useLayoutEffect(() => {
    zoom.current?.show(layout && !isAtRest ? { layout, line, video } : undefined)
  }, [handling, layout, isAtRest, line, video])
  return { stage, picture }
}
