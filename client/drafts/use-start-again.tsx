import { useState } from 'react'
import { useOnDemand } from '../ui/on-demand.ts'

const fetchQuestion = async () => (await import('./start-again-question.tsx')).StartAgainQuestion

/** Asks before all changes of a draft go away; an undo brings them back. */
export function useStartAgain(onAgree: () => void) {
  const { Part: Question, demand } = useOnDemand(fetchQuestion)
  const [isAsked, setAsked] = useState(false)

  async function startAgain() {
    if (await demand()) setAsked(true)
  }

  const question = isAsked && Question && (
    <Question onAgree={onAgree} onClose={() => setAsked(false)} />
  )
  return { startAgain, question }
}
