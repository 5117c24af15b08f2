import { CircleAlert } from 'lucide-react'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import type { SaveState } from './draft-session.ts'
import classes from './save-note.module.css'

/** Whether the visitor's work is safe; prominent only where it is not. */
export function SaveNote({ state }: { state: SaveState }) {
  const words = useStrings(draftStrings)
  if (state === 'restoring') return null
  if (state === 'saved' || state === 'saving') {
    return <p className={classes.note}>{words[state]}</p>
  }
  return (
    <p className={`${classes.note} ${classes.failed}`} role="alert">
      <CircleAlert aria-hidden /> {words[state]}
    </p>
  )
}
