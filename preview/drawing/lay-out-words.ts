import { loadArt } from '#shared/art/families.ts'
import { type CardLayout, layoutCard } from '#shared/card/layout-card.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Outliner } from '../../client/export/outline-text.ts'

export interface OutlinedLayout {
  layout: CardLayout
  /** Path data of the lines. */
  outlines: readonly string[]
}

/** Lays out the words of a card and draws them as outlines. */
export async function layOutWords(
  outliner: Outliner,
  { design, draft }: { design: CardDesign; draft: CardDraft },
): Promise<OutlinedLayout> {
  const layout = layoutCard({
    design,
    draft,
    family: await loadArt(design.art),
    tables: await loadCardTables(design, draft),
  })
  return { layout, outlines: await outliner.outline(layout.lines) }
}
