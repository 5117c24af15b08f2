import { Type } from 'lucide-react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { FieldTools } from '../../card-tools/field-tools.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { CardEditing } from '../use-card-editor.ts'
import classes from './text-tools.module.css'
import { type CardText, withText, withTexts } from './texts-of.ts'

interface TextToolsProps {
  editing: CardEditing
  text: CardText
}

/** The buttons of a text: what its kind of field offers, and its style. */
export function TextTools({ editing, text }: TextToolsProps) {
  const words = useStrings(editorStrings)
  const { design, edit, chosen } = editing
  const { styled, openStyle, intent } = chosen.style
  const field = design.fields.find(({ id }) => id === text.id)
  const others = editing.texts.filter(({ id }) => id !== text.id)
  const write = (value: string, changes = {}) =>
    edit((draft) => withTexts(withText(draft, text, value), others, changes))
  const isOpen = styled === text.id

  function toggleStyle() {
    chosen.select(text.id)
    openStyle(isOpen ? undefined : text.id)
  }

  return (
    <>
      {field && (
        <FieldTools
          design={design}
          field={field}
          value={text.value}
          others={others}
          onChange={write}
        />
      )}
      <button
        type="button"
        className={classes.tool}
        aria-label={words.styleOf(text.label)}
        aria-expanded={isOpen}
        {...intent}
        onClick={toggleStyle}
      >
        <Type aria-hidden />
      </button>
    </>
  )
}
