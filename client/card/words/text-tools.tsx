import { CaseSensitive } from 'lucide-react'
import { fieldToolStrings } from '#shared/i18n/field-tool-strings.ts'
import { FieldTools } from '../../card-tools/field-tools.tsx'
import { ToolButton } from '../../card-tools/tool-button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { CardEditing } from '../use-card-editor.ts'
import { type CardText, withText, withTexts } from './texts-of.ts'

interface TextToolsProps {
  editing: CardEditing
  text: CardText
}

/** The buttons of a text: what its kind of field offers, and its style. */
export function TextTools({ editing, text }: TextToolsProps) {
  const words = useStrings(fieldToolStrings)
  const { design, edit, chosen } = editing
  const { styled, openStyle, intent, isBeside } = chosen.style
  const field = design.fields.find(({ id }) => id === text.id)
  const others = editing.texts.filter(({ id }) => id !== text.id)
  const write = (value: string, changes = {}) =>
    edit((draft) => withTexts(withText(draft, text, value), others, changes))
  const isOpen = styled === text.id

  return (
    <>
      {field && (
        <FieldTools
          design={design}
          field={field}
          value={text.value}
          custom={editing.draft.custom}
          others={others}
          onChange={write}
        />
      )}
      {/* Beside the card the style of the chosen line is always there. */}
      {!isBeside && (
        <ToolButton
          icon={CaseSensitive}
          word={words.style}
          label={words.of(words.style, text.label)}
          aria-expanded={isOpen}
          {...intent}
          onClick={() => (isOpen ? chosen.setPanel(undefined) : void openStyle(text.id))}
        />
      )}
    </>
  )
}
