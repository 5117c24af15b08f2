import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import classes from './question.module.css'

interface Answer {
  label: string
  act: () => void
}

interface QuestionProps {
  title: string
  /** What the question is about. */
  children: ReactNode
  /** One or two; the first one is green, and safe. */
  answers: readonly [Answer, Answer?]
  /** Called after an answer, and without one. */
  onClose: () => void
}

/** A question with its answers, over the page. Escape closes it without an answer. */
export function Question({ title, children, answers, onClose }: QuestionProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={classes.question}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      data-clarity-mask="true"
      onClose={onClose}
    >
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <div id={`${id}-about`}>{children}</div>
      <div className={classes.answers}>
        {answers
          .filter((answer) => answer !== undefined)
          .map(({ label, act }, index) => (
            <Button
              key={label}
              {...(index > 0 && { look: 'outline' as const })}
              onClick={() => {
                dialog.current?.close()
                act()
              }}
            >
              {label}
            </Button>
          ))}
      </div>
    </dialog>
  )
}
