import { cardStrings } from '#shared/i18n/card-strings.ts'
import { OutPanel } from '../out/out-panel.tsx'
import { CardStage } from './card-stage.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { FormatChoice } from './format-choice.tsx'
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
  const format = draft.format ?? design.formats[0] ?? 'portrait'
  return (
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
        />
      }
    />
  )
}
