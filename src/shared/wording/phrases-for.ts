import type { DateLanguage } from '../calendar/weekday-name.ts'
import { holidayPhrases } from './holiday-phrases.ts'
import type { Phrase, PhraseKind } from './phrase.ts'
import type { Row, Rows } from './row.ts'
import { invitations, simchaPhrases, thanks } from './simcha-phrases.ts'

interface PhraseQuery {
  /** Slugs of a design's categories; what belongs to one of them belongs to the design. */
  categories: readonly string[]
  kinds: readonly PhraseKind[]
  /** Longer ones are left out; UTF-16 units. */
  maxLength: number
}

/**
 * The phrases that a field can be filled with, each once, by kind in the order asked for; those that
 * still await a proof-reader come after the others of their kind.
 *
 * @example phrasesFor({ categories: ['purim'], kinds: ['wish'], maxLength: 80 })[0]?.text
 *   // 'Wishing you a Purim full of joy'
 */
export function phrasesFor({ categories, kinds, maxLength }: PhraseQuery): Phrase[] {
  const isAnnounced = categories.some((slug) => simchaPhrases[slug]?.announce)
  const all = kinds.flatMap((kind) => {
    const phrases = categories.flatMap((slug) =>
      (rowsOf(slug, isAnnounced)[kind] ?? []).map((row) => toPhrase(kind, row)),
    )
    return [...phrases.filter(isProofed), ...phrases.filter((phrase) => !isProofed(phrase))]
  })
  return all.filter(
    ({ text }, index) =>
      text.length <= maxLength && all.findIndex((other) => other.text === text) === index,
  )
}

/** Whether a page or a reader vouches for it. */
export function isProofed({ source }: Phrase): boolean {
  return source !== 'usage'
}

/**
 * The language that a field is most likely to be filled in: that of what stands there, as far as
 * letters tell.
 *
 * @param language of the design
 * @example languageOf('Mazel Tov', 'he') // 'en'
 */
export function languageOf(text: string, language: string): DateLanguage {
  if (/[a-z]/i.test(text)) return 'en'
  return language === 'yi' || (language === 'en' && text === '') ? language : 'he'
}

/**
 * A yahrzeit is no simcha: none is invited to it, and no thanks are sent for it. What is announced
 * has only invitations of its own.
 */
function rowsOf(slug: string, isAnnounced: boolean): Rows {
  const simcha = simchaPhrases[slug]
  if (!simcha) return holidayPhrases[slug] ?? {}
  const general = isAnnounced ? [] : invitations
  return { ...simcha, invite: [...(simcha.invite ?? []), ...general], thanks }
}

function toPhrase(kind: PhraseKind, [languages, text, source, said]: Row): Phrase {
  const spoken = languages === 'he yi' ? (['he', 'yi'] as const) : [languages]
  return { kind, languages: spoken, text, source, ...said }
}
