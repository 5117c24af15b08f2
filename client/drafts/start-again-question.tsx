import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { Question } from '../ui/question.tsx'
import { useStrings } from '../ui/use-strings.ts'

export interface StartAgainProps {
  onAgree: () => void
  onClose: () => void
}

/** Asks before all changes of a draft go away. */
export function StartAgainQuestion({ onAgree, onClose }: StartAgainProps) {
  const words = useStrings(draftStrings)
  const { title, lead, keep } = words.restart
  return (
    <Question
      title={title}
      answers={[
        { label: keep, act: () => {} },
        { label: words.startAgain, act: onAgree },
      ]}
      onClose={onClose}
    >
      <p>{lead}</p>
    </Question>
  )
}
