import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { EditorStrings } from '#shared/i18n/editor-strings.ts'
import type { Language } from '#shared/i18n/language.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { maxDraftTextLength } from '#shared/text-bounds.ts'
import { withAdded, withValue } from '../edit-draft.ts'

/** A text of the card, as its form field shows it. */
export interface CardText {
  /** For a text of the design, the id of its field. */
  id: string
  kind: 'layer' | 'added'
  label: string
  hint: string | undefined
  /** Shares a row of the form with its neighbour. */
  half: boolean
  value: string
  /** The text to be typed over. */
  example: string
  /** In UTF-16 units. */
  maxLength: number
  severalLines: boolean
}

/** The language of the page, and its words. */
interface InLanguage {
  language: Language
  words: EditorStrings
}

/** The texts of the design in the order of the lines, then those that the visitor added. */
export function textsOf(design: CardDesign, draft: CardDraft, page: InLanguage): CardText[] {
  return [...designTexts(design, draft, page), ...addedTexts(draft, page)]
}

/** What a draft says in the place of a text. */
export function textIn(draft: CardDraft, { id, kind, example }: CardText): string {
  const text = kind === 'added' ? draft.added?.find((one) => one.id === id)?.text : draft.values[id]
  return text ?? example
}

export function withText(draft: CardDraft, { id, kind }: CardText, value: string): CardDraft {
  return kind === 'added' ? withAdded(draft, id, { text: value }) : withValue(draft, id, value)
}

/** Replaces the values of some texts, by id. */
export function withTexts(
  draft: CardDraft,
  texts: readonly CardText[],
  values: Readonly<Record<string, string>>,
): CardDraft {
  return texts.reduce((next, text) => {
    const value = values[text.id]
    return value === undefined ? next : withText(next, text, value)
  }, draft)
}

function designTexts(design: CardDesign, draft: CardDraft, { language }: InLanguage): CardText[] {
  return design.layers.flatMap((layer): CardText[] => {
    const field = design.fields.find(({ id }) => id === layer.field)
    if (!field) return []
    const value = draft.values[field.id] ?? field.value
    return [
      {
        id: field.id,
        kind: 'layer',
        label: titleIn(field.label, language),
        hint: field.hint && titleIn(field.hint, language),
        half: field.half,
        value,
        example: field.value,
        maxLength: field.maxLength,
        severalLines: layer.maxLines > 1 && layer.place === 'stack',
      },
    ]
  })
}

function addedTexts({ added = [] }: CardDraft, { words }: InLanguage): CardText[] {
  return added.map(({ id, text, bend = 0 }, i) => ({
    id,
    kind: 'added',
    label: words.addedText(i + 1),
    hint: undefined,
    half: false,
    value: text,
    example: words.newText,
    maxLength: maxDraftTextLength,
    severalLines: bend === 0,
  }))
}
