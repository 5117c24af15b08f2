import { useState } from 'react'
import { civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { proofStrings } from '#shared/i18n/proof-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { type Finding, withRightWords } from '#shared/proof/finding.ts'
import { proofRead, type ReadDraft } from '#shared/proof/proof-read.ts'
import type { CardText } from '../card/words/texts-of.ts'
import { deviceMoment } from '../day/device-moment.ts'
import { Question } from '../ui/question.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import classes from './proof-question.module.css'

/** What the proof-reader finds in a card today, at the place of this device. */
export function findingsIn(design: CardDesign, draft: ReadDraft) {
  const { place } = deviceMoment()
  return proofRead(design, draft, { today: civilToDayNumber(civilDateOf(new Date())), place })
}

/** The texts of a card, and how they are typed. */
export interface ProofTyping {
  texts: readonly CardText[]
  /** Opens a text, to be typed. */
  open: (text: CardText) => void
  /** Writes a whole text. */
  write: (text: CardText, value: string) => void
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
  const [isCorrected, setCorrected] = useState(false)
  const findings = findingsIn(design, draft)
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
            onCorrect={() => {
              setCorrected(true)
              correct(finding)
            }}
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

  function correct(finding: Finding) {
    const text = textOf(finding.textId)
    if (text) typing.write(text, withRightWords(text.value, finding))
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
  onCorrect: () => void
}

function FindingItem({ design, finding, isOfNames, onCorrect }: ItemProps) {
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
      {finding.right !== undefined && (
        <button type="button" className={classes.correct} onClick={onCorrect}>
          {words.correct} <bdi>{finding.right}</bdi>
        </button>
      )}
    </li>
  )
}
