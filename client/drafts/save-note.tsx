import { Check, CircleAlert } from 'lucide-react'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import type { DraftSession } from './draft-session.ts'
import classes from './save-note.module.css'
import { useSaveState } from './use-draft-history.ts'

interface SaveNoteProps {
  session: DraftSession
  /** One word, where there is little room; another note then says in full what failed. */
  short?: boolean
}

/** Whether the visitor's work is safe; prominent only where it is not. */
export function SaveNote({ session, short = false }: SaveNoteProps) {
  const words = useStrings(draftStrings)
  const state = useSaveState(session)
  if (state === 'restoring') return null
  if (state === 'saved' || state === 'saving') {
    return (
      <p className={classes.note}>
        {short && state === 'saved' && <Check size={14} aria-hidden />}
        {short ? words.short[state] : words[state]}
      </p>
    )
  }
  if (short) return <p className={`${classes.note} ${classes.failed}`}>{words.short.failed}</p>
  return (
    <p className={`${classes.note} ${classes.failed}`} role="alert">
      <CircleAlert aria-hidden /> {words[state]}
    </p>
  )
}
