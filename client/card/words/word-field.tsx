import type { KeyboardEvent, ReactNode } from 'react'
import { useHeldText } from '../../held-fields.ts'
import type { CardText } from './texts-of.ts'
import classes from './word-fields.module.css'

interface WordFieldProps {
  text: CardText
  /** Sentences that say what is wrong. */
  problems: readonly string[]
  inputId: string
  tools: ReactNode
  panel: ReactNode
  onType: (value: string) => void
  onSelect: () => void
}

/** A native field that grows with its content. */
export function WordField(props: WordFieldProps) {
  const { text, problems, inputId, tools, panel, onType, onSelect } = props
  const { id, label, hint, half, untouched, maxLength, severalLines } = text
  const type = (typed: string) => onType(onLines(typed, severalLines))
  const value = useHeldText(`[data-editor] [data-text="${id}"]`, text.value, type)
  const problemId = `${inputId}-problem`
  return (
    <>
      <div className={half ? classes.halfField : classes.field}>
        <span className={classes.head}>
          <label className={classes.label} htmlFor={inputId}>
            {label}
          </label>
          {hint && <span className={classes.hint}>{hint}</span>}
          <span className={classes.tools}>{tools}</span>
        </span>
        {/* A copy of the words behind the field makes it grow. */}
        <span className={classes.grow} data-words={`${text.value} `} dir="auto">
          <textarea
            className={classes.input}
            id={inputId}
            data-text={id}
            rows={1}
            dir="auto"
            autoComplete="off"
            enterKeyHint={severalLines ? 'enter' : 'next'}
            maxLength={maxLength}
            value={value}
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={problems.length > 0 ? problemId : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !severalLines) goToNext(event)
            }}
            onFocus={(event) => {
              if (untouched) event.target.select()
              onSelect()
            }}
          />
        </span>
        <p className={classes.problem} id={problemId} role="status">
          {problems.join(' ')}
        </p>
      </div>
      {panel}
    </>
  )
}

/** Pasted line breaks become spaces in a text of one line. */
function onLines(value: string, several: boolean): string {
  return several ? value : value.replace(/\s*\n\s*/g, ' ')
}

function goToNext(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.nativeEvent.isComposing) return
  event.preventDefault()
  const all = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('textarea') ?? [])]
  all[all.indexOf(event.currentTarget) + 1]?.focus()
}
