import type { ReactNode } from 'react'
import type { CardProblem } from '#shared/card/layout-card.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import type { DraftSession } from '../../drafts/draft-session.ts'
import type { LineKeyboard } from '../../keyboard/line-keyboard.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { problemMessage } from './problem-message.ts'
import type { CardText } from './texts-of.ts'
import { WordField } from './word-field.tsx'
import classes from './word-fields.module.css'

interface WordFieldsProps {
  session: DraftSession
  texts: readonly CardText[]
  problems: readonly CardProblem[]
  inputId: (id: string) => string
  /** Buttons at the end of a field's label. */
  toolsOf: (text: CardText) => ReactNode
  /** Suggestions for a field. */
  chipsOf: (text: CardText) => ReactNode
  keyboardOf: (text: CardText) => LineKeyboard | undefined
  onType: (text: CardText, value: string) => void
  onSelect: (id: string) => void
  /** After the last line. */
  onEnd: () => void
}

/** A field for each text, in the order of the lines. */
export function WordFields(props: WordFieldsProps) {
  const words = useStrings(cardStrings)
  const { texts, problems, inputId, toolsOf, chipsOf, onType, onSelect, onEnd } = props
  return (
    <fieldset className={classes.words} data-lines>
      <legend className="visually-hidden">{words.words}</legend>
      {texts.map((text, i) => (
        <WordField
          key={text.id}
          session={props.session}
          text={text}
          place={{ line: i + 1, lines: texts.length }}
          problems={problems
            .filter(({ field }) => field === text.id)
            .flatMap((problem) => problemMessage(problem, words))}
          full={words.full}
          inputId={inputId(text.id)}
          tools={toolsOf(text)}
          chips={chipsOf(text)}
          keyboard={props.keyboardOf(text)}
          onType={(value) => onType(text, value)}
          onSelect={() => onSelect(text.id)}
          onEnd={onEnd}
        />
      ))}
    </fieldset>
  )
}
