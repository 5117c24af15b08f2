import { useAfterTouch } from '../../ui/use-after-touch.ts'
import { AddsRow } from '../adds-row.tsx'
import type { CardEditing } from '../use-card-editor.ts'
import { HeaderSwitch } from './header-switch.tsx'
import { TextTools } from './text-tools.tsx'
import { withText } from './texts-of.ts'
import { useLineKeyboard } from './use-line-keyboard.tsx'
import { WordFields } from './word-fields.tsx'

const fetchChips = () => import('./line-chips.tsx')

interface WordsPanelProps {
  editing: CardEditing
}

/** The words of the card, and buttons to add parts. */
export function WordsPanel({ editing }: WordsPanelProps) {
  return (
    <>
      <LineFields editing={editing} />
      <AddsRow editing={editing} />
      <OpenObjects editing={editing} />
      <HeaderLine editing={editing} />
    </>
  )
}

export function LineFields({ editing }: WordsPanelProps) {
  const { edit, view, chosen } = editing
  const chips = useAfterTouch(fetchChips)
  const keyboard = useLineKeyboard(editing)
  return (
    <WordFields
      texts={editing.texts}
      problems={view.layout?.problems ?? []}
      inputId={chosen.inputId}
      toolsOf={(text) => (
        <>
          {keyboard.switchOf(text)}
          <TextTools editing={editing} text={text} />
        </>
      )}
      keyboardOf={keyboard.keyboardOf}
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
  )
}

/** The tools for photos or stickers, once they are opened. */
export function OpenObjects({ editing }: WordsPanelProps) {
  const { Tools, open, reading } = editing.objects
  if (!Tools || !open) return null
  return (
    <div data-objects>
      <Tools
        kind={open}
        draft={editing.draft}
        onEdit={editing.editObjects}
        layout={editing.view.layout}
        sources={editing.view.sources}
        reading={reading}
      />
    </div>
  )
}

/** Switches the בס״ד line, where the design has one. */
export function HeaderLine({ editing: { design, draft, edit } }: WordsPanelProps) {
  if (!design.header) return null
  return (
    <HeaderSwitch
      on={draft.header ?? true}
      onSwitch={(header) => edit((draft) => ({ ...draft, header }))}
    />
  )
}
