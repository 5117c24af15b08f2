import { type ReactNode, useId } from 'react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { ShareMade } from '../send/share-made.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './card-editor.module.css'
import { fontStyleSheet } from './font-style-sheet.ts'
import { HistoryButtons } from './history-buttons.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { BottomSheet, type BottomSheetProps } from './sheet/bottom-sheet.tsx'
import type { CardEditing } from './use-card-editor.ts'
import { WordsPanel } from './words/words-panel.tsx'

interface EditorFrameProps {
  editing: CardEditing
  title: string
  lead: string
  /** Path of the page. */
  path: string
  /** Path of the current page without a draft. */
  plainPath?: string
  /** The picture. */
  stage: ReactNode
  /** Below the palettes. */
  look?: ReactNode
  sizes: ReactNode
  /** The buttons to send, save and print. */
  foot: ReactNode
  tabNames?: BottomSheetProps['names']
  /** Above the buttons that share the page. */
  after?: ReactNode
}

/** A picture beside its words, sizes and colours; on a phone above a sheet with them in tabs. */
export function EditorFrame(props: EditorFrameProps) {
  const { editing, title, path, plainPath = path, stage, foot, after } = props
  const { draft, gates } = editing
  return (
    <>
      <div
        className={classes.editor}
        ref={editing.box}
        data-editor={editing.chosen.sheet.tab}
        data-height={editing.chosen.sheet.height}
        data-clarity-mask="true"
      >
        <link rel="stylesheet" href={fontStyleSheet} />
        {stage}
        <EditorSheet {...props} />
        <div className={classes.foot}>{foot}</div>
      </div>
      {editing.question}
      <div className={classes.after}>
        {after}
        <ShareMade path={path} plain={plainPath} title={title} draft={draft} gate={gates.gate} />
      </div>
    </>
  )
}

type EditorSheetProps = Pick<
  EditorFrameProps,
  'editing' | 'title' | 'lead' | 'look' | 'sizes' | 'tabNames'
>

function EditorSheet({ editing, title, lead, look, sizes, tabNames }: EditorSheetProps) {
  const words = useStrings(cardStrings)
  const { card, design, history, draft, edit, view, chosen } = editing
  const titleId = useId()
  return (
    <BottomSheet moves={history} {...chosen.sheet} {...(tabNames && { names: tabNames })}>
      <section className={classes.panel} aria-labelledby={titleId}>
        <div className={classes.head}>
          <h1 className={classes.title} id={titleId}>
            {title}
          </h1>
          <HistoryButtons moves={history} className={classes.moves} />
        </div>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.words}>
          <WordsPanel editing={editing} />
        </div>
        <div className={classes.colours}>
          <PaletteChoice
            palettes={card.palettes}
            chosen={draft.palette ?? design.art.palette}
            onChoose={(palette) => edit((draft) => ({ ...draft, palette }))}
          />
          {look}
        </div>
        {view.failed && (
          <p className={classes.failure} role="alert">
            {words.drawFailed}
          </p>
        )}
      </section>
      <div className={classes.sizes}>{sizes}</div>
    </BottomSheet>
  )
}
