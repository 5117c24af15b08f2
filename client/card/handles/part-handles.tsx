import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { type CardPart, cardParts } from '#shared/card/card-parts.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { lineAt } from '#shared/card/line-at.ts'
import type { CardDraft } from '#shared/draft.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { PartButton } from './part-button.tsx'
import classes from './part-handles.module.css'
import { poseOf, withPose } from './pose.ts'
import { snapPlace } from './snap.ts'
import { usePartGesture } from './use-part-gesture.ts'

export interface PartHandlesProps {
  draft: CardDraft
  layout: CardLayout
  /** The part that is chosen, by its id. */
  selected: string | undefined
  /** What a part is called. */
  nameOf: (part: CardPart) => string
  onEdit: EditDraft
  onSelect: (id: string | undefined) => void
  /** A tap or Enter: its words are to be typed. */
  onOpen: (part: CardPart) => void
}

/** One arrow key, in parts of the page's width. */
const nudge = 0.005
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A button over each part of the picture, to drag, size and turn it, by pointers and by keys. */
export function PartHandles(props: PartHandlesProps) {
  const { draft, layout, selected, nameOf, onEdit, onSelect, onOpen } = props
  const { size } = layout
  const helpId = useId()
  const gesture = usePartGesture({ draft, page: size, onEdit })
  const focused = useRef<CardDraft>(draft)
  const [place, setPlace] = useState('')

  function handleKey(part: CardPart, event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (event.key === 'Escape') {
      if (!gesture.giveUp()) putBack(part)
    } else if (arrow && !event.altKey && !event.metaKey && !event.ctrlKey) {
      event.preventDefault()
      moveBy(part, arrow, event.shiftKey ? 10 : 1)
    }
  }

  function moveBy(part: CardPart, [x, y]: readonly [number, number], times: number) {
    const pose = poseOf(draft, part)
    if (!pose) return
    const step = nudge * times * size.widthPx
    const moved = snapPlace({ ...part, x: part.x + x * step, y: part.y + y * step }, size, 0)
    const to = {
      ...pose,
      x: pose.x + (moved.x - part.x) / size.widthPx,
      y: pose.y + (moved.y - part.y) / size.heightPx,
    }
    onEdit((draft) => withPose(draft, part, to), `nudge ${part.id}`)
    setPlace(placeWords(moved, size))
  }

  /** Where it was when the keyboard came to it. */
  function putBack(part: CardPart) {
    const pose = poseOf(focused.current, part)
    if (pose) onEdit((draft) => withPose(draft, part, pose), `nudge ${part.id}`)
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || gesture.dragged.current) return
    const bounds = event.currentTarget.getBoundingClientRect()
    const scale = size.widthPx / bounds.width
    const point = {
      x: (event.clientX - bounds.left) * scale,
      y: (event.clientY - bounds.top) * scale,
    }
    const line = lineAt(layout, point)
    const part = cardParts(layout).find(({ id }) => id === line?.field)
    if (part) onOpen(part)
    else onSelect(undefined)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut to the buttons in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={classes.handles} ref={gesture.box} onClick={handleClick} {...gesture.events}>
      {cardParts(layout).map((part) => (
        <PartButton
          key={part.id}
          part={part}
          layout={layout}
          label={editorStrings.partName(nameOf(part), editorStrings.kinds[part.kind])}
          helpId={helpId}
          selected={part.id === selected}
          onHold={(hold, event) => gesture.begin(part, hold, event)}
          onKeyDown={(event) => handleKey(part, event)}
          onFocus={() => {
            focused.current = draft
            onSelect(part.id)
          }}
          onClick={() => {
            if (!gesture.dragged.current) onOpen(part)
            gesture.dragged.current = false
          }}
        />
      ))}
      {gesture.guides.map(({ axis, at }) => (
        <span
          key={axis}
          data-guide={axis}
          className={axis === 'x' ? classes.guideDown : classes.guideAcross}
          style={
            axis === 'x'
              ? { left: `${(100 * at) / size.widthPx}%` }
              : { top: `${(100 * at) / size.heightPx}%` }
          }
        />
      ))}
      <span className="visually-hidden" id={helpId}>
        {editorStrings.partHelp}
      </span>
      <span className="visually-hidden" role="status">
        {place}
      </span>
    </div>
  )
}

function placeWords({ x, y }: { x: number; y: number }, { widthPx, heightPx }: CardLayout['size']) {
  return editorStrings.placed(Math.round((100 * x) / widthPx), Math.round((100 * y) / heightPx))
}
