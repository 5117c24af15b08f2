import { useLayoutEffect, useRef } from 'react'
import { unionOf } from '#shared/art/box.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { linesOf } from '#shared/card/line-at.ts'
import type { CardEditing } from '../use-card-editor.ts'
import { noZoom, type Zoom, type ZoomLine, zoomTo } from './zoom.ts'

/** What a stage shows: the picture as it rests, all of it above a panel, or one line. */
type Shown = 'rest' | 'whole' | { line: string }

/** On a phone, moves the picture to the line that is typed or styled. */
export function useStageZoom(editing: CardEditing) {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const layout = editing.view.live?.layout
  const shown = shownOf(editing)
  const line = typeof shown === 'object' ? shown.line : undefined
  const mode = typeof shown === 'object' ? 'line' : shown

  useLayoutEffect(() => {
    const box = stage.current
    const moved = picture.current
    if (!box || !moved) return
    const show = () => {
      const zoom = mode === 'rest' ? noZoom : zoomOf(box, moved, layout, line)
      apply(moved, zoom)
    }
    show()
    const watcher = new ResizeObserver(show)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [mode, line, layout])

  return { stage, picture }
}

function shownOf({ chosen, isTyping }: CardEditing): Shown {
  const { selected, panel, isPhone } = chosen
  if (!isPhone || (!isTyping && !panel)) return 'rest'
  const isOfLine = isTyping || panel === 'style'
  return isOfLine && selected ? { line: selected } : 'whole'
}

function zoomOf(
  stage: HTMLElement,
  picture: HTMLElement,
  layout: CardLayout | undefined,
  line: string | undefined,
): Zoom {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = picture
  const lines = layout
    ? layout.lines.map((each): ZoomLine => ({ box: each.ink, sizePx: each.sizePx }))
    : []
  return zoomTo({
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    rest: { x, y, width, height },
    page: layout?.size ?? { widthPx: width, heightPx: height },
    lines,
    line: layout && lineOf(layout, line),
  })
}

/** All rows of a text as one line. */
function lineOf(layout: CardLayout, field: string | undefined): ZoomLine | undefined {
  const rows = linesOf(layout, field)
  const [first] = rows
  return first && { box: unionOf(rows.map(({ ink }) => ink)), sizePx: first.sizePx }
}

function apply(picture: HTMLElement, { scale, x, y }: Zoom): void {
  const isAtRest = scale === 1 && x === 0 && y === 0
  picture.style.transform = isAtRest ? '' : `translate(${x}px, ${y}px) scale(${scale})`
  picture.style.setProperty('--zoom', String(scale))
}
