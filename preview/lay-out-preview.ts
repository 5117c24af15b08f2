import { loadArt } from '#shared/art/families.ts'
import { cardFaces } from '#shared/card/card-faces.ts'
import { type CardLayout, layoutCard } from '#shared/card/layout-card.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { widestFormat } from '#shared/card/share-picture.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { FaceId } from '#shared/text/face.ts'
import { createOutliner, type Outliner } from '../client/export/outline-text.ts'
import './ready-harfbuzz.ts'

export interface OutlinedLayout {
  layout: CardLayout
  /** Path data of the lines. */
  outlines: readonly string[]
}

/** Fonts and glyphs, the same for every request, kept for the life of the isolate. */
let outliner: Outliner | undefined

/**
 * Lays out the words of a card; default format: that of its built share picture.
 *
 * @param fonts serves the files of `public/fonts`
 */
export async function layOutPreview(
  fonts: Fetcher,
  { design, draft }: { design: CardDesign; draft: CardDraft },
): Promise<OutlinedLayout> {
  const layout = layoutCard({
    design,
    draft: { ...draft, format: draft.format ?? widestFormat(design) },
    family: await loadArt(design.art),
    tables: await loadFontTables(cardFaces(design, draft)),
  })
  outliner ??= createOutliner((face) => loadFace(fonts, face))
  return { layout, outlines: await outliner.outline(layout.lines) }
}

async function loadFace(fonts: Fetcher, face: FaceId): Promise<ArrayBuffer> {
  const file = await fonts.fetch(`https://fonts.local/${face}.ttf`)
  if (!file.ok) throw new Error(`the font ${face} could not be loaded: ${file.status}`)
  return file.arrayBuffer()
}
