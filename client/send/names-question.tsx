import { useId, useLayoutEffect, useRef } from 'react'
import type { CardField } from '#shared/card.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './names-question.module.css'

export { sampleNamesLeft } from '#shared/sample-names.ts'

interface QuestionProps {
  /** Fields that still have the names of the sample. */
  fields: readonly CardField[]
  /** The visitor wants to type names first. */
  onWrite: () => void
  /** Called within the tap, as shares and copies require. */
  onLeave: () => void
  onClose: () => void
}

/** Shows which names are from the sample, and asks whether to continue with them. */
export function NamesQuestion({ fields, onWrite, onLeave, onClose }: QuestionProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { names: words } = useStrings(outStrings)

  useLayoutEffect(() => dialog.current?.showModal(), [])

  function answer(act: () => void) {
    dialog.current?.close()
    act()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.question}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-names`}
      data-clarity-mask="true"
      onClose={onClose}
    >
      <h2 className={classes.title} id={id}>
        {words.title}
      </h2>
      <dl className={classes.names} id={`${id}-names`}>
        {fields.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label.en}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.answers}>
        <Button onClick={() => answer(onWrite)}>{words.write}</Button>
        <Button look="outline" onClick={() => answer(onLeave)}>
          {words.anyway}
        </Button>
      </div>
    </dialog>
  )
}
