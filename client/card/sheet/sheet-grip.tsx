import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './bottom-sheet.module.css'
import { nearestHeight, type SheetHeight, sheetHeights } from './sheet-places.ts'

interface SheetGripProps {
  sheet: RefObject<HTMLDivElement | null>
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
}

/** Drags the sheet to one of its heights; a tap, Enter or an arrow key goes to the next. */
export function SheetGrip({ sheet, height, onHeight }: SheetGripProps) {
  const drag = useRef<{ y: number; heightPx: number; moved: boolean }>(undefined)
  const next = (by: number) => sheetHeights[sheetHeights.indexOf(height) + by]

  function handleDown(event: PointerEvent<HTMLButtonElement>) {
    if (!sheet.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { height: heightPx } = sheet.current.getBoundingClientRect()
    drag.current = { y: event.clientY, heightPx, moved: false }
  }

  function handleMove(event: PointerEvent) {
    const held = drag.current
    if (!held || !sheet.current) return
    const by = held.y - event.clientY
    if (!held.moved && Math.abs(by) < 4) return
    held.moved = true
    sheet.current.parentElement?.style.setProperty('--sheet', `${held.heightPx + by}px`)
  }

  function handleUp() {
    const held = drag.current
    const box = sheet.current
    if (held?.moved && box?.parentElement) {
      onHeight(nearestHeight(box.offsetHeight / box.parentElement.offsetHeight))
    }
    box?.parentElement?.style.removeProperty('--sheet')
    // Ignores the click that follows a drag.
    if (!held?.moved) drag.current = undefined
  }

  function handleClick() {
    if (!drag.current?.moved) onHeight(next(1) ?? 'low')
    drag.current = undefined
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const to = by && next(by)
    if (!by) return
    event.preventDefault()
    if (to) onHeight(to)
  }

  const { sheet: name, sheetHeights: heights } = useStrings(editorStrings)
  return (
    <button
      type="button"
      className={classes.grip}
      data-grip=""
      aria-label={`${name}: ${heights[height]}`}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onClick={handleClick}
      onKeyDown={handleKey}
    />
  )
}
