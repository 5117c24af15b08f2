import { useAfterTouch } from '../../ui/use-after-touch.ts'
import { keepFocus } from '../editor-bar.tsx'
import type { CardEditing } from '../use-card-editor.ts'
import classes from './line-chips.module.css'
import type { CardText } from './texts-of.ts'

interface LineChipsProps {
  editing: CardEditing
  text: CardText
}

const fetchSuggestions = () => import('./line-suggestions.ts')

/** Suggestions for the line that is typed, as chips at its field. Nothing changes without a tap. */
export function LineChips({ editing, text }: LineChipsProps) {
  const code = useAfterTouch(fetchSuggestions)
  const suggestions = code?.suggestionsFor(editing.design, text) ?? []
  const isHebrew = suggestions[0]?.lang !== 'en'
  return (
    <div className={classes.chips} dir={isHebrew ? 'rtl' : 'ltr'} onPointerDown={keepFocus}>
      {suggestions.map(({ words, lang, value }) => (
        <button
          type="button"
          key={words}
          className={classes.chip}
          lang={lang}
          onClick={() => editing.write(text, value)}
        >
          <bdi>{words}</bdi>
        </button>
      ))}
    </div>
  )
}
