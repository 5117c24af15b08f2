import { Clapperboard } from 'lucide-react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { cardPath, movePath } from '#shared/routes.ts'
import { OutPanel } from '../out/out-panel.tsx'
import { ShareMade } from '../out/share-made.tsx'
import { useNamesQuestion } from '../out/use-names-question.tsx'
import { PageLink } from '../ui/page-link.tsx'
import classes from './card-editor.module.css'
import { CardStage } from './card-stage.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { FormatChoice } from './format-choice.tsx'
import { swatchOf } from './palette-choice.tsx'
import { type CardEditorProps, useCardEditor } from './use-card-editor.ts'

/**
 * The card with all that is done to it. On the server, and until the art is drawn, the built picture
 * stands where the live one will.
 */
export function CardEditor(props: CardEditorProps) {
  const { document: card } = props
  const editing = useCardEditor(props)
  const { design, draft, change, laidOut, objects, chosen } = editing
  const { engine, layout, shown, order, art, draw, failed } = laidOut
  const { gate, question } = useNamesQuestion(design, draft, editing.typeInto)
  const format = draft.format ?? design.formats[0] ?? 'portrait'
  return (
    <>
      <EditorFrame
        card={card}
        editing={editing}
        title={design.titles.en}
        lead={cardStrings.lead}
        stage={
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
        }
        sizes={
          <FormatChoice
            pictures={card.formatPictures}
            swatch={swatchOf(card, draft)}
            chosen={format}
            onChoose={(chosen) => change({ ...draft, format: chosen })}
          />
        }
        foot={
          <OutPanel
            card={card}
            draft={draft}
            layout={layout}
            order={order}
            draw={draw}
            failed={failed}
            assets={objects.assets}
            gate={gate}
          />
        }
      />
      {question}
      <div className={classes.after}>
        <PageLink className={classes.move} href={movePath(design.slug)}>
          <Clapperboard aria-hidden />
          {cardStrings.asVideo}
        </PageLink>
        <ShareMade
          path={cardPath(design.slug)}
          plain={cardPath(design.slug, draft.format)}
          title={design.titles.en}
          draft={draft}
          gate={gate}
        />
      </div>
    </>
  )
}
