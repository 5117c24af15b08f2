import type { DateLanguage } from '../calendar/weekday-name.ts'
import { holidayPhrases } from './holiday-phrases.ts'
import type { Phrase, PhraseKind } from './phrase.ts'
import type { Row, Rows } from './row.ts'
import { invitations, simchaPhrases, thanks } from './simcha-phrases.ts'
import { wishPhrases } from './wish-phrases.ts'

interface PhraseQuery {
  /** Slugs of a design's categories; phrases of any of them fit the design. */
  categories: readonly string[]
  kinds: readonly PhraseKind[]
  /** Longer ones are left out; UTF-16 units. */
  maxLength: number
}

/**
 * The phrases for a field, each once, by kind in the requested order. Within a kind, those that are
 * not proofread come last.
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

/** Whether a page or a proofreader confirms it. */
export function isProofed({ source }: Phrase): boolean {
  return source !== 'usage'
}

/**
 * The likely language of a field: that of its current text, if its letters show it.
 *
 * @param language of the design
 * @example languageOf('Mazel Tov', 'he') // 'en'
 */
export function languageOf(text: string, language: string): DateLanguage {
  if (/[a-z]/i.test(text)) return 'en'
  return language === 'yi' || (language === 'en' && text === '') ? language : 'he'
}

/**
 * A yahrzeit or a wish is not a simcha: it has no invitations and no thanks. An announced simcha has only its
 * own invitations.
 */
function rowsOf(slug: string, isAnnounced: boolean): Rows {
  const simcha = simchaPhrases[slug]
  if (!simcha) return holidayPhrases[slug] ?? wishPhrases[slug] ?? {}
  const general = isAnnounced ? [] : invitations
  return { ...simcha, invite: [...(simcha.invite ?? []), ...general], thanks }
}

function toPhrase(kind: PhraseKind, [languages, text, source, said]: Row): Phrase {
  const spoken = languages === 'he yi' ? (['he', 'yi'] as const) : [languages]
  return { kind, languages: spoken, text, source, ...said }
}
