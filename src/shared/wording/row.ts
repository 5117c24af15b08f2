import type { Phrase } from './phrase.ts'

/** A phrase in a table: its language or languages, its words, where they are from, and who says it when. */
export type Row = readonly [
  languages: 'he' | 'yi' | 'en' | 'he yi',
  text: string,
  source: Phrase['source'],
  said?: Pick<Phrase, 'custom' | 'to' | 'moment'>,
]

/** The phrases of one occasion, by what they say. */
export type Rows = Partial<Readonly<Record<Phrase['kind'], readonly Row[]>>>
