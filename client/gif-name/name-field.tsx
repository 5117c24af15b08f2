import { type RefObject, useId, useState } from 'react'
import { maxNameLength } from '#shared/gif-name.ts'
import { gifNameStrings } from '#shared/i18n/gif-name-strings.ts'
import { keepsFocus } from '../card/keep-focus.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './gif-name-dialog.module.css'
import type { RoomedGif } from './make-named-gif.ts'
import { useNameChips } from './use-name-chips.ts'

interface NameFieldProps {
  gif: RoomedGif
  text: string
  /** A sentence that says what is wrong. */
  problem: string
  inputRef: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
}

export function NameField({ gif, text, problem, inputRef, onType }: NameFieldProps) {
  const words = useStrings(gifNameStrings)
  const id = useId()
  const [caret, setCaret] = useState(text.length)
  // Cards of the two languages share their letters; only the spellings of a name differ.
  const language = gif.titles.yi ? 'yi' : 'he'
  const chips = useNameChips(gif.slug, { text, caret, language })
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {words.field}
      </label>
      <input
        ref={inputRef}
        id={id}
        className={classes.input}
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxNameLength}
        value={text}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onType(event.target.value)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd ?? 0)}
        onKeyDown={(event) => {
          // Closes the keyboard of a phone.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
        }}
      />
      <div className={classes.chips} {...keepsFocus}>
        {chips.map((chip) => (
          <button
            key={chip.text}
            type="button"
            className={classes.chip}
            onClick={() => {
              onType(chip.text)
              setCaret(chip.caret)
            }}
          >
            <bdi>{chip.words}</bdi>
          </button>
        ))}
      </div>
      <p className={classes.problem} id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  )
}
