import type { CardField } from '#shared/card.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { Question } from '../ui/question.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
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
  const language = useLanguage()
  const { names: words } = useStrings(outStrings)
  return (
    <Question
      title={words.title}
      answers={[
        { label: words.write, act: onWrite },
        { label: words.anyway, act: onLeave },
      ]}
      onClose={onClose}
    >
      <dl className={classes.names}>
        {fields.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{titleIn(label, language)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Question>
  )
}
