import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { SaveNote } from '../../drafts/save-note.tsx'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { HistoryButtons } from '../history-buttons.tsx'
import { keepsFocus } from '../keep-focus.ts'
import type { CardEditing } from '../use-card-editor.ts'
import classes from './editor-bar.module.css'

export interface EditorBarProps {
  editing: CardEditing
  title: string
  /** The page that Back leads to. */
  back: { label: string; path: string }
  /** The green button, and those beside it. */
  send: ReactNode
}

/** The head of the editor: the way back, the title, undo and redo, and the green button. */
export function EditorBar({ editing, title, back, send }: EditorBarProps) {
  const words = useStrings(editorStrings)
  const { history, chosen, hasOpen, leave } = editing

  /** On a phone the way back first closes what is open. */
  function handleBack(event: MouseEvent) {
    if (!chosen.isPhone || !hasOpen()) return
    event.preventDefault()
    leave()
  }

  return (
    <div className={classes.bar} data-bar>
      <PageLink className={classes.back} href={back.path} onClick={handleBack}>
        <ArrowLeft aria-hidden />
        <bdi className={classes.backLabel}>{back.label}</bdi>
      </PageLink>
      <div className={classes.names}>
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        <SaveNote session={history.session} short />
      </div>
      <div className={classes.moves} {...keepsFocus}>
        <HistoryButtons moves={history} />
      </div>
      <div className={classes.send}>{send}</div>
      <Button className={classes.done} look="outline" {...keepsFocus} onClick={leave}>
        {words.done}
      </Button>
    </div>
  )
}
