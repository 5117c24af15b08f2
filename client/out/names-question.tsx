import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { CardDesign, CardField } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { sampleNamesLeft } from '#shared/sample-names.ts'
import { Button } from '../ui/button.tsx'
import classes from './names-question.module.css'

/**
 * Stands before every way out of an editor: it calls `leave`, at once or when the visitor agrees, and
 * `stay` when he goes to type the names.
 */
export type Gate = (leave: () => void, stay?: () => void) => void

interface Asked {
  fields: readonly CardField[]
  leave: () => void
  stay: (() => void) | undefined
}

interface QuestionProps {
  /** Fields whose names are the sample's. */
  fields: readonly CardField[]
  /** The visitor wants to type them first. */
  onWrite: () => void
  /** Within the tap, for shares and copies must follow one. */
  onLeave: () => void
  onClose: () => void
}

/**
 * Asks whether a card may leave with the names of its sample; once, whichever way it leaves by.
 *
 * @param onWrite is given the first such field
 */
export function useNamesQuestion(
  design: CardDesign,
  draft: CardDraft,
  onWrite: (field: string) => void,
) {
  // At once: what leaves may come back through the gate before the next render.
  const agreed = useRef(false)
  const [asked, setAsked] = useState<Asked>()

  function gateOf({ values }: Pick<CardDraft, 'values'>): Gate {
    return (leave, stay) => {
      const fields = agreed.current ? [] : sampleNamesLeft(design, { values })
      if (fields.length === 0) leave()
      else setAsked({ fields, leave, stay })
    }
  }

  const question = asked && (
    <NamesQuestion
      fields={asked.fields}
      onWrite={() => {
        asked.stay?.()
        onWrite(asked.fields[0]?.id ?? '')
      }}
      onLeave={() => {
        agreed.current = true
        asked.leave()
      }}
      onClose={() => setAsked(undefined)}
    />
  )
  return { gate: gateOf(draft), sampleGate: gateOf({ values: {} }), question }
}

function NamesQuestion({ fields, onWrite, onLeave, onClose }: QuestionProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const words = outStrings.names

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
