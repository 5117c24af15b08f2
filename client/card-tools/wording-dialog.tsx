import { useState } from 'react'
import type { DateLanguage } from '#shared/calendar/weekday-name.ts'
import type { CardDesign } from '#shared/card.ts'
import { customOf } from '#shared/custom/custom.ts'
import { wordingStrings } from '#shared/i18n/wording-strings.ts'
import type { Phrase, PhraseKind } from '#shared/wording/phrase.ts'
import { isProofed, languageOf, phrasesFor } from '#shared/wording/phrases-for.ts'
import { useStrings } from '../ui/use-strings.ts'
import { Choices } from './choices.tsx'
import { ToolDialog, type ToolDialogProps } from './tool-dialog.tsx'
import classes from './wording-dialog.module.css'

interface WordingDialogProps extends ToolDialogProps {
  kinds: readonly PhraseKind[]
  /** The current text of the field. */
  value: string
  design: Pick<CardDesign, 'categories' | 'language'>
  maxLength: number
  /** The custom of the draft. */
  custom: string | undefined
  onWrite: (text: string) => void
}

/** Customary phrases for a field, in their own script. */
export function WordingDialog(props: WordingDialogProps) {
  const words = useStrings(wordingStrings)
  const { kinds, value, design, maxLength, custom, onWrite, ...frame } = props
  const [language, setLanguage] = useState(() => languageOf(value, design.language))
  const { categories } = design
  const phrases = phrasesFor({
    ...{ categories, kinds, maxLength, custom: customOf(custom) },
  }).filter(({ languages }) => languages.includes(language))
  const proofed = phrases.filter(isProofed)
  const inUse = phrases.filter((phrase) => !isProofed(phrase))
  const list = { value, language, onWrite }
  return (
    <ToolDialog {...frame} title={words.title} lead={words.lead} closeLabel={words.close}>
      <Choices
        legend={words.language}
        options={languages.map((each) => [each, words.languages[each]])}
        chosen={language}
        onChoose={setLanguage}
      />
      {phrases.length === 0 && <p className={classes.note}>{words.none}</p>}
      {kinds.map((kind) => (
        <PhraseList
          key={kind}
          {...list}
          title={words.kinds[kind]}
          phrases={proofed.filter((phrase) => phrase.kind === kind)}
        />
      ))}
      <PhraseList {...list} title={words.usage} phrases={inUse} />
    </ToolDialog>
  )
}

const languages = ['he', 'yi', 'en'] as const

interface PhraseListProps {
  title: string
  phrases: readonly Phrase[]
  language: DateLanguage
  value: string
  onWrite: (text: string) => void
}

function PhraseList({ title, phrases, language, value, onWrite }: PhraseListProps) {
  if (phrases.length === 0) return null
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.phrases}>
        {phrases.map((phrase) => (
          <li key={phrase.text}>
            <button
              className={classes.phrase}
              type="button"
              aria-pressed={phrase.text === value}
              onClick={() => onWrite(phrase.text)}
            >
              <bdi className={classes.words} lang={language}>
                {phrase.text}
              </bdi>
              <Said phrase={phrase} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By whom, to whom and when it is said, where that is not universal. */
function Said({ phrase }: { phrase: Phrase }) {
  const { customs: names, addressees, moments } = useStrings(wordingStrings)
  const { customs = [], to, moment } = phrase
  const said = [
    ...customs.map((custom) => names[custom]),
    to && addressees[to],
    moment && moments[moment],
  ].filter(Boolean)
  return said.length > 0 && <span className={classes.said}>{said.join(' · ')}</span>
}
