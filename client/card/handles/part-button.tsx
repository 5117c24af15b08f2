import type { KeyboardEvent, PointerEvent } from 'react'
import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { linesOf } from '#shared/card/line-at.ts'
import type { Hold } from './gesture.ts'
import classes from './part-handles.module.css'

interface PartButtonProps {
  part: CardPart
  layout: CardLayout
  label: string
  helpId: string
  selected: boolean
  /** Held by a finger, ready to be dragged. */
  lifted: boolean
  onHold: (hold: Hold, event: PointerEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
  onClick: () => void
}

/**
 * A button over a part of the picture. Its handles are for pointers only; the number fields of the
 * part's panel do the same.
 */
export function PartButton(props: PartButtonProps) {
  const { part, layout, label, helpId, selected, lifted, onHold, onKeyDown, onFocus, onClick } =
    props
  const { widthPx, heightPx } = layout.size
  const bent = linesOf(layout, part.id).find((line) => line.clusters && isBent(line))
  return (
    <div
      className={classes.part}
      data-part={part.id}
      data-selected={selected || undefined}
      data-lifted={lifted || undefined}
      style={{
        left: percent(part.x - part.width / 2, widthPx),
        top: percent(part.y - part.height / 2, heightPx),
        width: percent(part.width, widthPx),
        height: percent(part.height, heightPx),
        rotate: part.turn === 0 ? undefined : `${part.turn}deg`,
      }}
    >
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        aria-describedby={helpId}
        aria-pressed={selected}
        onPointerDown={(event) => onHold('place', event)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={onClick}
      >
        <span
          className={classes.hit}
          style={bent && part.turn === 0 ? { clipPath: ribbon(bent, part) } : undefined}
        />
      </button>
      {selected && part.kind !== 'room' && (
        <>
          <span
            className={classes.turn}
            data-handle="turn"
            onPointerDown={(event) => onHold('turn', event)}
          />
          <span
            className={classes.size}
            data-handle="size"
            onPointerDown={(event) => onHold('size', event)}
          />
        </>
      )}
    </div>
  )
}

function percent(px: number, whole: number): string {
  return `${((100 * px) / whole).toFixed(2)}%`
}

function isBent({ clusters = [] }: CardLine): boolean {
  return clusters.some(({ angle }) => Math.abs(angle) > 0.02)
}

/** The area of a bent line alone: the box round an arch also covers what stands under it. */
function ribbon({ clusters = [], sizePx }: CardLine, part: CardPart): string {
  const edge = clusters.flatMap(({ x, y, angle }) => {
    const along = (at: number, up: number) => ({
      x: x + at * Math.cos(angle) + up * Math.sin(angle),
      y: y + at * Math.sin(angle) - up * Math.cos(angle),
    })
    const [start, stop] = [-0.2 * sizePx, 0.8 * sizePx]
    return [
      { upper: along(start, 1.1 * sizePx), lower: along(start, -0.4 * sizePx) },
      { upper: along(stop, 1.1 * sizePx), lower: along(stop, -0.4 * sizePx) },
    ]
  })
  const outline = [...edge.map(({ upper }) => upper), ...edge.map(({ lower }) => lower).reverse()]
  const left = part.x - part.width / 2
  const top = part.y - part.height / 2
  const points = outline.map(
    ({ x, y }) => `${percent(x - left, part.width)} ${percent(y - top, part.height)}`,
  )
  return `polygon(${points.join(', ')})`
}
