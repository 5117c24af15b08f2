import { RotateCcw } from 'lucide-react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { SaveNote } from '../../drafts/save-note.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { CardEditing } from '../use-card-editor.ts'
import classes from './editor-foot.module.css'

/** On a desktop, the end of the panel: whether the draft is saved, and a fresh start. */
export function EditorFoot({ editing }: { editing: CardEditing }) {
  const words = useStrings(editorStrings)
  return (
    <div className={classes.foot}>
      <SaveNote session={editing.history.session} />
      <button
        type="button"
        className={classes.again}
        aria-disabled={!editing.startAgain}
        onClick={editing.startAgain}
      >
        <RotateCcw aria-hidden />
        {words.startAgain}
      </button>
    </div>
  )
}
