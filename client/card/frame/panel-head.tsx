import { Check } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './panel-head.module.css'

interface PanelHeadProps {
  title: string
  /** What the panel is about. */
  detail?: string
  onDone: () => void
}

/** Dragging down by this much closes a panel, CSS px. */
const closePx = 64

/** The head of a panel on a phone, with two ways to close it: Done, and dragging down. */
export function PanelHead({ title, detail, onDone }: PanelHeadProps) {
  const words = useStrings(editorStrings)
  const from = useRef<number>(undefined)

  function handleDown(event: PointerEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('button')) return
    from.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function handleUp(event: PointerEvent) {
    if (from.current !== undefined && event.clientY - from.current > closePx) onDone()
    from.current = undefined
  }

  return (
    <div className={classes.head} onPointerDown={handleDown} onPointerUp={handleUp} data-panel-head>
      <p className={classes.title}>
        {title}
        {detail && <bdi className={classes.detail}>{detail}</bdi>}
      </p>
      <button type="button" className={classes.done} onClick={onDone}>
        <Check aria-hidden />
        {words.done}
      </button>
    </div>
  )
}
