import { phonesIn } from '../phone/phones-in.ts'
import { namingFields } from '../sample-names.ts'
import type { Finding, ProofText } from './finding.ts'

/** Phone numbers with too few or too many digits. */
export function wrongPhones(texts: readonly ProofText[]): Finding[] {
  return texts.flatMap(({ id, value }) =>
    phonesIn(value)
      .filter(({ isWhole }) => !isWhole)
      .map(({ words }): Finding => ({ rule: 'phone', textId: id, words })),
  )
}

/** Names as they are not written out, and the usual way to write them. */
const divineNames = [
  ['יהוה', 'ה׳'],
  ['אדני', 'ה׳'],
  ['אלוהינו', 'אלוקינו'],
  ['אלהינו', 'אלקינו'],
  ['אלוהיכם', 'אלוקיכם'],
  ['אלהיכם', 'אלקיכם'],
  ['אלוהים', 'אלוקים'],
  ['אלהים', 'אלקים'],
  ['אלוהי', 'אלוקי'],
  ['אלהי', 'אלקי'],
  ['צבאות', 'צבקות'],
] as const

/** Divine Names that are written out. Other words around them stay as they are. */
export function divineNamesIn(texts: readonly ProofText[]): Finding[] {
  return texts.flatMap(({ id, value }) => {
    const letters = value.replace(/\p{M}/gu, '')
    return divineNames.flatMap(([name, usual]): Finding[] => {
      // A pattern takes longer to make than to find.
      const [words, before = ''] = (letters.includes(name) && alone(name).exec(value)) || []
      if (words === undefined) return []
      return [{ rule: 'divine-name', textId: id, words, right: `${withoutPoints(before)}${usual}` }]
    })
  })
}

/** A pattern for a name as a word, with the letters before it that are prefixes. */
function alone(name: string): RegExp {
  const before = '(?<![\\p{L}\\p{M}׳״])((?:[ובכלמשה]\\p{M}*){0,2})'
  return new RegExp(`${before}(${withPoints(name)})(?![\\p{L}\\p{M}׳״])`, 'u')
}

/** A pattern for letters with any points after each. */
function withPoints(name: string): string {
  return [...name].map((letter) => `${letter}\\p{M}*`).join('')
}

const invitesToBris =
  /(?:הנכם |הינכם |אתם )?(?:מוזמנים|מוזמן|מזמינים|נזמין|להזמין|להזמינכם)|\b(?:you are )?(?:cordially )?invite[sd]?\b|\bplease join us\b|איינגעלאדן|לאדן (?:מיר )?אי(?:י)?ך/i

/** On a bris card, words that invite; custom announces, since nobody refuses such an invitation. */
export function invitationsToBris(texts: readonly ProofText[]): Finding[] {
  return texts.flatMap(({ id, value }): Finding[] => {
    const [words] = invitesToBris.exec(value) ?? []
    return words === undefined ? [] : [{ rule: 'bris-invitation', textId: id, words }]
  })
}

interface Word {
  textId: string
  word: string
}

/** Names that differ in such a letter and are two names. */
const twoNames = [
  ['שרה', 'שירה'],
  ['דנה', 'דינה'],
  ['חנה', 'חינה'],
  ['רנה', 'רינה'],
  ['אלון', 'אילן'],
]

/** Names too short for a rule, in two spellings. */
const oneName = [['דוד', 'דויד']]

/** A name that stands in two spellings: 'יעקב' and 'יעקוב', 'Goldberg' and 'Goldburg'. */
export function twoSpellings(texts: readonly ProofText[]): Finding[] {
  const naming = texts.filter(({ id }) => namingFields.has(id) || id === 'place')
  const words = naming.flatMap(({ id, value }) =>
    (value.match(/[\p{L}\p{M}׳״’]+/gu) ?? []).map((word): Word => ({ textId: id, word })),
  )
  return words.flatMap(({ textId, word }, index): Finding[] => {
    const first = words.slice(0, index).find((other) => isOtherSpelling(other.word, word))
    if (!first) return []
    return [{ rule: 'two-spellings', textId, words: word, against: first.word, right: first.word }]
  })
}

function isOtherSpelling(one: string, other: string): boolean {
  const [plainOne, plainOther] = [withoutPoints(one), withoutPoints(other)]
  if (plainOne === plainOther) return false
  const arePair = (pair: readonly string[]) => pair.includes(plainOne) && pair.includes(plainOther)
  if (twoNames.some(arePair)) return false
  if (oneName.some(arePair)) return true
  const key = keyOf(plainOne)
  return key !== undefined && key === keyOf(plainOther)
}

function withoutPoints(word: string): string {
  return word.normalize('NFC').replace(/\p{M}/gu, '').replace(/’/g, '׳')
}

/** What stays when letters that only help to read are left out; undefined for a short word. */
function keyOf(word: string): string | undefined {
  if (/^[A-Z]/.test(word)) return latinKey(word)
  if (!/^[א-ת]{3,}$/.test(word)) return undefined
  const inside = word.slice(1, -1).replace(/[וי]/g, '')
  const rest = inside.length >= 4 ? inside.replace(/[אע]/g, '') : inside
  const key = `${word.slice(0, 1)}${rest}${word.slice(-1)}`
  return key.length >= 3 ? key : undefined
}

/** Surnames and given names of five letters or more, without the vowels after the first letter. */
function latinKey(word: string): string | undefined {
  if (word.length < 5) return undefined
  const key = word.slice(0, 1) + word.slice(1, -1).replace(/[aeiouy]/g, '') + word.slice(-1)
  return key.length >= 4 ? key.replace(/(.)\1/g, '$1') : undefined
}
