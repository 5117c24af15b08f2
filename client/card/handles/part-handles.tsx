import { type MouseEvent, useId } from 'react'
import { type CardPart, cardParts } from '#shared/card/card-parts.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { lineAt } from '#shared/card/line-at.ts'
import type { CardDraft } from '#shared/draft.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { PartButton } from './part-button.tsx'
import classes from './part-handles.module.css'
import type { Guide } from './snap.ts'
import { usePartGesture } from './use-part-gesture.ts'
import { usePartKeys } from './use-part-keys.ts'

interface PartHandlesProps {
  draft: CardDraft
  layout: CardLayout
  /** Id of the chosen part. */
  selected: string | undefined
  /** The name of a part, for screen readers. */
  nameOf: (part: CardPart) => string
  /** The words of a text. */
  wordsOf: (part: CardPart) => string
  onEdit: EditDraft
  onSelect: (id: string | undefined) => void
  /** A tap or Enter: opens its words for typing. */
  onOpen: (part: CardPart) => void
}

/** A button over each part of the picture, to drag, size and turn it by pointer and keyboard. */
export function PartHandles(props: PartHandlesProps) {
  const words = useStrings(editorStrings)
  const { draft, layout, selected, nameOf, wordsOf, onEdit, onSelect, onOpen } = props
  const { size } = layout
  const helpId = useId()
  const gesture = usePartGesture({ draft, page: size, onEdit })
  const keys = usePartKeys({ draft, page: size, onEdit, giveUp: gesture.giveUp })

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return
    const part = partUnder(event, layout)
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
          label={words.partName(nameOf(part), wordsOf(part))}
          helpId={helpId}
          selected={part.id === selected}
          onHold={(hold, event) => gesture.begin(part, hold, event)}
          onKeyDown={(event) => keys.handleKey(part, event)}
          onFocus={() => {
            keys.handleFocus()
            onSelect(part.id)
          }}
          onClick={() => onOpen(part)}
        />
      ))}
      <Guides guides={gesture.guides} page={size} />
      <span className="visually-hidden" id={helpId}>
        {words.partHelp}
      </span>
      <span className="visually-hidden" role="status">
        {keys.place}
      </span>
    </div>
  )
}

/** The part whose line was clicked on the picture. */
function partUnder(
  { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>,
  layout: CardLayout,
) {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  const scale = layout.size.widthPx / width
  const line = lineAt(layout, { x: (clientX - left) * scale, y: (clientY - top) * scale })
  return cardParts(layout).find(({ id }) => id === line?.field)
}

function Guides({ guides, page }: { guides: readonly Guide[]; page: CardLayout['size'] }) {
  return guides.map(({ axis, at }) => (
    <span
      key={axis}
      data-guide={axis}
      className={axis === 'x' ? classes.guideDown : classes.guideAcross}
      style={
        axis === 'x'
          ? { left: `${(100 * at) / page.widthPx}%` }
          : { top: `${(100 * at) / page.heightPx}%` }
      }
    />
  ))
}
