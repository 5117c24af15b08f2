import { useState } from 'react'
import { civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { proofStrings } from '#shared/i18n/proof-strings.ts'
import { smallLetterStrings } from '#shared/i18n/small-letter-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { type Finding, withRightWords } from '#shared/proof/finding.ts'
import { proofRead, type ReadDraft } from '#shared/proof/proof-read.ts'
import {
  smallLetterFindings,
  smallOnPaper,
  withLargerLetters,
} from '#shared/proof/small-letters.ts'
import type { CardText } from '../card/words/texts-of.ts'
import { placeOfDevice } from '../card-tools/place-of-device.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { Question } from '../ui/question.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import classes from './proof-question.module.css'

/** What the proof-reader finds in a card today, at the place of this device. */
export function findingsIn(
  design: CardDesign,
  draft: ReadDraft,
  layout: ProofTyping['layout'],
): Finding[] {
  const today = civilToDayNumber(civilDateOf(new Date()))
  return [
    ...proofRead(design, draft, { today, place: placeOfDevice() }),
    ...smallLetterFindings(smallOnPaper(layout)),
  ]
}

/** The texts of a card, and how they are typed. */
export interface ProofTyping {
  texts: readonly CardText[]
  /** Opens a text, to be typed. */
  open: (text: CardText) => void
  /** Writes a whole text. */
  write: (text: CardText, value: string) => void
  edit: EditDraft
  /** As the visitor sees it; undefined before it is made. */
  layout: CardLayout | undefined
}

interface QuestionProps {
  design: CardDesign
  draft: CardDraft
  typing: ProofTyping
  /** Called before a text is opened. */
  onStay: (() => void) | undefined
  /** Called within the tap, as shares and copies require; undefined where nothing is exported. */
  onLeave: (() => void) | undefined
  onClose: () => void
}

/** Shows what the proof-reader found, each with its correction, and asks whether to continue. */
export function ProofQuestion({ design, draft, typing, ...ways }: QuestionProps) {
  const words = useStrings(proofStrings)
  const letters = useStrings(smallLetterStrings)
  const [isCorrected, setCorrected] = useState(false)
  const findings = findingsIn(design, draft, typing.layout)
  const isOfNames = findings.every(({ rule }) => rule === 'sample-name')
  const [first] = findings
  const back = { label: words.back, act: () => {} }
  // After a correction the export would be of the card as it was.
  const last = ways.onLeave && !isCorrected ? { label: words.anyway, act: ways.onLeave } : back
  return (
    <Question
      title={first ? (isOfNames ? words.sampleNames : words.title) : words.nothing}
      answers={first ? [writeAnswer(first), last] : [back]}
      onClose={ways.onClose}
    >
      <ul className={classes.findings} aria-live="polite">
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.textId} ${finding.rule} ${finding.words}`}
            design={design}
            finding={finding}
            isOfNames={isOfNames}
            correction={correctionOf(finding)}
            onCorrected={() => setCorrected(true)}
          />
        ))}
      </ul>
    </Question>
  )

  function writeAnswer({ rule, textId }: Finding) {
    const label = rule === 'sample-name' ? words.writeNames : words.write
    const act = () => {
      ways.onStay?.()
      const text = textOf(textId)
      if (text) typing.open(text)
    }
    return { label, act }
  }

  function correctionOf(finding: Finding): Correction | undefined {
    const { rule, textId, right } = finding
    if (rule === 'small-letters') {
      const small = smallOnPaper(typing.layout).find((one) => one.textId === textId)
      const larger = small && withLargerLetters(draft, small)
      return larger && { label: letters.enlarge, act: () => typing.edit(() => larger) }
    }
    const text = textOf(textId)
    if (right === undefined || !text) return undefined
    const act = () => typing.write(text, withRightWords(text.value, finding))
    return { label: words.correct, right, act }
  }

  function textOf(textId: string) {
    return typing.texts.find(({ id }) => id === textId)
  }
}

interface ItemProps {
  design: CardDesign
  finding: Finding
  /** The title gives the reason. */
  isOfNames: boolean
  /** Undefined where only the visitor knows what is right. */
  correction: Correction | undefined
  onCorrected: () => void
}

interface Correction {
  label: string
  /** The words that it writes. */
  right?: string
  act: () => void
}

function FindingItem({ design, finding, isOfNames, correction, onCorrected }: ItemProps) {
  const language = useLanguage()
  const words = useStrings(proofStrings)
  const field = design.fields.find(({ id }) => id === finding.textId)
  return (
    <li className={classes.finding}>
      {field && <span className={classes.label}>{titleIn(field.label, language)}</span>}
      <span className={classes.words}>
        <bdi>{finding.words}</bdi>
      </span>
      {!isOfNames && (
        <p className={classes.reason}>{words.reasons[finding.rule](finding.against ?? '')}</p>
      )}
      {correction && (
        <button
          type="button"
          className={classes.correct}
          onClick={() => {
            onCorrected()
            correction.act()
          }}
        >
          {correction.label} {correction.right !== undefined && <bdi>{correction.right}</bdi>}
        </button>
      )}
    </li>
  )
}
