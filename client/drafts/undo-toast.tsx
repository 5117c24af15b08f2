import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { toast } from '../shell/toast-list.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './undo-toast.module.css'

/** Longer than other toasts, so that the button can be found and reached, ms. */
const undoMs = 10_000

/** Tells what was done, with a button that undoes it. */
export function toastUndo(message: string, undo: () => void): void {
  toast.success(
    ({ id }) => (
      <UndoToast
        message={message}
        onUndo={() => {
          toast.dismiss(id)
          undo()
        }}
      />
    ),
    { duration: undoMs },
  )
}

interface UndoToastProps {
  message: string
  onUndo: () => void
}

function UndoToast({ message, onUndo }: UndoToastProps) {
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
