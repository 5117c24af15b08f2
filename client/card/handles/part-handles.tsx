import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { type CardPart, cardParts } from '#shared/card/card-parts.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { lineAt } from '#shared/card/line-at.ts'
import type { CardDraft } from '#shared/draft.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { stageStrings } from '#shared/i18n/stage-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { partNames } from '../part-names.ts'
import { FitButton } from '../stage/fit-button.tsx'
import { type StageRefs, type StageView, useView } from '../stage/use-view.ts'
import type { CardText } from '../words/texts-of.ts'
import { PartButton } from './part-button.tsx'
import classes from './part-handles.module.css'
import type { Guide } from './snap.ts'
import { usePartGesture } from './use-part-gesture.ts'
import { usePartKeys } from './use-part-keys.ts'
import { useStageGestures } from './use-stage-gestures.ts'

interface PartHandlesProps extends StageRefs {
  /** What the stage shows; a change ends the visitor's zoom. */
  shown: string
  draft: CardDraft
  layout: CardLayout
  /** Id of the chosen part. */
  selected: string | undefined
  /** They name the parts, for screen readers. */
  texts: readonly CardText[]
  onEdit: EditDraft
  onSelect: (id: string | undefined) => void
  /** A tap or Enter: opens its words for typing. */
  onOpen: (part: CardPart) => void
}

/** Factor of one press. */
const keyZoom = 1.25

/** A button over each part of the picture, to drag, size and turn it by pointer and keyboard. */
export function PartHandles(props: PartHandlesProps) {
  const words = useStrings(stageStrings)
  const { draft, layout, selected, texts, onEdit, onSelect, onOpen } = props
  const nameOf = partNames(texts, draft, useStrings(editorStrings))
  const wordsOf = ({ id }: CardPart) => texts.find((text) => text.id === id)?.value ?? ''
  const { stage, picture } = props
  const { size } = layout
  const parts = cardParts(layout)
  const helpId = useId()
  const gesture = usePartGesture({ draft, page: size, parts, selected, onEdit, onSelect })
  const view = useView({ stage, picture }, props.shown)
  useStageGestures({ stage, gesture, view })
  const keys = usePartKeys({ draft, page: size, onEdit, giveUp: gesture.giveUp })

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return
    const part = partUnder(event, layout)
    if (part) onOpen(part)
    else onSelect(undefined)
  }

  /** The button that was pressed goes away with the zoom. */
  function fit() {
    view.showAll()
    gesture.box.current?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut to the buttons in it
    <div
      className={classes.handles}
      ref={gesture.box}
      tabIndex={-1}
      onClick={handleClick}
      onPointerCancel={gesture.letGo}
      // The gestures report no last event of a finger that did not move.
      onPointerUp={gesture.letGo}
      onKeyDown={(event) => zoomByKey(event, view)}
    >
      {parts.map((part) => (
        <PartButton
          key={part.id}
          part={part}
          layout={layout}
          label={words.partName(nameOf(part), wordsOf(part))}
          helpId={helpId}
          selected={part.id === selected}
          lifted={part.id === gesture.lifted}
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
      <span className="visually-hidden" role="status">
        {view.isZoomed && words.zoomed(view.percent)}
      </span>
      {view.isZoomed && <FitButton stage={stage} onFit={fit} />}
    </div>
  )
}

/** Plus and minus zoom the view, zero returns to fit. */
function zoomByKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, view: StageView) {
  if (altKey || ctrlKey || metaKey) return
  if (key === '+' || key === '=') view.zoomBy(keyZoom)
  else if (key === '-') view.zoomBy(1 / keyZoom)
  else if (key === '0') view.showAll()
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
