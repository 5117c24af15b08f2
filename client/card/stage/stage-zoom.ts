import type { CardLayout } from '#shared/card/layout-card.ts'
import {
  type LineZoom,
  measureStage,
  type StageBoxes,
  type ZoomTarget,
  zoomToLine,
} from './zoom-to-line.ts'

/** What a stage shows; its layout is that of the shown card. */
export interface StageTarget extends ZoomTarget {
  layout: CardLayout
}

/** Moves a picture within its stage. */
export interface StageZoom {
  /** @param target default: the picture is at rest */
  show: (target: StageTarget | undefined) => void
  close: () => void
}

export function createStageZoom(stage: HTMLElement, picture: HTMLElement): StageZoom {
  /** Measured once for each size: to measure after each letter would lay out the page twice. */
  let boxes: StageBoxes | undefined
  let last: LineZoom | undefined
  let shown: StageTarget | undefined

  function move() {
    if (!shown) {
      last = undefined
      picture.style.transform = ''
      picture.style.removeProperty('--zoom')
      return
    }
    boxes ??= measureStage(stage, picture)
    const next = zoomToLine(boxes, shown.layout, { ...shown, last })
    if (next === last) return
    last = next
    const { scale, x, y } = next.zoom
    picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    picture.style.setProperty('--zoom', String(scale))
  }

  const watcher = new ResizeObserver(() => {
    boxes = undefined
    move()
  })
  watcher.observe(stage)
  watcher.observe(picture)
  return {
    show(target) {
      shown = target
      move()
    },
    close: () => watcher.disconnect(),
  }
}
