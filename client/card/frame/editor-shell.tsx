import type { ReactNode } from 'react'
import { OfferNames } from '../../names/offer-names.tsx'
import { ShareMade } from '../../send/share-made.tsx'
import { fontStyleSheet } from '../font-style-sheet.ts'
import type { CardEditing } from '../use-card-editor.ts'
import { EditorBar, type EditorBarProps } from './editor-bar.tsx'
import { EditorFoot } from './editor-foot.tsx'

/** The parts of an editor that cards and films place by themselves. */
export interface EditorShellProps extends Omit<EditorBarProps, 'editing'> {
  /** Path of the page. */
  path: string
  /** Path of the current page without a draft. */
  plainPath?: string
  /** The picture. */
  stage: ReactNode
  /** Above the buttons that share the page. */
  after?: ReactNode
  /** The picture as a plain download, where no script runs. */
  plain: ReactNode
}

interface ShellFrame {
  editing: CardEditing
  kind: 'card' | 'film'
  /** Of the style sheet that places the parts. */
  classes: Readonly<Record<string, string>>
  /** Below the last of the children. */
  tools?: ReactNode
  children: ReactNode
}

/** The elements of an editor in the order of the focus, and what stands below it. */
export function EditorShell(props: EditorShellProps & ShellFrame) {
  const { editing, kind, classes, title, path, plainPath = path } = props
  const { draft, gates, chosen } = editing
  const [proofQuestion, startQuestion] = editing.questions
  const { Style } = chosen.style
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what is open in it */}
      <div
        className={classes.editor}
        ref={editing.box}
        data-editor={kind}
        data-panel={chosen.panel}
        data-clarity-mask="true"
        onKeyDown={editing.handleKey}
        {...editing.focusHandlers}
      >
        <link rel="stylesheet" href={fontStyleSheet} />
        <EditorBar editing={editing} title={title} back={props.back} send={props.send} />
        {props.stage}
        <OfferNames editing={editing} />
        {Style && <Style editing={editing} className={classes.style} />}
        {props.children}
        <EditorFoot editing={editing} />
        <div className={classes.plain}>{props.plain}</div>
        {props.tools}
      </div>
      {proofQuestion}
      {startQuestion}
      <div className={classes.after}>
        {props.after}
        <ShareMade path={path} plain={plainPath} title={title} draft={draft} gate={gates.gate} />
      </div>
    </>
  )
}
