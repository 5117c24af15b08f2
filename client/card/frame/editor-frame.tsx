import { type ReactNode, useId } from 'react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { NoticeOfDraft } from '../../drafts/notice-of-draft.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { CardColours } from '../card-colours.tsx'
import type { CardEditing } from '../use-card-editor.ts'
import { WordsPanel } from '../words/words-panel.tsx'
import classes from './editor-frame.module.css'
import { EditorShell, type EditorShellProps } from './editor-shell.tsx'
import { EditorTools } from './editor-tools.tsx'
import { PanelHead } from './panel-head.tsx'

export interface EditorFrameProps extends EditorShellProps {
  editing: CardEditing
  lead: string
  sizes: ReactNode
  /** Opens further ways to send and save; on a phone the last of the tools does it. */
  onMore: () => void
}

/**
 * A card beside its words, sizes and colours. On a phone it fills the screen: a bar, the
 * picture, and under it the tools, a panel, or the line that is typed.
 */
export function EditorFrame({ editing, lead, sizes, onMore, ...shell }: EditorFrameProps) {
  return (
    <EditorShell
      {...shell}
      editing={editing}
      kind="card"
      classes={classes}
      tools={<EditorTools editing={editing} onMore={onMore} />}
    >
      <EditorBody editing={editing} lead={lead} />
      <EditorSizes editing={editing} sizes={sizes} />
    </EditorShell>
  )
}

function EditorBody({ editing, lead }: Pick<EditorFrameProps, 'editing' | 'lead'>) {
  const words = useStrings(cardStrings)
  const names = useStrings(editorStrings).tools
  const { history, view, chosen } = editing
  const titleId = useId()
  return (
    <section className={classes.body} aria-labelledby={titleId}>
      <PanelHead title={names[titledPanel(chosen.panel)]} onDone={editing.leave} />
      <h2 className="visually-hidden" id={titleId}>
        {names.words}
      </h2>
      <p className={classes.lead} data-beside-lines>
        {lead}
      </p>
      <NoticeOfDraft
        origin={history.origin}
        isSent={editing.isSent}
        onStartAgain={editing.startAgain}
      />
      <div className={classes.words}>
        <WordsPanel editing={editing} />
      </div>
      <div className={classes.look} data-look data-choice data-beside-lines>
        <CardColours editing={editing} />
      </div>
      {view.failed && (
        <p className={classes.failure} role="alert" data-beside-lines>
          {words.drawFailed}
        </p>
      )}
    </section>
  )
}

/** The panels whose title the body shows; the others have a title of their own. */
function titledPanel(panel: CardEditing['chosen']['panel']) {
  return panel === 'look' || panel === 'photos' || panel === 'stickers' ? panel : 'words'
}

function EditorSizes({ editing, sizes }: Pick<EditorFrameProps, 'editing' | 'sizes'>) {
  const names = useStrings(editorStrings).tools
  return (
    <div className={classes.sizes} data-choice>
      <PanelHead title={names.size} onDone={editing.leave} />
      {sizes}
    </div>
  )
}
