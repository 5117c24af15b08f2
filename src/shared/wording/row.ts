import type { Phrase } from './phrase.ts'

/**
 * A phrase in a table: its language or languages, its words, their source, who says it, and when.
 */
export type Row = readonly [
  languages: 'he' | 'yi' | 'en' | 'he yi',
  text: string,
  source: Phrase['source'],
  said?: Pick<Phrase, 'customs' | 'to' | 'moment'>,
]

/** The phrases of one occasion, by kind. */
export type Rows = Partial<Readonly<Record<Phrase['kind'], readonly Row[]>>>
