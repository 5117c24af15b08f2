import type { Path } from '../art/path.ts'
import type { FontTable } from '../text/font-table.ts'

/** Hands that a nib has written, with composed titles. */
export const penHandIds = ['quill', 'brush', 'monoline', 'ashkenaz'] as const

export type PenHandId = (typeof penHandIds)[number]

/** The hands of drawn lettering. */
export const handIds = [...penHandIds, 'wood'] as const

export type HandId = (typeof handIds)[number]

/**
 * A hand in its file. Lengths are thousandths of an em, y downwards from the base line; the ink of
 * a letter begins at x = 0.
 */
export interface StoredHand {
  /** Path data by letter; a letter with a flag has its reach after it: `ל900`. */
  letters: Readonly<Record<string, string>>
  /** Everything right of it moves when the letter is stretched. */
  stretchX: Readonly<Record<string, number>>
  /**
   * White between a letter and the next, in the order of `letters`: rows by the first. Of type: the
   * white left and right of each letter.
   */
  gaps: readonly (readonly number[])[] | Readonly<Record<string, readonly [number, number]>>
  wordGap: number
  /** By text: its forms, of one line and of two. */
  titles: Readonly<Record<string, readonly StoredForm[]>>
  measure?: Measure
}

/** How far letters can be narrowed and widened to fill their line: shares of their width. */
export interface Measure {
  least: number
  most: number
}

/** Letters in reading order. */
export type StoredForm = readonly (readonly [letter: string, x: number, y: number, more?: number])[]

/** A hand ready to write. */
export interface Hand {
  id: HandId
  letters: Readonly<Record<string, Path>>
  /** Its letters as if they were a face, for setting words that are not among its titles. */
  table: FontTable
  titles: ReadonlyMap<string, readonly DrawnWords[]>
  /** Of type whose letters are narrowed or widened until each line fills the width. */
  measure?: Measure
}

/** Words as outlines, in thousandths of an em from the left end of their base line. */
export interface DrawnWords {
  /** One path each, in reading order, without overlaps. */
  letters: readonly Path[]
  ink: { left: number; right: number; top: number; bottom: number }
}

/** Hands by their ids, loaded for the designs that name them. */
export type Hands = Readonly<Partial<Record<HandId, Hand>>>
