import { useId } from 'react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { OutPanel } from '../out/out-panel.tsx'
import classes from './card-editor.module.css'
import { CardStage } from './card-stage.tsx'
import { fontStyleSheet } from './font-style-sheet.ts'
import { FormatChoice } from './format-choice.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { Sheet } from './sheet/sheet.tsx'
import { type CardEditorProps, useCardEditor } from './use-card-editor.ts'
import { WordsPanel } from './words/words-panel.tsx'

/**
 * The card beside its words, sizes and colours. On the server, and until the art is drawn, the built
 * picture stands where the live one will.
 */
export function CardEditor(props: CardEditorProps) {
  const { document: card } = props
  const editing = useCardEditor(props)
  const { design, history, draft, change, laidOut, objects, chosen } = editing
  const { engine, layout, shown, order, art, draw, failed } = laidOut
  const titleId = useId()
  const format = draft.format ?? design.formats[0] ?? 'portrait'
  return (
    <div
      className={classes.editor}
      ref={editing.box}
      data-editor={chosen.sheet.tab}
      data-height={chosen.sheet.height}
      data-clarity-mask="true"
    >
      <link rel="stylesheet" href={fontStyleSheet} />
      <CardStage
        card={card}
        format={format}
        engine={engine}
        layout={shown}
        art={art}
        assets={objects.assets}
        draft={draft}
        selected={chosen.selected}
        nameOf={editing.nameOf}
        onChange={change}
        onSelect={chosen.select}
        onOpen={chosen.open}
      />
      <Sheet moves={history} {...chosen.sheet}>
        <section className={classes.panel} aria-labelledby={titleId}>
          <div className={classes.head}>
            <h1 className={classes.title} id={titleId}>
              {design.titles.en}
            </h1>
            <HistoryButtons moves={history} className={classes.moves} />
          </div>
          <p className={classes.lead}>{cardStrings.lead}</p>
          <div className={classes.words}>
            <WordsPanel editing={editing} />
          </div>
          <div className={classes.colours}>
            <PaletteChoice
              palettes={card.palettes}
              chosen={draft.palette ?? design.art.palette}
              onChoose={(palette) => change({ ...draft, palette })}
            />
          </div>
          {failed && (
            <p className={classes.failure} role="alert">
              {cardStrings.drawFailed}
            </p>
          )}
        </section>
        <div className={classes.sizes}>
          <FormatChoice
            pictures={card.formatPictures}
            chosen={format}
            onChoose={(chosen) => change({ ...draft, format: chosen })}
          />
        </div>
      </Sheet>
      <div className={classes.foot}>
        <OutPanel
          card={card}
          draft={draft}
          layout={layout}
          order={order}
          draw={draw}
          failed={failed}
          assets={objects.assets}
        />
      </div>
    </div>
  )
}
