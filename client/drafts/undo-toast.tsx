import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './undo-toast.module.css'

interface UndoToastProps {
  message: string
  onUndo: () => void
}

export function UndoToast({ message, onUndo }: UndoToastProps) {
  const words = useStrings(draftStrings)
  return (
    <span className={classes.toast}>
      {message}
      <button type="button" onClick={onUndo}>
        {words.undo}
      </button>
    </span>
  )
}
