import { type ReactNode, useId } from 'react'
import type { CardDocument } from '#shared/card.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import classes from './card-editor.module.css'
import { fontStyleSheet } from './font-style-sheet.ts'
import { HistoryButtons } from './history-buttons.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { Sheet, type SheetProps } from './sheet/sheet.tsx'
import type { CardEditing } from './use-card-editor.ts'
import { WordsPanel } from './words/words-panel.tsx'

interface EditorFrameProps {
  card: CardDocument
  editing: CardEditing
  title: string
  lead: string
  /** The picture. */
  stage: ReactNode
  /** Under the palettes. */
  look?: ReactNode
  sizes: ReactNode
  /** The ways out. */
  foot: ReactNode
  tabNames?: SheetProps['names']
}

/** A picture beside its words, sizes and colours; on a phone over a sheet that has them in tabs. */
export function EditorFrame(props: EditorFrameProps) {
  const { card, editing, title, lead, stage, look, sizes, foot, tabNames } = props
  const { design, history, draft, change, laidOut, chosen } = editing
  const titleId = useId()
  return (
    <div
      className={classes.editor}
      ref={editing.box}
      data-editor={chosen.sheet.tab}
      data-height={chosen.sheet.height}
      data-clarity-mask="true"
    >
      <link rel="stylesheet" href={fontStyleSheet} />
      {stage}
      <Sheet moves={history} {...chosen.sheet} {...(tabNames && { names: tabNames })}>
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
              onChoose={(palette) => change({ ...draft, palette })}
            />
            {look}
          </div>
          {laidOut.failed && (
            <p className={classes.failure} role="alert">
              {cardStrings.drawFailed}
            </p>
          )}
        </section>
        <div className={classes.sizes}>{sizes}</div>
      </Sheet>
      <div className={classes.foot}>{foot}</div>
    </div>
  )
}
