import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../handles/gesture.ts'
import {
  fitView,
  keepView,
  mostScaleOver,
  moveView,
  settleView,
  type ViewFrame,
  type ViewMove,
} from './view.ts'
import type { Zoom } from './zoom.ts'

export interface StageRefs {
  stage: RefObject<HTMLDivElement | null>
  /** The picture, which the zoom to a line moves by its `transform`. */
  picture: RefObject<HTMLDivElement | null>
}

export type StageView = ReturnType<typeof useView>

/** Height of the row with the button that returns to fit, CSS px. */
const rowPx = 44

/**
 * The visitor's zoom, on top of the zoom to a line: the style properties `translate` and `scale` of
 * the picture.
 *
 * @param shown what the stage shows; a change returns to fit
 */
export function useView(refs: StageRefs, shown: string) {
  const view = useRef<Zoom>(fitView)
  const [isZoomed, setZoomed] = useState(false)
  /** The scale after the last gesture, %. */
  const [percent, setPercent] = useState(100)

  function show(next: Zoom, isHeld: boolean) {
    view.current = next
    writeView(refs, next, isHeld)
    setZoomed(next.scale > 1)
    if (!isHeld) setPercent(Math.round(100 * next.scale))
  }

  /** Takes client px. */
  function move({ from, to, factor }: ViewMove, isHeld = true) {
    const frame = frameOf(refs)
    const stage = refs.stage.current
    if (!frame || !stage) return
    const box = stage.getBoundingClientRect()
    const left = box.left + beforePx(stage)
    const onStage = ({ x, y }: Point) => ({ x: x - left, y: y - box.top })
    const by = { from: onStage(from), to: onStage(to), ...(factor && { factor }) }
    show(moveView(view.current, by, frame), isHeld)
  }

  const settle = () => show(settleView(view.current), false)
  const showAll = () => show(fitView, false)

  /** Zooms about the middle of the stage. */
  function zoomBy(factor: number) {
    const stage = refs.stage.current
    if (!stage) return
    const box = stage.getBoundingClientRect()
    const width = box.width - besidePx(stage)
    const left = box.left + beforePx(stage)
    const middle = { x: left + width / 2, y: box.top + (box.height - rowPx) / 2 }
    move({ from: middle, to: middle, factor }, false)
  }

  const refit = useEffectEvent(() => {
    const frame = frameOf(refs)
    if (frame && view.current.scale > 1) show(keepView(view.current, frame), false)
  })
  const reset = useEffectEvent(() => {
    if (view.current.scale > 1) showAll()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is shown returns to fit
  useLayoutEffect(() => () => reset(), [shown])
  useEffect(() => {
    const box = refs.stage.current
    if (!box) return
    const watcher = new ResizeObserver(refit)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [refs.stage])

  return { isZoomed, percent, move, settle, showAll, zoomBy, isMoved: () => view.current.scale > 1 }
}

function frameOf({ stage, picture }: StageRefs): ViewFrame | undefined {
  const [box, moved] = [stage.current, picture.current]
  if (!box || !moved) return undefined
  const { a: zoomed, e, f } = new DOMMatrixReadOnly(moved.style.transform)
  return {
    stage: { width: box.clientWidth - besidePx(box), height: box.clientHeight - rowPx },
    fit: {
      x: moved.offsetLeft - beforePx(box) + e,
      y: moved.offsetTop + f,
      width: moved.offsetWidth * zoomed,
      height: moved.offsetHeight * zoomed,
    },
    most: mostScaleOver(zoomed),
  }
}

/** Width that the style of a line takes beside the picture, CSS px. */
function besidePx(stage: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(stage).getPropertyValue('--beside')) || 0
}

/** The part of that width at the left of the picture, CSS px. */
function beforePx(stage: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(stage).getPropertyValue('--before')) || 0
}

/** A view starts at the corner of the stage, the style of the picture at the corner of the picture. */
function writeView({ stage, picture }: StageRefs, view: Zoom, isHeld: boolean): void {
  const [box, moved] = [stage.current, picture.current]
  if (!box || !moved) return
  const { scale } = view
  const isFit = scale === 1
  const x = view.x + (scale - 1) * (moved.offsetLeft - beforePx(box))
  const y = view.y + (scale - 1) * moved.offsetTop
  moved.style.translate = isFit ? '' : `${x}px ${y}px`
  moved.style.scale = isFit ? '' : String(scale)
  moved.style.setProperty('--view-zoom', String(scale))
  moved.toggleAttribute('data-held', isHeld)
  box.toggleAttribute('data-view', !isFit)
  box.closest('[data-editor]')?.toggleAttribute('data-view', !isFit)
}
