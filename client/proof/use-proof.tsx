import { useEffect, useRef, useState } from 'react'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { ReadDraft } from '#shared/proof/proof-read.ts'
import { untilIdle } from '../send/until-idle.ts'
import { useAfterTouch } from '../ui/use-after-touch.ts'
import type { ProofTyping } from './proof-question.tsx'

type QuestionCode = typeof import('./proof-question.tsx')

/** What reads the words; ahead of the tap that needs it. */
export const fetchQuestion = () => import('./proof-question.tsx')

/**
 * Runs before each action that exports a card. Calls `leave` at once or when the visitor agrees,
 * and `stay` when the visitor wants to correct the words first.
 */
export type Gate = (leave: () => void, stay?: () => void) => void

interface Asked {
  code: QuestionCode
  /** Undefined when the visitor asked for the check. */
  leave?: () => void
  stay?: (() => void) | undefined
}

/**
 * Reads the words of a card for mistakes: once at the first export, which goes on if the visitor
 * agrees, and whenever the visitor asks.
 */
export function useProof(design: CardDesign, draft: CardDraft, typing: ProofTyping) {
  // A ref, since `leave` may pass the gate again before the next render.
  const agreed = useRef(false)
  const [asked, setAsked] = useState<Asked>()
  const code = useAfterTouch(fetchQuestion)

  // The first reading sets up calendars, for which a tap would wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any words of this card will do
  useEffect(() => {
    if (!code) return
    const job = new AbortController()
    untilIdle(job.signal).then(
      () => code.findingsIn(design, draft, typing.layout),
      () => {},
    )
    return () => job.abort()
  }, [code, design])

  function gateOf(read: ReadDraft, layout?: ProofTyping['layout']): Gate {
    return (leave, stay) => {
      const ask = (code: QuestionCode) => {
        if (code.findingsIn(design, read, layout).length === 0) leave()
        else setAsked({ code, leave, stay })
      }
      if (agreed.current) leave()
      else if (code) ask(code)
      // The card is still exported if the question fails to load.
      else fetchQuestion().then(ask, leave)
    }
  }

  const question = asked && (
    <asked.code.ProofQuestion
      design={design}
      draft={draft}
      typing={typing}
      onStay={asked.stay}
      onLeave={
        asked.leave &&
        (() => {
          agreed.current = true
          asked.leave?.()
        })
      }
      onClose={() => setAsked(undefined)}
    />
  )
  return {
    gate: gateOf(draft, typing.layout),
    sampleGate: gateOf({ values: {} }),
    check: () => {
      fetchQuestion().then(
        (code) => setAsked({ code }),
        () => {},
      )
    },
    question,
  }
}
