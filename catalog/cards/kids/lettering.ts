import type { CardSource, Lettering } from '../compose-card.ts'

/** Round letters in two weights. */
export const lettering = {
  title: { faces: ['fredoka-600'], sizes: [92, 172], gap: 40, maxLines: 2, ink: 'title' },
  /** One line of three words: two lines would fill the sheet. */
  longTitle: { faces: ['fredoka-600'], sizes: [92, 132], gap: 40, maxLines: 2, ink: 'title' },
  second: { faces: ['fredoka-500'], sizes: [46, 72], gap: 40, maxLines: 2, ink: 'accent' },
  name: { faces: ['fredoka-600'], sizes: [54, 96], gap: 46, maxLines: 2, ink: 'name' },
  line: { faces: ['fredoka-500'], sizes: [42, 50], gap: 36, maxLines: 2, ink: 'body' },
  small: { faces: ['fredoka-500'], sizes: [42, 54], gap: 36, maxLines: 2, ink: 'quiet' },
} as const satisfies Lettering

type Rank = keyof typeof lettering

/** Fredoka has no Yiddish vowels. */
export const inYiddish: Lettering<Rank> = {
  title: { ...lettering.title, faces: ['heebo-800'] },
  longTitle: { ...lettering.longTitle, faces: ['heebo-800'] },
  second: { ...lettering.second, faces: ['heebo-500'] },
  name: { ...lettering.name, faces: ['heebo-800'] },
  line: { ...lettering.line, faces: ['heebo-500'] },
  small: { ...lettering.small, faces: ['heebo-500'] },
}

export type KidsCard = CardSource<Rank>
