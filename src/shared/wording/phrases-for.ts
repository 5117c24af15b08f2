import type { DateLanguage } from '../calendar/weekday-name.ts'
import type { Custom } from '../custom/custom.ts'
import { inCustom } from '../custom/word-forms.ts'
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
  /** Its phrases come first, and all are in its spelling. */
  custom?: Custom | undefined
}

/**
 * The phrases for a field, each once, by kind in the requested order. Within a kind, those that are
 * not proofread come last; with a custom its own come first, and those of others last of all.
 *
 * @example phrasesFor({ categories: ['purim'], kinds: ['wish'], maxLength: 80 })[0]?.text
 *   // 'Wishing you a Purim full of joy'
 */
export function phrasesFor({ categories, kinds, maxLength, custom }: PhraseQuery): Phrase[] {
  const isAnnounced = categories.some((slug) => simchaPhrases[slug]?.announce)
  const all = kinds.flatMap((kind) => {
    const phrases = categories.flatMap((slug) =>
      (rowsOf(slug, isAnnounced)[kind] ?? []).map((row) => toPhrase(kind, row, custom)),
    )
    const rank = (phrase: Phrase) => 2 * nearness(phrase, custom) + (isProofed(phrase) ? 0 : 1)
    return phrases.sort((one, other) => rank(one) - rank(other))
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

/** 0 is said by the custom alone, 1 by all, 2 by others. */
function nearness({ customs }: Phrase, custom: Custom | undefined): number {
  if (!customs || !custom) return 1
  return customs.includes(custom) ? 0 : 2
}

function toPhrase(
  kind: PhraseKind,
  [languages, written, source, said]: Row,
  custom: Custom | undefined,
): Phrase {
  const isOfOthers = said?.customs && custom && !said.customs.includes(custom)
  const text = isOfOthers || languages === 'yi' ? written : inCustom(written, custom)
  const spoken = languages === 'he yi' ? (['he', 'yi'] as const) : [languages]
  return { kind, languages: spoken, text, source, ...said }
}
