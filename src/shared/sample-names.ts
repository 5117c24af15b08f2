import type { CardField } from './card.ts'
import type { CardDraft } from './draft.ts'

type Sample = Pick<CardField, 'id' | 'value'>

interface Design<Field> {
  fields: readonly Field[]
}

/** Ids of the fields for the person who has, gives or receives the simcha. */
export const namingFields: ReadonlySet<string> = new Set([
  'chosson',
  'families',
  'family',
  'husband',
  'kallah',
  'name',
  'parents',
  'to',
  'wife',
])

/** Words of such a field that do not name anybody: 'With love from Bubby and Zaidy'. */
const namelessWord =
  /^(?:a|all|and|bubby|dear|family|friends|from|grandchildren|heartfelt|love|mommy|our|ta|tatty|thanks|the|to|whole|with|your|zaidy|באבי|און|אהבה|אוהבים|אמא|ב?תודה|המשפחה|הורינו|היקרים|זיידי|כל|לאבא|ל?חברינו|ל?סבא|סבתא|עם|&)$/i

/**
 * Names within a sentence of another field: 'בבית משפחת קליין', 'Kiddush for Gitty', 'Mendy is
 * three!'.
 */
const namingWords = [
  /משפח(?:ת|ות) [א-ת]/,
  /מזל טוב,? [א-ת]/,
  /\bfamily\b/i,
  /\b(?:upsherin|kiddush|bris|bar mitzvah|bas mitzvah|vort|l’chaim|wedding|birthday) (?:of|for) (?!the\b|our\b|my\b)[A-Z]/i,
  /^[A-Z][a-z’]+(?: [A-Z][a-z’]+)* is (?:a |an )?[a-z]+!?$/,
]

/** Fields of a design whose sample names a person, a family or a community. */
export function samplesWithNames<Field extends Sample>({ fields }: Design<Field>): Field[] {
  return fields.filter(holdsName)
}

/**
 * Fields of a card that still contain the names of its sample.
 *
 * @example sampleNamesLeft(design, { values: { chosson: 'דוד' } }).map(({ id }) => id) // ['kallah']
 */
export function sampleNamesLeft<Field extends Sample>(
  design: Design<Field>,
  { values }: Pick<CardDraft, 'values'>,
): Field[] {
  return samplesWithNames(design).filter(({ id, value }) => isSame(values[id] ?? value, value))
}

function holdsName({ id, value }: Sample): boolean {
  const words = value.match(/[^\s,.·–!]+/g) ?? []
  if (namingFields.has(id)) return words.some((word) => !namelessWord.test(word))
  return namingWords.some((pattern) => pattern.test(value))
}

function isSame(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
