import { keepsFocus } from '../keep-focus.ts'
import type { CardEditing } from '../use-card-editor.ts'
import classes from './line-chips.module.css'
import { type Suggestion, suggestionsFor } from './line-suggestions.ts'
import type { CardText } from './texts-of.ts'
import { useParshaForms } from './use-parsha-forms.ts'
import { useSpellings } from './use-spellings.ts'

interface LineChipsProps {
  editing: CardEditing
  text: CardText
}

/**
 * Suggestions for the line that is typed, as chips at its field: its words in the letters of the
 * line, then other ways to name its parsha, then customary wordings. Nothing changes without a tap.
 */
export function LineChips({ editing, text }: LineChipsProps) {
  const { design, chosen, write } = editing
  const inputId = chosen.inputId(text.id)
  const { spellings, language } = useSpellings(design, text, inputId)
  const parshaForms: readonly Suggestion[] = useParshaForms(text, language)

  function choose(value: string, caret: number) {
    write(text, value)
    // After the render that writes it.
    requestAnimationFrame(() => {
      const field = document.getElementById(inputId)
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret)
    })
  }

  const chips = [
    ...spellings.map(({ words, text, caret }) => ({ words, value: text, caret })),
    ...parshaForms,
    ...suggestionsFor(design, text, { language, custom: editing.draft.custom }),
  ]
  return (
    <div
      className={classes.chips}
      dir={language === 'en' ? 'ltr' : 'rtl'}
      {...keepsFocus}
      data-chips
    >
      {chips.map(({ words, value, caret }, i) => (
        <button
          type="button"
          // Each letter changes the words of a chip, but not the chip.
          // biome-ignore lint/suspicious/noArrayIndexKey: a chip has no state
          key={i}
          className={classes.chip}
          lang={language}
          onClick={() => choose(value, caret ?? value.length)}
        >
          <bdi>{words}</bdi>
        </button>
      ))}
    </div>
  )
}
