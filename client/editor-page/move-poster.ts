import type { CardDocument } from '#shared/card.ts'

/** The picture of a card in motion: the built one of a status, where there is one. */
export function movePoster({ formatPictures, summary }: CardDocument) {
  const status = formatPictures.find(({ format }) => format === 'status')
  return { folder: 'cards' as const, ...(status?.picture ?? summary.picture) }
}
