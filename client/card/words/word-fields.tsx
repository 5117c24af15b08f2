import type { ReactNode } from 'react'
import type { CardProblem } from '#shared/card/layout-card.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { problemMessage } from './problem-message.ts'
import type { CardText } from './texts-of.ts'
import { WordField } from './word-field.tsx'
import classes from './word-fields.module.css'

interface WordFieldsProps {
  texts: readonly CardText[]
  problems: readonly CardProblem[]
  inputId: (id: string) => string
  /** Buttons at the end of a field's label. */
  toolsOf: (text: CardText) => ReactNode
  /** Under the field whose style is open. */
  panelOf: (text: CardText) => ReactNode
  onType: (text: CardText, value: string) => void
  onSelect: (id: string) => void
}

/** A field for each text, in the order of the lines. */
export function WordFields(props: WordFieldsProps) {
  const words = useStrings(cardStrings)
  const { texts, problems, inputId, toolsOf, panelOf, onType, onSelect } = props
  return (
    <fieldset className={classes.words}>
      <legend className="visually-hidden">{words.words}</legend>
      {texts.map((text) => (
        <WordField
          key={text.id}
          text={text}
          problems={problems
            .filter(({ field }) => field === text.id)
            .flatMap((problem) => problemMessage(problem, words))}
          inputId={inputId(text.id)}
          tools={toolsOf(text)}
          panel={panelOf(text)}
          onType={(value) => onType(text, value)}
          onSelect={() => onSelect(text.id)}
        />
      ))}
    </fieldset>
  )
}
