import { useRef, useState } from 'react'
import type { CardDesign, CardField } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { useAfterTouch } from '../ui/use-after-touch.ts'

type QuestionCode = typeof import('./names-question.tsx')

const fetchCode = () => import('./names-question.tsx')

/**
 * Runs before each action that exports a card. Calls `leave` at once or when the visitor agrees,
 * and `stay` when the visitor wants to type names first.
 */
export type Gate = (leave: () => void, stay?: () => void) => void

interface Asked {
  fields: readonly CardField[]
  leave: () => void
  stay: (() => void) | undefined
}

/**
 * Asks once, at the first export, whether a card may leave with the names of its sample.
 *
 * @param onWrite gets the first field with such a name
 */
export function useNamesQuestion(
  design: CardDesign,
  draft: CardDraft,
  onWrite: (field: string) => void,
) {
  // A ref, since `leave` may pass the gate again before the next render.
  const agreed = useRef(false)
  const [asked, setAsked] = useState<Asked>()
  const code = useAfterTouch(fetchCode)

  function gateOf({ values }: Pick<CardDraft, 'values'>): Gate {
    return (leave, stay) => {
      const ask = ({ sampleNamesLeft }: QuestionCode) => {
        const fields = sampleNamesLeft(design, { values })
        if (fields.length === 0) leave()
        else setAsked({ fields, leave, stay })
      }
      if (agreed.current) leave()
      else if (code) ask(code)
      // The card is still exported if the question fails to load.
      else fetchCode().then(ask, leave)
    }
  }

  const question = code && asked && (
    <code.NamesQuestion
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
