import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { loadHands } from '../lettering/load-hands.ts'
import type { FontTables } from '../text/font-table.ts'
import { cardFaces } from './card-faces.ts'
import { loadFontTables } from './load-font-tables.ts'

/**
 * What the layout of a card needs to know of its letters: the tables of all faces that it can use,
 * and the hands of its drawn lettering.
 *
 * @example layoutCard({ design, draft, family, tables: await loadCardTables(design, draft) })
 */
export async function loadCardTables(design: CardDesign, draft?: CardDraft): Promise<FontTables> {
  const ids = design.layers.flatMap(({ drawn }) => drawn?.hand ?? [])
  const [tables, hands] = await Promise.all([
    loadFontTables(cardFaces(design, draft)),
    loadHands(ids),
  ])
  return { ...tables, hands }
}
