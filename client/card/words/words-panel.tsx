import { RotateCcw } from 'lucide-react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { SaveNote } from '../../drafts/save-note.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { AddsRow } from '../adds-row.tsx'
import { PartStyle } from '../style/part-style.tsx'
import type { CardEditing } from '../use-card-editor.ts'
import { HeaderSwitch } from './header-switch.tsx'
import { TextTools } from './text-tools.tsx'
import { withText } from './texts-of.ts'
import { WordFields } from './word-fields.tsx'
import classes from './words-panel.module.css'

/** The words of the card, and buttons to add parts. */
export function WordsPanel({ editing }: { editing: CardEditing }) {
  const words = useStrings(editorStrings)
  const { design, history, draft, edit, view, objects, chosen } = editing
  const { Tools, open, reading } = objects
  return (
    <>
      <DraftNotice origin={history.origin} onStartAgain={history.reset} />
      <WordFields
        texts={editing.texts}
        problems={view.layout?.problems ?? []}
        inputId={chosen.inputId}
        toolsOf={(text) => <TextTools editing={editing} text={text} />}
        panelOf={(text) => <PartStyle editing={editing} part={text} />}
        onType={(text, value) => edit((draft) => withText(draft, text, value), `type ${text.id}`)}
        onSelect={chosen.select}
      />
      {editing.objectParts.map((part) => (
        <PartStyle key={part.id} editing={editing} part={part} />
      ))}
      <AddsRow editing={editing} />
      {Tools && open && (
        <Tools
          kind={open}
          draft={draft}
          onEdit={editing.editObjects}
          layout={view.layout}
          sources={view.sources}
          reading={reading}
        />
      )}
      <div className={classes.more}>
        <SaveNote state={history.state} />
        <button type="button" className={classes.wordy} onClick={history.reset}>
          <RotateCcw aria-hidden />
          {words.startAgain}
        </button>
      </div>
      {design.header && (
        <HeaderSwitch
          on={draft.header ?? true}
          onSwitch={(header) => edit((draft) => ({ ...draft, header }))}
        />
      )}
    </>
  )
}
