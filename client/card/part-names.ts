import type { CardDraft } from '#shared/draft.ts'
import type { EditorStrings } from '#shared/i18n/editor-strings.ts'
import type { PartName } from './handles/pose.ts'
import type { CardText } from './words/texts-of.ts'

/** Names of the parts of a card: a text has the name of its field, an object its number. */
export function partNames(
  texts: readonly CardText[],
  { photos = [], stickers = [] }: CardDraft,
  words: EditorStrings,
) {
  const numberIn = (all: readonly { id: string }[], id: string) =>
    all.findIndex((each) => each.id === id) + 1
  return ({ id, kind }: PartName): string => {
    if (kind === 'sticker') return words.sticker(numberIn(stickers, id))
    if (kind === 'photo' || kind === 'room') {
      const number = numberIn(photos, id)
      return number ? words.photo(number) : words.addPhoto
    }
    return texts.find((text) => text.id === id)?.label ?? id
  }
}
