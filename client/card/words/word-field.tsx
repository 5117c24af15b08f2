import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, startTransition } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import type { DraftSession } from '../../drafts/draft-session.ts'
import { useSnapshot } from '../../drafts/use-draft-history.ts'
import { useHeldText } from '../../held-fields.ts'
import type { LineKeyboard } from '../../keyboard/line-keyboard.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { keepsFocus } from '../keep-focus.ts'
import { type CardText, textIn } from './texts-of.ts'
import classes from './word-fields.module.css'

interface WordFieldProps {
  session: DraftSession
  text: CardText
  /** Its place among all texts, from 1. */
  place: { line: number; lines: number }
  /** Sentences that say what is wrong. */
  problems: readonly string[]
  /** Says that the field takes no more letters. */
  full: string
  inputId: string
  tools: ReactNode
  /** Suggestions, while it is typed. */
  chips: ReactNode
  keyboard: LineKeyboard | undefined
  onType: (value: string) => void
  onSelect: () => void
  /** After the last line. */
  onEnd: () => void
}

/**
 * A native field that grows with its content. A letter shows in it at once, and on the card in a
 * transition.
 */
export function WordField(props: WordFieldProps) {
  const {
    session,
    text,
    place,
    problems,
    full,
    inputId,
    tools,
    chips,
    keyboard,
    onType,
    onSelect,
    onEnd,
  } = props
  const words = useStrings(editorStrings)
  const { id, label, hint, half, example, maxLength, severalLines } = text
  const type = (typed: string) => startTransition(() => onType(onLines(typed, severalLines)))
  const typed = useSnapshot(session, ({ history }) => textIn(history.present, text))
  const value = useHeldText(`[data-editor] [data-text="${id}"]`, typed, type)
  const notes = value.length < maxLength ? problems : [...problems, full]
  const problemId = `${inputId}-problem`
  return (
    <div className={half ? classes.halfField : classes.field} data-line={id}>
      {chips}
      <span className={classes.head}>
        <label className={classes.label} htmlFor={inputId}>
          {label}
        </label>
        {hint && <span className={classes.hint}>{hint}</span>}
        <span className={classes.place}>{words.place(place.line, place.lines)}</span>
        <span className={classes.tools}>
          {keyboard?.button}
          {tools}
        </span>
      </span>
      <span className={classes.row}>
        {/* A copy of the words behind the field makes it grow. */}
        <span className={classes.grow} data-words={`${typed} `} dir="auto">
          <textarea
            className={classes.input}
            id={inputId}
            data-text={id}
            data-example={value === example || undefined}
            rows={1}
            dir="auto"
            autoComplete="off"
            inputMode={keyboard?.isOn ? 'none' : undefined}
            enterKeyHint={severalLines ? 'enter' : 'next'}
            maxLength={maxLength}
            value={value}
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={notes.length > 0 ? problemId : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !severalLines) goOnByKey(event, onEnd)
            }}
            onFocus={() => startTransition(onSelect)}
          />
        </span>
        <Steps onEnd={onEnd} />
      </span>
      <p className={classes.problem} id={problemId} role="status">
        {notes.join(' ')}
      </p>
      {keyboard?.keys}
    </div>
  )
}

/** On a phone, buttons to the line above and the line below. */
function Steps({ onEnd }: Pick<WordFieldProps, 'onEnd'>) {
  const words = useStrings(editorStrings)
  return (
    <span className={classes.steps} {...keepsFocus}>
      <IconButton icon={ChevronUp} label={words.above} onClick={(event) => step(event, -1)} />
      <IconButton
        icon={ChevronDown}
        label={words.below}
        onClick={(event) => step(event, 1) || onEnd()}
      />
    </span>
  )
}

/** Pasted line breaks become spaces in a text of one line. */
function onLines(value: string, several: boolean): string {
  return several ? value : value.replace(/\s*\n\s*/g, ' ')
}

function goOnByKey(event: KeyboardEvent<HTMLTextAreaElement>, onEnd: () => void) {
  if (event.nativeEvent.isComposing) return
  event.preventDefault()
  if (!step(event, 1)) onEnd()
}

/** Focuses the field before or after the one of an event; false where there is none. */
function step({ currentTarget }: SyntheticEvent<HTMLElement>, by: 1 | -1): boolean {
  const own = currentTarget.closest('[data-line]')
  const lines = [...(own?.closest('fieldset')?.querySelectorAll('[data-line]') ?? [])]
  const next = own && lines[lines.indexOf(own) + by]?.querySelector('textarea')
  next?.focus({ preventScroll: false })
  return Boolean(next)
}
