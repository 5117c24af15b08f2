import { type ReactNode, useId } from 'react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { ShareMade } from '../../send/share-made.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { fontStyleSheet } from '../font-style-sheet.ts'
import { PaletteChoice } from '../palette-choice.tsx'
import type { CardEditing } from '../use-card-editor.ts'
import { WordsPanel } from '../words/words-panel.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorFoot } from './editor-foot.tsx'
import classes from './editor-frame.module.css'
import { EditorTools } from './editor-tools.tsx'
import { PanelHead } from './panel-head.tsx'

export interface EditorFrameProps {
  editing: CardEditing
  title: string
  lead: string
  /** The page that Back leads to. */
  back: { label: string; path: string }
  /** Path of the page. */
  path: string
  /** Path of the current page without a draft. */
  plainPath?: string
  /** The picture. */
  stage: ReactNode
  sizes: ReactNode
  /** The green button, and those beside it. */
  send: ReactNode
  /** Opens further ways to send and save; on a phone the last of the tools does it. */
  onMore: () => void
  /** Above the buttons that share the page. */
  after?: ReactNode
  /** The picture as a plain download, where no script runs. */
  plain: ReactNode
}

/**
 * A card beside its words, sizes and colours. On a phone it fills the screen: a bar, the
 * picture, and under it the tools, a panel, or the line that is typed.
 */
export function EditorFrame(props: EditorFrameProps) {
  const { editing, title, path, plainPath = path, stage, send, onMore, after, plain } = props
  const { draft, gates, chosen } = editing
  const { Style } = chosen.style
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what is open in it */}
      <div
        className={classes.editor}
        ref={editing.box}
        data-editor="card"
        data-panel={chosen.panel}
        data-clarity-mask="true"
        onKeyDown={editing.handleKey}
      >
        <link rel="stylesheet" href={fontStyleSheet} />
        <EditorBar editing={editing} title={title} back={props.back} send={send} />
        {stage}
        {Style && <Style editing={editing} className={classes.style} />}
        <EditorBody {...props} />
        <EditorSizes {...props} />
        <EditorFoot editing={editing} />
        <div className={classes.plain}>{plain}</div>
        <EditorTools editing={editing} onMore={onMore} />
      </div>
      {editing.question}
      <div className={classes.after}>
        {after}
        <ShareMade path={path} plain={plainPath} title={title} draft={draft} gate={gates.gate} />
      </div>
    </>
  )
}

function EditorBody({ editing, lead }: EditorFrameProps) {
  const words = useStrings(cardStrings)
  const names = useStrings(editorStrings).tools
  const { card, design, history, draft, edit, view, chosen, typing } = editing
  const titleId = useId()
  return (
    <section className={classes.body} aria-labelledby={titleId}>
      <PanelHead title={names[titledPanel(chosen.panel)]} onDone={editing.leave} />
      <h2 className="visually-hidden" id={titleId}>
        {names.words}
      </h2>
      <p className={classes.lead}>{lead}</p>
      <DraftNotice origin={history.origin} onStartAgain={history.reset} />
      <div className={classes.words} {...typing}>
        <WordsPanel editing={editing} />
      </div>
      <div className={classes.look} data-look>
        <PaletteChoice
          palettes={card.palettes}
          chosen={draft.palette ?? design.art.palette}
          onChoose={(palette) => edit((draft) => ({ ...draft, palette }))}
        />
      </div>
      {view.failed && (
        <p className={classes.failure} role="alert">
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

function EditorSizes({ editing, sizes }: EditorFrameProps) {
  const names = useStrings(editorStrings).tools
  return (
    <div className={classes.sizes}>
      <PanelHead title={names.size} onDone={editing.leave} />
      {sizes}
    </div>
  )
}
