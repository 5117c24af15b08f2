import { startAgainStrings } from '#shared/i18n/start-again-strings.ts'
import { Question } from '../ui/question.tsx'
import { useStrings } from '../ui/use-strings.ts'

export interface StartAgainProps {
  onAgree: () => void
  onClose: () => void
}

/** Asks before all changes of a draft go away. */
export function StartAgainQuestion({ onAgree, onClose }: StartAgainProps) {
  const words = useStrings(startAgainStrings)
  return (
    <Question
      title={words.title}
      answers={[
        { label: words.keep, act: () => {} },
        { label: words.agree, act: onAgree },
      ]}
      onClose={onClose}
    >
      <p>{words.lead}</p>
    </Question>
  )
}
