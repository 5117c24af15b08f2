import type { CardDocument } from '../card.ts'
import type { Film } from '../video.ts'

/**
 * The card that a film shows, in the film's own words and palette: all that is made of a card can be
 * made of it.
 *
 * @example filmCard(document, { values: { title: 'Mazel tov' } }).design.fields[0].value // 'Mazel tov'
 */
export function filmCard(
  document: CardDocument,
  { values, palette }: Pick<Film, 'values' | 'palette'>,
): CardDocument {
  const { design } = document
  const fields = design.fields.map((field) => ({
    ...field,
    value: values[field.id] ?? field.value,
  }))
  const art = { ...design.art, palette: palette ?? design.art.palette }
  return { ...document, design: { ...design, fields, art } }
}
