import { useMemo, useState } from 'react'
import type { ExtraRowKind } from '../../keyboard/extra-row.tsx'
import type { EditorKeyboard } from '../../keyboard/line-keyboard.tsx'
import { useOnDemand } from '../../ui/on-demand.ts'
import { useAfterTouch } from '../../ui/use-after-touch.ts'
import { AddsRow } from '../adds-row.tsx'
import type { CardEditing } from '../use-card-editor.ts'
import { HeaderSwitch } from './header-switch.tsx'
import { TextTools } from './text-tools.tsx'
import { withText } from './texts-of.ts'
import { WordFields } from './word-fields.tsx'

const fetchAids = () => import('./line-aids.ts')
const fetchKeyboard = async () =>
  (await import('../../keyboard/hebrew-keyboard.tsx')).HebrewKeyboard

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
      <CheckLine editing={editing} />
    </>
  )
}

export function LineFields({ editing }: WordsPanelProps) {
  const { edit, view, chosen } = editing
  const aids = useAfterTouch(fetchAids)
  const keyboard = useKeyboard()
  return (
    <WordFields
      session={editing.history.session}
      texts={editing.texts}
      problems={view.layout?.problems ?? []}
      inputId={chosen.inputId}
      toolsOf={(text) => <TextTools editing={editing} text={text} />}
      chipsOf={(text) =>
        aids && editing.isTyping && text.id === chosen.selected ? (
          <aids.LineChips editing={editing} text={text} />
        ) : null
      }
      keyboardOf={(text) => aids?.keyboardOfLine(editing, text, keyboard)}
      onType={(text, value) => edit((draft) => withText(draft, text, value), `type ${text.id}`)}
      onSelect={chosen.select}
      onEnd={() => {
        if (chosen.isPhone) editing.leave()
      }}
    />
  )
}

function useKeyboard(): EditorKeyboard {
  const code = useOnDemand(fetchKeyboard)
  const [isOn, setOn] = useState(false)
  const [extra, setExtra] = useState<ExtraRowKind>()
  return { code, isOn, setOn, extra, setExtra }
}

/** The tools for photos or stickers, once they are opened. */
export function OpenObjects({ editing }: WordsPanelProps) {
  const { Tools, open, reading } = editing.objects
  if (!Tools || !open) return null
  return (
    <div data-objects data-beside-lines>
      <Tools
        kind={open}
        design={editing.design}
        draft={editing.draft}
        onEdit={editing.editObjects}
        layout={editing.view.layout}
        sources={editing.view.sources}
        reading={reading}
      />
    </div>
  )
}

/** The button of the proof-reader, once the page is touched. */
export function CheckLine({ editing }: WordsPanelProps) {
  const aids = useAfterTouch(fetchAids)
  return aids ? <aids.CheckWords onCheck={editing.checkWords} /> : null
}

/** Switches the בס״ד line, where the design has one. */
export function HeaderLine({ editing: { design, draft, edit } }: WordsPanelProps) {
  const on = draft.header ?? true
  const line = useMemo(
    () => <HeaderSwitch on={on} onSwitch={(header) => edit((draft) => ({ ...draft, header }))} />,
    [on, edit],
  )
  return design.header ? line : null
}
