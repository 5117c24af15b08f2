import { useAfterTouch } from '../../ui/use-after-touch.ts'
import { AddsRow } from '../adds-row.tsx'
import type { CardEditing } from '../use-card-editor.ts'
import { HeaderSwitch } from './header-switch.tsx'
import { TextTools } from './text-tools.tsx'
import { withText } from './texts-of.ts'
import { WordFields } from './word-fields.tsx'

const fetchChips = () => import('./line-chips.tsx')

/** The words of the card, and buttons to add parts. */
export function WordsPanel({ editing }: { editing: CardEditing }) {
  const { design, draft, edit, view, objects, chosen } = editing
  const { Tools, open, reading } = objects
  const chips = useAfterTouch(fetchChips)
  return (
    <>
      <WordFields
        texts={editing.texts}
        problems={view.layout?.problems ?? []}
        inputId={chosen.inputId}
        toolsOf={(text) => <TextTools editing={editing} text={text} />}
        chipsOf={(text) =>
          chips && editing.isTyping && text.id === chosen.selected ? (
            <chips.LineChips editing={editing} text={text} />
          ) : null
        }
        onType={(text, value) => edit((draft) => withText(draft, text, value), `type ${text.id}`)}
        onSelect={chosen.select}
        onEnd={() => {
          if (chosen.isPhone) editing.leave()
        }}
      />
      <AddsRow editing={editing} />
      {Tools && open && (
        <div data-objects>
          <Tools
            kind={open}
            draft={draft}
            onEdit={editing.editObjects}
            layout={view.layout}
            sources={view.sources}
            reading={reading}
          />
        </div>
      )}
      {design.header && (
        <HeaderSwitch
          on={draft.header ?? true}
          onSwitch={(header) => edit((draft) => ({ ...draft, header }))}
        />
      )}
    </>
  )
}
