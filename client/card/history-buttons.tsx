import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './history-buttons.module.css'

export interface HistoryMoves {
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

interface HistoryButtonsProps {
  moves: HistoryMoves
  className?: string | undefined
}

export function HistoryButtons({ moves, className }: HistoryButtonsProps) {
  const words = useStrings(editorStrings)
  const { undo, redo, canUndo, canRedo } = moves
  return (
    // Time runs the same way on every page.
    <span className={`${classes.buttons} ${className ?? ''}`} dir="ltr">
      <IconButton icon={Undo2} label={words.undo} aria-disabled={!canUndo} onClick={undo} />
      <IconButton icon={Redo2} label={words.redo} aria-disabled={!canRedo} onClick={redo} />
    </span>
  )
}

/**
 * Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes, whatever has the focus: the browser's own
 * undo would revert a field and not the card.
 */
export function useHistoryKeys({ undo, redo }: Pick<HistoryMoves, 'undo' | 'redo'>) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}

/** A field that is not part of the card, as in the search and the contact form. */
function isElsewhere(target: EventTarget | null): boolean {
  const inField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return inField && !target.closest('[data-editor]')
}
